import { readFileSync } from 'node:fs';
import { filesUnder } from '@test/architecture/source-graph';
import { privacyNotice } from '@/copy/legal/privacy-notice';

/** Names in the back office's cookie definitions: `const draftCookie = { name: 'draft_token', … }`. */
function cookieNames(): string[] {
  return filesUnder('src/backoffice')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/const \w*Cookie = \{([^}]*)\}/g)].flatMap(
        ([, fields = '']) => /\bname:\s*['"](\w+)['"]/.exec(fields)?.[1] ?? [],
      ),
    );
}

describe('The cookie table of the privacy page', () => {
  const listed = privacyNotice
    .flatMap((block) => (block.type === 'table' && block.id === 'cookies' ? block.rows : []))
    .map(({ cells }) => cells[0]?.textEn ?? '');

  it('names every cookie that the API sets, but those of the lender’s own staff', () => {
    const set = cookieNames();
    expect(set).toEqual(
      expect.arrayContaining([
        'login_token',
        'otp_challenge',
        'proof_token',
        'draft_token',
        'contact_token',
      ]),
    );
    expect(set.filter((name) => !listed.includes(name)).sort()).toEqual([
      'desk_ceremony',
      'desk_token',
      'desk_work_account',
    ]);
  });

  it('names those of the pages', () => {
    expect(listed).toEqual(
      expect.arrayContaining([
        'login_token',
        'lang',
        'consent',
        'notification{_id}',
        'utm_source, utm_medium, utm_campaign',
        'first_touch, last_touch',
        'Names beginning with test_',
        '_GRECAPTCHA',
      ]),
    );
  });
});
