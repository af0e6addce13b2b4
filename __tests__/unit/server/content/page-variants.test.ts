import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createPageVariants,
  loadTestedPages,
  pagePathOf,
  type TestedPages,
} from '@/server/content/page-variants';
import type { RunningPageTest } from '@/server/api/site-api';
import { standIn } from '@test/support/backoffice/service-tools';

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const endsAt = new Date('2026-12-01T00:00:00Z');
const content = (version: number) => ({
  kind: 'landing-pages' as const,
  id: 'spring',
  version,
  body: {},
  index: 0,
  expiresAt: endsAt,
  isVariant: true,
});
const running: RunningPageTest = {
  id: 'k7m2qd',
  path: '/l/spring',
  endsAt,
  contents: { b: content(2), c: content(3) },
};

interface AskedPage {
  headers?: Record<string, string>;
  pathname?: string;
  method?: string;
}

async function setUp({ tests = [running], draws = [0.99] as number[] } = {}) {
  const tested: TestedPages = await loadTestedPages(async () => tests);
  const seen: object[] = [];
  const variants = createPageVariants({
    tests: () => tested,
    addressOf: () => '203.0.113.9',
    isHttps: true,
    noteSeen: (one) => void seen.push(one),
    random: () => draws.shift() ?? 0,
    now: () => new Date('2026-11-20T00:00:00Z'),
  });
  const contextOf = (
    headers: Record<string, string> = {},
    pathname = '/hk/l/spring',
    method = 'GET',
  ) => ({
    request: standIn<IncomingMessage>({ method, headers: { 'user-agent': browser, ...headers } }),
    response: standIn<ServerResponse>({}),
    requestId: 'r',
    pathname,
    representation: 'document' as const,
  });
  return { variants, seen, contextOf };
}

describe('A visitor of a page that is tested', () => {
  it('is assigned by chance, in equal parts, and told in a cookie that holds the variant alone', async () => {
    const draws = [0, 0.32, 0.34, 0.65, 0.67, 0.99];
    const { variants, contextOf } = await setUp({ draws });
    const assigned = Array.from({ length: 6 }, () => variants.assign(contextOf()));
    expect(assigned.map((one) => one?.variant)).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
    expect(assigned[2]).toMatchObject({
      path: '/hk/l/spring?variant=k7m2qd.b',
      cookie: 'test_k7m2qd=b; Path=/; Expires=Tue, 01 Dec 2026 00:00:00 GMT; SameSite=Lax; Secure',
    });
    expect(assigned[0]?.path).toBe('/hk/l/spring');
  });

  it('stays with the variant of the cookie in each language, and is assigned anew for one that there is not', async () => {
    const { variants, contextOf } = await setUp();
    const held = (cookie: string, pathname?: string) =>
      variants.assign(contextOf({ cookie }, pathname));
    expect(held('lang=hk; test_k7m2qd=b', '/cn/l/spring')).toMatchObject({
      variant: 'b',
      path: '/cn/l/spring?variant=k7m2qd.b',
      cookie: undefined,
    });
    expect(held('test_k7m2qd=a')).toMatchObject({ variant: 'a', cookie: undefined });
    expect(held('test_k7m2qd=d')).toMatchObject({ variant: 'c' });
    expect(held('test_zzzzzz=b')).toMatchObject({ variant: 'a' });
  });

  it.each([
    ['another page', { pathname: '/hk/faq' }],
    ['a program', { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }],
    ['a question for the headers', { method: 'HEAD' }],
  ])('is nobody for %s', async (_what, asked: AskedPage) => {
    const { variants, contextOf } = await setUp();
    const { headers, pathname, method } = asked;
    expect(variants.assign({ ...contextOf(headers, pathname, method) })).toBeUndefined();
  });

  it('is nobody once the last day has passed, or where nothing is tested', async () => {
    const over = await setUp({ tests: [{ ...running, endsAt: new Date('2026-11-19T00:00:00Z') }] });
    expect(over.variants.assign(over.contextOf())).toBeUndefined();
    const none = await setUp({ tests: [] });
    expect(none.variants.assign(none.contextOf())).toBeUndefined();
  });

  it('is noted when the page is sent, but not for what is fetched ahead', async () => {
    const { variants, seen, contextOf } = await setUp();
    const serve = (headers: Record<string, string>) => {
      const context = contextOf({ cookie: 'test_k7m2qd=b', ...headers });
      const served = variants.assign(context);
      if (served) variants.noteServed(context, served);
    };
    serve({ 'sec-purpose': 'prefetch;prerender' });
    serve({ 'next-router-prefetch': '1' });
    expect(seen).toEqual([]);
    serve({});
    expect(seen).toEqual([
      {
        at: new Date('2026-11-20T00:00:00Z'),
        visitor: `203.0.113.9\n${browser}`,
        test: 'k7m2qd',
        variant: 'b',
      },
    ]);
  });
});

describe('An internal path', () => {
  it('names its page and what it shows, of the test that runs alone', async () => {
    const { variants } = await setUp();
    expect(pagePathOf('/hk/l/spring?variant=k7m2qd.b')).toBe('/hk/l/spring');
    expect(pagePathOf('/hk/l/spring')).toBe('/hk/l/spring');
    expect(variants.contentOf('/hk/l/spring?variant=k7m2qd.b')).toMatchObject({ version: 2 });
    expect(variants.contentOf('/hk/l/spring?variant=older1.b')).toBeUndefined();
    expect(variants.contentOf('/hk/l/spring?variant=k7m2qd.d')).toBeUndefined();
    expect(variants.contentOf('/hk/l/spring')).toBeUndefined();
  });
});
