import { speculationRules } from '@/server/document/speculation-rules';

describe('The rules for pages that browsers prepare', () => {
  const [{ where, eagerness }] = JSON.parse(speculationRules).prerender;
  const [{ href_matches: patterns }, { not }] = where.and;
  const isPrepared = (path: string): boolean =>
    patterns.some((pattern: string) =>
      new RegExp(
        `^${pattern.replaceAll(/:\w+(\([^)]*\))?/g, (_, group) => group ?? '[^/]+')}$`,
      ).test(path),
    );

  it.each([
    '/en',
    '/hk/first-mortgage',
    '/cn/faq',
    '/hk/online-property/eastern/tai-koo-shing',
    '/en/contact-us',
  ])('name %s, which is read', (path) => expect(isPrepared(path)).toBe(true));

  it.each([
    '/en/loan-calculator',
    '/hk/online-property',
    '/en/product-finder',
    '/en/apply/first',
    '/cn/account',
    '/en/desk/today',
    '/en/upload-document',
    '/en/private-link',
    '/en/l/spring',
    '/api/v1/site/faqs',
    '/go/abc',
    '/first-mortgage',
  ])('leave out %s', (path) => expect(isPrepared(path)).toBe(false));

  it('wait for a sign, and leave out what opens in its place or changes the language', () => {
    expect(eagerness).toBe('moderate');
    expect(not.selector_matches).toEqual(
      expect.arrayContaining(['[data-opens-here]', '[data-language]']),
    );
  });
});
