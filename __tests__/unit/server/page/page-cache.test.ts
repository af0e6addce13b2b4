import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageCache, type CachedPage } from '@/server/page/page-cache';
import type { RenderedPage } from '@/server/page/rendered-page';
import { flushPromises } from '@test/support/fakes/fake-client';
import { until } from '@test/support/timing/until';

const rendered = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  body: Buffer.from(html),
  headers: { 'content-type': 'text/html' },
  isShareable: true,
  ...more,
});

const textOf = (page: CachedPage | undefined): string => String(page?.variants.identity.body);

/** A cache whose renderings are answered by hand, at a time set by hand. */
function cacheByHand({ maxPages = 10 } = {}) {
  const calls: {
    pathname: string;
    answer: (page: RenderedPage) => void;
    fail: (reason: Error) => void;
  }[] = [];
  const errors: string[] = [];
  const clock = { now: 0 };
  const cache = new PageCache({
    render: (pathname) => new Promise((answer, fail) => calls.push({ pathname, answer, fail })),
    now: () => clock.now,
    freshnessLifetimeMs: 5_000,
    retryDelayMs: 2_000,
    maxPages,
    isGone: (error) => error instanceof RangeError,
    onError: (error, pathname) => errors.push(`${pathname}: ${String(error)}`),
  });
  const fill = async (pathname: string, page: RenderedPage) => {
    const loading = cache.load(pathname);
    calls.at(-1)?.answer(page);
    return loading;
  };
  return { cache, calls, errors, clock, fill };
}

