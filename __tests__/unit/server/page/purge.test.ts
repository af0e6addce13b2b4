import inject from 'light-my-request';
import { PageCache, type CachedPage } from '@/server/page/page-cache';
import type { NextHandler } from '@/server/page/page-renderer';
import { createPurge } from '@/server/page/purge';
import { trackInFlightRenders } from '@/server/page/in-flight-renders';

/** As Next does: content is read first, a page is kept when it is finished, and then counts as newer than every revalidation before. */
function nextByHand() {
  const kept = new Map<string, { html: string; at: number }>();
  const renders = new Map<string, () => void>();
  const revalidations: number[] = [];
  let [content, now] = ['former', 0];
  const handle: NextHandler = async ({ method, url = '' }, response) => {
    now += 1;
    if (method === 'POST') {
      revalidations.push(now);
      return void response.writeHead(204).end();
    }
    const known = kept.get(url);
    if (known && known.at > (revalidations.at(-1) ?? 0)) return void response.end(known.html);
    const html = content;
    await new Promise<void>((finish) => renders.set(url, finish));
    now += 1;
    kept.set(url, { html, at: now });
    response.end(html);
  };
  return { handle, renders, revalidations, write: (text: string) => void (content = text) };
}

function start() {
  const { handle, renders, revalidations, write } = nextByHand();
  const { next, whenSettled } = trackInFlightRenders(handle);
  const pauses: { ms: number; end: () => void }[] = [];
  const onError = (error: unknown): never => {
    throw error;
  };
  const cache = new PageCache({
    render: async (pathname) => ({
      status: 200,
      html: Buffer.from(
        (await inject((request, response) => void next(request, response), pathname)).payload,
      ),
      headers: {},
      isShareable: true,
    }),
    now: () => 0,
    freshnessLifetimeMs: 5_000,
    maxPages: 10,
    onError,
  });
  const purge = createPurge({
    cache,
    next,
    secret: 's',
    whenRendersSettled: whenSettled,
    delay: (ms) => new Promise((end) => pauses.push({ ms, end })),
    onError,
  });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 30));
  return {
    revalidations,
    write,
    purge,
    async begin(pathname: string): Promise<Promise<string>[]> {
      const page: Promise<CachedPage> = cache.load(pathname);
      await settled();
      return [page.then(({ variants }) => String(variants.identity.body))];
    },
    async finish(pathname: string): Promise<void> {
      renders.get(pathname)?.();
      await settled();
    },
    /** Ends the pauses of at most this length. */
    async wait(ms: number): Promise<void> {
      for (const pause of pauses) if (pause.ms <= ms) pause.end();
      await settled();
    },
  };
}

describe('A change of content', () => {
  it('reaches a page that was being rendered with the former content', async () => {
    const { begin, finish, wait, write, purge } = start();
    const [during] = await begin('/en');
    write('new');
    await purge();
    await wait(3_000);
    await finish('/en');
    expect(await during).toBe('former');
    const [after] = await begin('/en');
    await finish('/en');
    expect(await after).toBe('new');
  });

  it('waits no longer than 15 seconds for answers that do not end', async () => {
    const { begin, finish, wait, write, purge } = start();
    await begin('/hk');
    await begin('/en');
    write('new');
    await purge();
    await finish('/en');
    await wait(3_000);
    const [early] = await begin('/en');
    expect(await early).toBe('former');
    await wait(15_000);
    const [late] = await begin('/en');
    await finish('/en');
    expect(await late).toBe('new');
  });

  it('is forgotten twice, and several in a row share the second time', async () => {
    const { revalidations, wait, purge } = start();
    await purge();
    await purge();
    await purge();
    await wait(2_999);
    expect(revalidations).toHaveLength(3);
    await wait(3_000);
    expect(revalidations).toHaveLength(4);
  });
});
