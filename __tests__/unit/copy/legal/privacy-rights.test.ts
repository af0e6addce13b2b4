import { privacyNotice } from '@/copy/legal/privacy-notice';
import { fillTokens } from '@/lib/fill-tokens';
import { loadCopyTexts, textsIn } from '@test/support/content/copy-texts';

const suffixes = ['En', 'Hk', 'Cn'] as const;
const bodyOf = (section: string, suffix: (typeof suffixes)[number]): string =>
  privacyNotice.flatMap((block) =>
    block.type === 'prose' && block.id === section ? [block[`body${suffix}`]] : [],
  )[0] ?? '';

// Personal Information Protection Law of the mainland, articles 44 to 50, and 39 for the recipient outside it.
const mainlandRights = {
  En: [/know and decide/, /see and copy/, /move it/, /correct/, /deleted/, /person decide/],
  Hk: [/知情及決定/, /查閱及複製/, /轉移/, /更正及補充/, /刪除/, /改由職員處理/],
  Cn: [/知情和决定/, /查阅和复制/, /转移/, /更正和补充/, /删除/, /由人工处理/],
} as const;

describe.each(suffixes)('The privacy notice in %s', (suffix) => {
  it('names the rights that mainland law gives, the recipient and when it answers', () => {
    const text = bodyOf('mainland-visitors', suffix);
    for (const right of mainlandRights[suffix]) expect(text).toMatch(right);
    for (const token of ['{brand}', '{hotline}', '{promise.mainlandDataAnswer}'])
      expect(text).toContain(token);
  });

  it('names the officer who answers, with the address', () => {
    const filled = fillTokens(bodyOf('contact', suffix), {
      brand: 'B',
      address: '1 Queen’s Road',
      email: 'dpo@lender.example',
      hotline: '3000 0000',
    });
    expect(filled).toMatch(/Data Protection Officer|資料保護主任|个人信息保护负责人/);
    for (const way of ['1 Queen’s Road', 'dpo@lender.example', '3000 0000'])
      expect(filled).toContain(way);
  });

  it('leaves it to the terms to say, once on the site, which language prevails', async () => {
    const saying = textsIn(await loadCopyTexts(), suffix).filter(({ text }) =>
      /English (?:version|one) prevails|以英文版本[為为]/.test(text),
    );
    expect(saying.map(({ path }) => path.split('.').slice(0, 2).join('.'))).toEqual([
      'pages.terms-and-cond',
    ]);
  });
});
