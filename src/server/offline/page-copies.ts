/** How many scripts, style sheets and fonts of a page are kept at most. */
const maxAssets = 150;

const assetPattern = /\/_(?:next\/static|page)\/[\w./~-]+\.(?:js|css|woff2)/g;
/** What a page is hydrated with changes with its content. */
const dataPattern = /\/_page\/[\w./-]+\.js/g;
/** How built scripts name those that they load later. */
const laterPattern = /"(static\/chunks\/[\w.~-]+\.(?:js|css))"/g;

const assetsIn = (text: string): string[] => [
  ...(text.match(assetPattern) ?? []),
  ...[...text.matchAll(laterPattern)].map(([, name]) => `/_next/${name}`),
];

export interface PageCopiesOptions {
  cache: () => Promise<Cache>;
  fetch: typeof fetch;
  origin: string;
}

export type PageCopies = ReturnType<typeof createPageCopies>;

/** Copies of pages with everything built that they load; the address of a page is its path alone. */
export function createPageCopies({ cache, fetch, origin }: PageCopiesOptions) {
  async function keepAsset(path: string): Promise<string[]> {
    const store = await cache();
    const known = await store.match(origin + path);
    const response = known ?? (await fetch(origin + path, { credentials: 'omit' }));
    if (!response.ok) return [];
    const text = path.endsWith('.js') ? await response.clone().text() : '';
    if (!known) await store.put(origin + path, response);
    return assetsIn(text);
  }

  return {
    /** Keeps a page as it was just answered; anything but a whole document, and what may not be kept, is left alone. */
    async keepPage(path: string, response: Response): Promise<void> {
      const isDocument = response.headers.get('content-type')?.startsWith('text/html') === true;
      const mayKeep = !/no-store/.test(response.headers.get('cache-control') ?? '');
      if (response.status !== 200 || response.redirected || !isDocument || !mayKeep) return;
      const store = await cache();
      const data: string[] = (await response.clone().text()).match(dataPattern) ?? [];
      await store.put(origin + path, response);
      await Promise.all(data.map(keepAsset));
      for (const { url } of await store.keys()) {
        const { pathname } = new URL(url);
        const isOfPage = pathname.startsWith('/_page/') && pathname.endsWith(`${path}.js`);
        if (isOfPage && !data.includes(pathname)) await store.delete(url);
      }
    },

    /** Fetches and stores a page with everything that it loads; a file that cannot be fetched is skipped. */
    async keepWhole(path: string): Promise<void> {
      const response = await fetch(origin + path, { credentials: 'omit', cache: 'no-cache' });
      const html = await response.clone().text();
      await this.keepPage(path, response);
      const known = new Set<string>();
      let next = assetsIn(html);
      while (next.length > 0 && known.size < maxAssets) {
        const fresh = [...new Set(next)]
          .filter((asset) => !known.has(asset))
          .slice(0, maxAssets - known.size);
        for (const asset of fresh) known.add(asset);
        const found = await Promise.all(fresh.map((asset) => keepAsset(asset).catch(() => [])));
        next = found.flat();
      }
    },

    /** The copy of a page, else undefined. */
    find: async (path: string): Promise<Response | undefined> =>
      (await cache()).match(origin + path),

    /** Something built that a kept page loads: never changes under its address. */
    async asset(path: string): Promise<Response> {
      const store = await cache();
      const known = await store.match(origin + path);
      if (known) return known;
      const response = await fetch(origin + path, { credentials: 'omit' });
      if (response.ok) await store.put(origin + path, response.clone());
      return response;
    },
  };
}
