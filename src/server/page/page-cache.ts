import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { wireHead } from './prepared-answer';

/** What a renderer hands over: finished bytes and the headers to repeat with them. */
export interface RenderedPage {
  status: number;
  html: Buffer;
  headers: Record<string, string>;
  isShareable: boolean;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a page, ready to be written: a flat list of header names and values, the same as it goes over the wire, and the body. */
export interface PageVariant {
  head: readonly string[];
  wireHead: string;
  body: Buffer;
}

export interface CachedPage {
  etag: string;
  status: number;
  notModifiedHead: readonly string[];
  variants: Record<Encoding, PageVariant>;
  checkedAt: number;
  isPurged: boolean;
}

export interface PageCacheOptions {
  render: (pathname: string) => Promise<RenderedPage>;
  now: () => number;
  freshMs: number;
  maxPages: number;
  onError: (error: unknown, pathname: string) => void;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function pack(page: RenderedPage, checkedAt: number): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    brotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: page.html.length } }),
    deflate(page.html, { level: 9 }),
  ]);
  const etag = etagOf(page);
  const common = [...Object.entries(page.headers).flat(), 'etag', etag];
  const variant = (body: Buffer, encoding?: string): PageVariant => {
    const head = [...common, 'content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])];
    return { head, wireHead: wireHead(page.status, head), body };
  };
  return {
    etag,
    status: page.status,
    notModifiedHead: common,
    variants: { br: variant(br, 'br'), gzip: variant(gz, 'gzip'), identity: variant(page.html) },
    checkedAt,
    isPurged: false,
  };
}

const etagOf = (page: RenderedPage): string => `"${createHash('sha256').update(page.html).update(JSON.stringify(page.headers)).digest('base64url').slice(0, 27)}"`;

/**
 * Finished pages by pathname: fresh for `freshMs`, then served stale while one refresh per page runs. A purged page is rendered
 * again before it is served; when that fails the last good one is served all the same.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #flights = new Map<string, Promise<CachedPage>>();
  readonly #options: PageCacheOptions;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({ max: options.maxPages });
  }

  /** The page if it can be served at once; starts a refresh when it is stale. */
  peek(pathname: string): CachedPage | undefined {
    const page = this.#pages.get(pathname);
    if (!page || page.isPurged) return undefined;
    if (this.#options.now() - page.checkedAt > this.#options.freshMs) this.#refresh(pathname).catch((error: unknown) => this.#options.onError(error, pathname));
    return page;
  }

  /** The page, rendered if need be. Throws what the renderer throws when there is no last good page. */
  async load(pathname: string): Promise<CachedPage> {
    const ready = this.peek(pathname);
    if (ready) return ready;
    const lastGood = this.#pages.get(pathname);
    try {
      return await this.#refresh(pathname);
    } catch (error) {
      if (!lastGood) throw error;
      this.#options.onError(error, pathname);
      return lastGood;
    }
  }

  /** Every page is rendered again before it is next served. */
  purge(): void {
    this.#generation += 1;
    this.#flights.clear();
    for (const page of this.#pages.values()) page.isPurged = true;
  }

  #refresh(pathname: string): Promise<CachedPage> {
    const running = this.#flights.get(pathname);
    if (running) return running;
    const flight = this.#renderInto(pathname).finally(() => {
      if (this.#flights.get(pathname) === flight) this.#flights.delete(pathname);
    });
    this.#flights.set(pathname, flight);
    return flight;
  }

  async #renderInto(pathname: string): Promise<CachedPage> {
    const generation = this.#generation;
    const rendered = await this.#options.render(pathname);
    const known = this.#pages.get(pathname);
    if (known && !known.isPurged && known.etag === etagOf(rendered)) {
      known.checkedAt = this.#options.now();
      return known;
    }
    const page = await pack(rendered, this.#options.now());
    if (rendered.isShareable) {
      page.isPurged = generation !== this.#generation;
      this.#pages.set(pathname, page);
    }
    return page;
  }
}
