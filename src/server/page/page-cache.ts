import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { KeptPages } from './kept-pages';
import { serializeHead } from './prepared-response';
import type { PageData } from '../document/page-data';
import type { RenderedPage } from './rendered-page';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One content encoding of a page: header names and values as a flat list, the same head serialized for the wire, and the body. */
export interface PageVariant {
  head: readonly string[];
  serializedHead: string;
  body: Buffer;
}

export interface CachedPage {
  etag: string;
  status: number;
  notModifiedHead: readonly string[];
  /** Address of what it is hydrated with, where that is a file of its own. */
  dataAddress: string | undefined;
  variants: Record<Encoding, PageVariant>;
  revalidatedAt: number;
  isPurged: boolean;
}

export interface PageCacheState {
  pages: number;
  /** Age of the stalest page: the time since it was last rendered or found unchanged. */
  oldestMs: number;
}

export interface PageCacheOptions {
  render: (pathname: string) => Promise<RenderedPage>;
  now: () => number;
  freshnessLifetimeMs: number;
  /** Time after a failed revalidation until the next one; the stale page is served meanwhile. */
  retryDelayMs: number;
  maxPages: number;
  /** Pages of a family, such as those of estates, have a part of the cache of their own, so that a crawler pushes no other page out. */
  isMember?: (pathname: string) => boolean;
  /** Bound of that part, over all encodings. */
  maxMemberBytes?: number;
  /** Whether the error says that the page no longer exists; its last good version is then dropped. */
  isGone?: (error: unknown) => boolean;
  /** Where the last good state of pages outlives the process. */
  kept?: KeptPages | undefined;
  onError: (error: unknown, pathname: string) => void;
}

const defaultMemberBytes = 32 * 1024 * 1024;
/** What pages are hydrated with, over all encodings: the present version of every content page and the one before; for members as many as there is room for. */
const maxDataBytes = 32 * 1024 * 1024;

const dataStore = () =>
  new LRUCache<string, Record<Encoding, Buffer>>({
    maxSize: maxDataBytes,
    sizeCalculation: (data) => Object.values(data).reduce((bytes, body) => bytes + body.length, 0),
  });
/** Estimated size of an entry without its bodies: its headers, mainly the Content-Security-Policy. */
const entryBytes = 8_192;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Frequently sent pages use a higher compression level. Pages of a family do not, because their first visitor waits for the compression and may be the only one. */
const efforts = { page: { brotli: 7, gzip: 9 }, member: { brotli: 5, gzip: 4 } } as const;

type Effort = keyof typeof efforts;

async function compress(body: Buffer, effort: Effort): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipAsync(body, { level: efforts[effort].gzip }),
  ]);
  return { br, gzip: gz, identity: body };
}

async function compressPage(
  page: RenderedPage,
  { revalidatedAt, effort }: { revalidatedAt: number; effort: Effort },
): Promise<CachedPage> {
  const { br, gzip: gz, identity } = await compress(page.body, effort);
  const etag = etagOf(page);
  const common = [...Object.entries(page.headers).flat(), 'etag', etag];
  const variant = (body: Buffer, encoding?: string): PageVariant => {
    const head = [
      ...common,
      'content-length',
      String(body.length),
      ...(encoding ? ['content-encoding', encoding] : []),
    ];
    return { head, serializedHead: serializeHead(page.status, head), body };
  };
  return {
    etag,
    status: page.status,
    notModifiedHead: common,
    dataAddress: page.data?.address,
    variants: { br: variant(br, 'br'), gzip: variant(gz, 'gzip'), identity: variant(identity) },
    revalidatedAt,
    isPurged: false,
  };
}

const etagOf = (page: RenderedPage): string =>
  `"${createHash('sha256').update(page.body).update(JSON.stringify(page.headers)).digest('base64url').slice(0, 27)}"`;