describe('The page cache', () => {
  it('holds the same document plain, gzipped and in brotli', async () => {
    const { fill } = cacheByHand();
    const { variants } = await fill('/en', rendered('<p>hello</p>'));
    expect(
      [
        variants.identity.body,
        gunzipSync(variants.gzip.body),
        brotliDecompressSync(variants.br.body),
      ].map(String),
    ).toEqual(Array(3).fill('<p>hello</p>'));
  });

  it('holds the head of each encoding beside it', async () => {
    const { fill } = cacheByHand();
    const { variants, etag, notModifiedHead } = await fill('/en', rendered('<p>hello</p>'));
    expect(variants.identity.head).toEqual([
      'content-type',
      'text/html',
      'etag',
      etag,
      'content-length',
      '12',
    ]);
    expect(variants.gzip.head.slice(-4)).toEqual([
      'content-length',
      String(variants.gzip.body.length),
      'content-encoding',
      'gzip',
    ]);
    expect(variants.br.head.slice(-2)).toEqual(['content-encoding', 'br']);
    expect(notModifiedHead).toEqual(['content-type', 'text/html', 'etag', etag]);
  });

  it('renders a page once for everyone who waits for it', async () => {
    const { cache, calls } = cacheByHand();
    const waiting = [cache.load('/en'), cache.load('/en'), cache.load('/en')];
    expect(calls).toHaveLength(1);
    calls[0]?.answer(rendered('one'));
    const pages = await Promise.all(waiting);
    expect(new Set(pages).size).toBe(1);
  });

  it('serves a fresh page without rendering', async () => {
    const { cache, calls, clock, fill } = cacheByHand();
    await fill('/en', rendered('one'));
    clock.now = 5_000;
    expect(textOf(cache.peek('/en'))).toBe('one');
    expect(calls).toHaveLength(1);
  });

  it('serves a stale page at once and refreshes it behind, once', async () => {
    const { cache, calls, clock, fill } = cacheByHand();
    await fill('/en', rendered('one'));
    clock.now = 5_001;
    expect([cache.peek('/en'), cache.peek('/en')].map((page) => textOf(page))).toEqual([
      'one',
      'one',
    ]);
    expect(calls).toHaveLength(2);
    calls[1]?.answer(rendered('two'));
    await until(() => textOf(cache.peek('/en')) === 'two');
    expect(calls).toHaveLength(2);
  });

  it('keeps the entity tag of an unchanged page and changes it with the bytes or the headers', async () => {
    const { cache, calls, clock, fill } = cacheByHand();
    const first = await fill('/en', rendered('one'));
    clock.now = 6_000;
    cache.peek('/en');
    calls[1]?.answer(rendered('one'));
    await until(() => first.revalidatedAt === 6_000);
    expect(cache.peek('/en')).toBe(first);
    const other = await fill(
      '/hk',
      rendered('one', { headers: { 'content-type': 'text/html', 'content-security-policy': 'x' } }),
    );
    expect(other.etag).not.toBe(first.etag);
    expect(first.etag).toMatch(/^"[\w-]{27}"$/);
  });

  it('keeps the last good page while refreshing fails, and says so', async () => {
    const { cache, calls, clock, errors, fill } = cacheByHand();
    await fill('/en', rendered('good'));
    clock.now = 6_000;
    cache.peek('/en');
    calls[1]?.fail(new Error('API away'));
    await until(() => errors.length > 0);
    expect(textOf(cache.peek('/en'))).toBe('good');
    expect(errors).toEqual(['/en: Error: API away']);
  });

  it('waits before it tries a failed refresh again, and reports one failure once', async () => {
    const { cache, calls, clock, errors, fill } = cacheByHand();
    await fill('/en', rendered('good'));
    clock.now = 6_000;
    cache.peek('/en');
    cache.peek('/en');
    calls[1]?.fail(new Error('API away'));
    await until(() => errors.length > 0);
    clock.now = 8_000;
    cache.peek('/en');
    expect([calls.length, errors.length]).toEqual([2, 1]);
    clock.now = 8_001;
    cache.peek('/en');
    calls[2]?.answer(rendered('new'));
    await until(() => textOf(cache.peek('/en')) === 'new');
  });

  it('renders a purged page before it is served again', async () => {
    const { cache, calls, fill } = cacheByHand();
    await fill('/en', rendered('old'));
    cache.purge();
    expect(cache.peek('/en')).toBeUndefined();
    const loading = cache.load('/en');
    calls[1]?.answer(rendered('new'));
    expect(textOf(await loading)).toBe('new');
  });

  it('serves the last good page when a purged one cannot be rendered', async () => {
    const { cache, calls, errors, fill } = cacheByHand();
    await fill('/en', rendered('good'));
    cache.purge();
    const loading = cache.load('/en');
    calls[1]?.fail(new Error('API away'));
    expect(textOf(await loading)).toBe('good');
    expect(errors).toEqual(['/en: Error: API away']);
    expect(cache.peek('/en')).toBeUndefined();
  });

  it('does not keep as good what was being rendered when the purge came', async () => {
    const { cache, calls } = cacheByHand();
    const before = cache.load('/en');
    cache.purge();
    calls[0]?.answer(rendered('before the change'));
    await before;
    expect(cache.peek('/en')).toBeUndefined();
    const after = cache.load('/en');
    calls[1]?.answer(rendered('after the change'));
    expect(textOf(await after)).toBe('after the change');
  });

  it('fails on a cold start when the page cannot be rendered', async () => {
    const { cache, calls } = cacheByHand();
    const loading = cache.load('/en');
    calls[0]?.fail(new Error('API away'));
    await expect(loading).rejects.toThrow('API away');
  });

  it('never keeps a page that is not shareable', async () => {
    const { cache, calls, fill } = cacheByHand();
    const page = await fill('/en', rendered('for one person', { isShareable: false }));
    expect(textOf(page)).toBe('for one person');
    expect(cache.peek('/en')).toBeUndefined();
    await fill('/en', rendered('for another'));
    expect(calls).toHaveLength(2);
  });

  it('forgets the page that was not asked for the longest', async () => {
    const { cache, fill } = cacheByHand({ maxPages: 2 });
    await fill('/en', rendered('en'));
    await fill('/hk', rendered('hk'));
    cache.peek('/en');
    await fill('/cn', rendered('cn'));
    expect(['/en', '/hk', '/cn'].map((path) => cache.peek(path) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('drops a page that no longer exists, and keeps one that only fails', async () => {
    const { cache, calls, clock, fill } = cacheByHand();
    await fill('/en/failing', rendered('kept'));
    await fill('/en/gone', rendered('old'));
    clock.now = 5_001;
    for (const [pathname, error] of [
      ['/en/failing', new Error('API away')],
      ['/en/gone', new RangeError('gone')],
    ] as const) {
      cache.peek(pathname);
      calls.at(-1)?.fail(error);
      await flushPromises();
    }
    expect(textOf(cache.peek('/en/failing'))).toBe('kept');
    expect(cache.peek('/en/gone')).toBeUndefined();
  });
});
