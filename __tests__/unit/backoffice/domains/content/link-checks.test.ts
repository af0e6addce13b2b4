import {
  linkWarningsOf,
  pathProblemsOf,
  redirectProblemsOf,
  type SiteLinks,
} from '@/backoffice/domains/content/link-checks';
import { oldPathSchema } from '@/contracts/site/redirect';

const links: SiteLinks = {
  landingPaths: new Set(['/l/spring']),
  redirects: [{ id: 'known', from: '/Old', to: '/faq' }],
  anchors: new Set(['early-repayment']),
};

describe('A redirect', () => {
  it.each([
    ['to a page', '/older', '/rmb-loan', {}],
    ['to a landing page', '/older', '/l/spring', {}],
    ['from a landing page that was taken off', '/l/autumn', '/l/spring', {}],
    ['from a page', '/rmb-loan', '/faq', { from: 'pageStands' }],
    ['from a landing page', '/l/spring', '/faq', { from: 'pageStands' }],
    ['from an address that has one', '/OLD', '/faq', { from: 'taken' }],
    ['to itself', '/older', '/older', { to: 'chain' }],
    ['to an address that was moved', '/older', '/old', { to: 'chain' }],
    ['to nowhere', '/older', '/nowhere', { to: 'unknownPage' }],
    ['to a landing page that there is not', '/older', '/l/autumn', { to: 'unknownPage' }],
  ])('%s is judged by what there is', (_title, ...[from, to, problems]) => {
    const found = redirectProblemsOf(
      { kind: 'redirects', id: 'new' },
      { _id: 'new', from, to },
      links,
    );
    expect(
      Object.fromEntries(Object.entries(found).map(([field, { key }]) => [field, key])),
    ).toEqual(problems);
  });

  it('may not make a chain of the one before it, and is not compared with itself', () => {
    const chained: SiteLinks = { ...links, redirects: [{ id: 'a', from: '/b', to: '/c' }] };
    const judged = (id: string) =>
      redirectProblemsOf({ kind: 'redirects', id }, { _id: id, from: '/c', to: '/faq' }, chained);
    expect(judged('new')).toEqual({ from: { key: 'chain' } });
    expect(judged('a')).toEqual({});
  });

  it.each(['/api/v1', '/hk/old', '//other.example', '/go/x', '/desk', '/a?b=c', 'old', '/'])(
    'cannot begin at %s',
    (from) => {
      expect(oldPathSchema.safeParse(from).success).toBe(false);
    },
  );

  it.each(['/english', '/a/b_C.html', '/l/autumn', '/%E6%8C%89%E6%8F%AD'])(
    'can begin at %s',
    (from) => {
      expect(oldPathSchema.safeParse(from).success).toBe(true);
    },
  );
});

describe('The links of a document', () => {
  const found = (body: Record<string, unknown>) =>
    linkWarningsOf({ kind: 'landing-pages', id: 'summer' }, body, links).map(
      ({ path, kind, found: href }) => `${path} ${kind} ${href}`,
    );

  it('are told with their places where they lead nowhere or to an address that was moved', () => {
    expect(
      found({
        blocks: [
          { type: 'hero', actions: [{ href: '/nowhere' }, { href: '/rmb-loan#rates' }] },
          {
            type: 'prose',
            id: 'rates',
            bodyEn: '<a href="/OLD?x=1">a</a> <a href="/l/autumn">b</a>',
          },
          {
            type: 'cards',
            items: [{ href: '#rates' }, { href: '#none' }, { href: '#early-repayment' }],
          },
        ],
      }),
    ).toEqual([
      'blocks.0.actions.0.href link /nowhere',
      'blocks.1.bodyEn moved /OLD?x=1',
      'blocks.1.bodyEn link /l/autumn',
      'blocks.2.items.1.href link #none',
    ]);
  });

  it('may name their language within a text, and not in a field, to which the page adds it', () => {
    const bodyHk = ['/hk', '/cn/contact-us', '/en/l/spring', '/hk/nowhere', '/english/faq']
      .map((href) => `<a href="${href}">a</a>`)
      .join(' ');
    expect(found({ bodyHk, actions: [{ href: '/en/faq' }] })).toEqual([
      'bodyHk link /hk/nowhere',
      'bodyHk link /english/faq',
      'actions.0.href link /en/faq',
    ]);
  });

  it('are right to pages, landing pages, the page itself, files, calls and other sites', () => {
    const hrefs = [
      '/',
      '/apply/first',
      '/l/spring',
      '/l/summer',
      '/online-property/quarry-bay/kornhill',
      '/images/a.png',
      '/go/spring',
      'https://other.example/x',
      'tel:+85230000000',
    ];
    expect(found({ blocks: hrefs.map((href) => ({ href })) })).toEqual([]);
  });
});

describe('A notification', () => {
  it.each([
    ['the home page', ['/'], []],
    ['a page and a landing page', ['/faq', '/l/spring'], []],
    ['the private area', ['/account'], []],
    ['no page', ['/faq', '/nowhere'], ['paths']],
  ])('for %s is judged by what there is', (_title, paths, faulty) => {
    const address = { kind: 'notifications', id: 'n' } as const;
    expect(Object.keys(pathProblemsOf(address, { paths }, links))).toEqual(faulty);
    expect(pathProblemsOf({ kind: 'faqs', id: 'n' }, { paths }, links)).toEqual({});
  });
});