/**
 * Rendered pages by pathname, stale-while-revalidate: fresh for `freshnessLifetimeMs`, then served stale while one revalidation per
 * page runs. A purged page is rendered again before it is served; if that fails, the last good version is served (stale-if-error).
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #members: LRUCache<string, CachedPage>;
  readonly #data = { page: dataStore(), member: dataStore() };
  readonly #flights = new Map<string, Promise<CachedPage>>();
  readonly #options: PageCacheOptions;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({ max: options.maxPages });
    this.#members = new LRUCache({
      maxSize: options.maxMemberBytes ?? defaultMemberBytes,
      sizeCalculation: ({ variants }) =>
        Object.values(variants).reduce((bytes, { body }) => bytes + body.length, entryBytes),
    });
  }

  /** The cached page if it can be served at once; starts a revalidation when it is stale. */
  peek(pathname: string): CachedPage | undefined {
    const page = this.#pages.get(pathname) ?? this.#members.get(pathname);
    if (!page || page.isPurged) return undefined;
    if (this.#options.now() - page.revalidatedAt > this.#options.freshnessLifetimeMs)
      this.#revalidate(pathname, page);
    return page;
  }

  /** The page, rendered if necessary. Throws the renderer's error when there is no earlier version to fall back to. */
  async load(pathname: string): Promise<CachedPage> {
    return this.peek(pathname) ?? this.render(pathname);
  }

  /** Renders the page that `peek` does not have; the last good version if that fails. Throws when there is none. */
  async render(pathname: string): Promise<CachedPage> {
    try {
      return await this.#refresh(pathname);
    } catch (error) {
      const stalePage = this.#kept(pathname) ?? (await this.#recovered(pathname, error));
      if (!stalePage) throw error;
      this.#options.onError(error, pathname);
      return stalePage;
    }
  }

  /** What a document is hydrated with, by its address, for as long as there is room. */
  data(address: string): Readonly<Record<Encoding, Buffer>> | undefined {
    return this.#data.page.get(address) ?? this.#data.member.get(address);
  }

  /** How many pages are kept, and how old the oldest is. */
  state(): PageCacheState {
    const all = [...this.#pages.values(), ...this.#members.values()];
    const now = this.#options.now();
    return {
      pages: all.length,
      oldestMs: all.reduce((age, page) => Math.max(age, now - page.revalidatedAt), 0),
    };
  }

  /** Marks every page as purged: it is rendered again before it is next served. */
  purge(): void {
    this.#generation += 1;
    this.#flights.clear();
    for (const pages of [this.#pages, this.#members])
      for (const page of pages.values()) page.isPurged = true;
  }

  #kept(pathname: string): CachedPage | undefined {
    return this.#pages.peek(pathname) ?? this.#members.peek(pathname);
  }

  /** A page kept by an earlier process counts as purged: it is rendered again before it is served. */
  async #recovered(pathname: string, error: unknown): Promise<CachedPage | undefined> {
    const { kept, isGone, now } = this.#options;
    const rendered = isGone?.(error) ? undefined : await kept?.read(pathname);
    if (!rendered) return undefined;
    const page = await compressPage(rendered, { revalidatedAt: now(), effort: 'page' });
    await this.#keepData(rendered.data, 'page');
    page.isPurged = true;
    if (!this.#kept(pathname)) this.#pages.set(pathname, page);
    return this.#kept(pathname);
  }

  async #keepData(data: PageData | undefined, effort: Effort): Promise<void> {
    if (data && !this.#data[effort].get(data.address))
      this.#data[effort].set(data.address, await compress(data.script, effort));
  }

  #drop(pathname: string): void {
    this.#pages.delete(pathname);
    this.#members.delete(pathname);
  }

  #revalidate(pathname: string, page: CachedPage): void {
    if (this.#flights.has(pathname)) return;
    const { now, freshnessLifetimeMs, retryDelayMs, onError } = this.#options;
    this.#refresh(pathname).catch((error: unknown) => {
      page.revalidatedAt = now() - freshnessLifetimeMs + retryDelayMs;
      onError(error, pathname);
    });
  }

  #refresh(pathname: string): Promise<CachedPage> {
    const inFlight = this.#flights.get(pathname);
    if (inFlight) return inFlight;
    const flight = this.#renderInto(pathname)
      .catch((error: unknown) => {
        if (this.#options.isGone?.(error)) this.#drop(pathname);
        throw error;
      })
      .finally(() => {
        if (this.#flights.get(pathname) === flight) this.#flights.delete(pathname);
      });
    this.#flights.set(pathname, flight);
    return flight;
  }

  async #renderInto(pathname: string): Promise<CachedPage> {
    const generation = this.#generation;
    const rendered = await this.#options.render(pathname);
    const isMember = this.#options.isMember?.(pathname) ?? false;
    const effort = isMember ? 'member' : 'page';
    // Before the document, which names it.
    await this.#keepData(rendered.data, effort);
    const cachedPage = this.#kept(pathname);
    if (cachedPage && !cachedPage.isPurged && cachedPage.etag === etagOf(rendered)) {
      cachedPage.revalidatedAt = this.#options.now();
      return cachedPage;
    }
    const page = await compressPage(rendered, { revalidatedAt: this.#options.now(), effort });
    if (rendered.isShareable) {
      page.isPurged = generation !== this.#generation;
      (isMember ? this.#members : this.#pages).set(pathname, page);
      void this.#options.kept?.write(pathname, rendered);
    }
    return page;
  }
}
