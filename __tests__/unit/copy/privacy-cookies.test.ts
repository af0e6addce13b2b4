import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyCookies } from '@/copy/pages/privacy.rights';

/** Names of cookies in the source: objects that also say for how long, and what the browser's own code keeps. */
function cookieNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /name: '(\w+)', path: '[^']*', maxAgeSeconds/g,
        ),
      ].map(([, name = '']) => name),
    );
}

describe('The cookie table of the privacy page', () => {
  const listed =
    privacyCookies.type === 'table'
      ? privacyCookies.rows.map(({ cells }) => cells[0]?.textEn ?? '')
      : [];

  it('names every cookie that the API sets', () => {
    const set = cookieNames('src/backoffice');
    expect(set).toEqual(
      expect.arrayContaining(['otp_challenge', 'proof_token', 'draft_token', 'contact_token']),
    );
    expect(set.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('names those of the pages', () => {
    expect(listed).toEqual(
      expect.arrayContaining([
        'login_token',
        'lang',
        'consent',
        'notification{_id}',
        'utm_source, utm_medium, utm_campaign',
        '_GRECAPTCHA',
      ]),
    );
  });
});
