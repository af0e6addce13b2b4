import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import inject, { type Response } from 'light-my-request';
import pLimit from 'p-limit';
import { deskPath } from '@/config/desk/desk-paths';
import { localisedPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import { withTimeout } from '@/lib/async/with-timeout';
import { closedPolicy } from '../http/security-headers';
import { speculationRulesHeader } from '../document/speculation-rules';
import { contentSecurityPolicy, type PolicyExtras } from '../document/content-security-policy';
import type { Starters } from '../document/built-starters';
import { deferScripts, type PageWait } from '../document/defer-scripts';
import { hideDefaults } from '../document/hide-defaults';
import { moveDataOut, type PageData } from '../document/page-data';
import type { RenderedPage } from './rendered-page';
import { inlineStyleSheets, type StyleSheetReader } from '../document/style-sheets';

const maxConcurrentRenders = 4;
/** Headers of a payload that Next's client reads. */
const payloadHeaders = ['content-type', 'vary', 'x-nextjs-prerender', 'x-nextjs-stale-time'];

export type NextHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

export class PageRenderError extends Error {
  override readonly name = 'PageRenderError';
}

/** The page does not exist, as the API says while it is rendered. */
export class PageGoneError extends PageRenderError {}

/** How documents come to life. */
export interface PageStart {
  starters: Starters;
  /** Names the build. */
  release: string;
  /** Which pages are hydrated only when somebody wants something of them; what they are hydrated with is then a file of its own. */
  waits: (pathname: string) => PageWait | undefined;
}

export interface PageRendererOptions {
  next: NextHandler;
  host: string;
  timeoutMs: number;
  extras: PolicyExtras;
  security: Record<string, string>;
  styleSheets: StyleSheetReader;
  start: PageStart;
  /** The desk frames previews of this origin, and they may be framed by its own; both are the site's own host without `DESK_URL`. */
  frames: { desk: string; site: string };
  /** Next marks these pages as not cacheable, because it renders them for each request. They can be cached all the same: the request to Next carries nothing about the visitor. */
  isMember: (pathname: string) => boolean;
}

export interface PageRenderer {
  /** The whole document with its own policy header. */
  renderDocument: (pathname: string, status?: number) => Promise<RenderedPage>;
  /** The RSC payload that Next's client fetches for a soft navigation: the whole page, whatever page the visitor comes from. */
  renderPayload: (pathname: string) => Promise<RenderedPage>;
  /**
   * The document or payload of a page that shows a draft. Next is put into its draft mode, in which it neither keeps a render nor shares one
   * with a request for the same page; a page that was rendered otherwise is refused.
   */
  renderDraft: (pathname: string, draft: DraftRender) => Promise<RenderedPage>;
  /** A page as every visitor’s, rendered in the same mode with a variant of a test in it. */
  renderVariant: (pathname: string, variant: DraftRender) => Promise<RenderedPage>;
}

export interface DraftRender {
  representation: 'document' | 'payload';
  /** Puts Next into its draft mode: the identifier that the build made for it. */
  draftModeId: string;
  /** Runs the request to Next, so that its components know what they are to show. */
  within: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Renders pages through Next in this process. Throws `PageGoneError` for a page that does not exist, and `PageRenderError` for whatever else is not a complete page with status 200. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { security, extras, styleSheets, isMember, frames, start } = options;
  const isShareable = (pathname: string, headers: ResponseHeaders): boolean =>
    !headers['set-cookie'] &&
    (isMember(pathname) || /s-maxage=\d/.test(String(headers['cache-control'] ?? '')));
  const askNext = createNextClient(options);
  async function askForDraft(
    pathname: string,
    { representation, draftModeId, within }: DraftRender,
  ): Promise<Response> {
    const isDocument = representation === 'document';
    const response = await askNext(
      isDocument ? pathname : payloadAddress(pathname),
      { cookie: `__prerender_bypass=${draftModeId}`, ...(isDocument ? {} : { rsc: '1' }) },
      within,
    );
    if (!/no-store/.test(String(response.headers['cache-control'])))
      throw new PageRenderError(`${pathname} was not rendered as a draft`);
    return response;
  }

  function toDocument(pathname: string, response: Response, status: number): RenderedPage {
    const waits = start.waits(pathname);
    const { html, data } = documentOf(pathname, response, waits);
    const isDesk = isOfDesk(pathname);
    return {
      status,
      body: Buffer.from(html),
      data,
      isShareable: isShareable(pathname, response.headers),
      headers: {
        ...security,
        'content-type': 'text/html; charset=utf-8',
        ...(isDesk ? deskHeaders : { 'cache-control': 'private, no-cache' }),
        'content-security-policy': contentSecurityPolicy(html, {
          ...extras,
          ...(isDesk ? { frameSrc: [...extras.frameSrc, frames.site] } : {}),
        }),
        vary: 'Accept-Encoding',
        ...(waits === 'content' ? speculationRulesHeader : {}),
      },
    };
  }

  function toPayload(pathname: string, response: Response): RenderedPage {
    const { body, headers } = payloadOf(pathname, response);
    return {
      status: 200,
      body,
      isShareable: isShareable(pathname, response.headers),
      headers: { ...security, ...closedPolicy, 'cache-control': 'private, no-cache', ...headers },
    };
  }

  return {
    renderDocument: async (pathname, status = 200) =>
      toDocument(pathname, await askNext(pathname, {}), status),
    renderPayload: async (pathname) =>
      toPayload(pathname, await askNext(payloadAddress(pathname), { rsc: '1' })),
    async renderVariant(pathname, variant) {
      const response = await askForDraft(pathname, variant);
      const page =
        variant.representation === 'document'
          ? toDocument(pathname, response, 200)
          : toPayload(pathname, response);
      return { ...page, isShareable: !response.headers['set-cookie'] };
    },
    async renderDraft(pathname, draft) {
      const response = await askForDraft(pathname, draft);
      const headers = { ...security, ...draftHeaders };
      delete headers['x-frame-options'];
      if (draft.representation === 'payload') {
        const payload = payloadOf(pathname, response);
        return {
          status: 200,
          body: payload.body,
          isShareable: false,
          headers: { ...payload.headers, ...headers, ...closedPolicy },
        };
      }
      const { html } = documentOf(pathname, response, undefined);
      return {
        status: 200,
        body: Buffer.from(html),
        isShareable: false,
        headers: {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentSecurityPolicy(html, {
            ...extras,
            frameAncestors: [frames.desk],
          }),
        },
      };
    },
  };

  function documentOf(
    pathname: string,
    { headers, payload }: Response,
    waits: PageWait | undefined,
  ): { html: string; data: PageData | undefined } {
    if (!contentTypeOf(headers).startsWith('text/html') || !payload.includes('</html>'))
      throw new PageRenderError(`${pathname} is no complete HTML document`);
    const { starters, release } = start;
    const starter = starters[waits ?? 'tool'];
    const { html, data } = waits
      ? moveDataOut(payload, { release, pathname })
      : { html: payload, data: undefined };
    const deferred = deferScripts(html, { starter, waits, release, dataAddress: data?.address });
    // Style sheets are half of a document: they come last, so that nothing searches them for scripts.
    return {
      html: inlineStyleSheets(hideDefaults(deferred), styleSheets, { isPart: waits !== undefined }),
      data,
    };
  }
}

// `_rsc` without a value is what Next expects of a request without a router state.
const payloadAddress = (pathname: string): string => `${pathname}?_rsc`;

function payloadOf(pathname: string, { headers, rawPayload }: Response) {
  if (!contentTypeOf(headers).startsWith('text/x-component'))
    throw new PageRenderError(`${pathname} is no RSC payload`);
  const kept = payloadHeaders.filter((name) => headers[name] !== undefined);
  return {
    body: rawPayload,
    headers: Object.fromEntries(kept.map((name) => [name, String(headers[name])])),
  };
}

type ResponseHeaders = Response['headers'];

/** The desk must be neither cached nor indexed. */
const deskHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
/** Anyone who has the address of a preview can see the draft, so the address is never sent on as a referrer. */
const draftHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};
const isOfDesk = (pathname: string): boolean =>
  locales.some((locale) => pathname === localisedPath(locale, deskPath));

const contentTypeOf = (headers: ResponseHeaders): string => String(headers['content-type']);

/**
 * Requests to Next without a socket. Next lets requests for one pathname share a render in flight, which may have read its content
 * before the latest change: a request therefore waits until the one before it for the same pathname has ended.
 */
function createNextClient({
  next,
  host,
  timeoutMs,
}: PageRendererOptions): (
  url: string,
  headers: Record<string, string>,
  around?: DraftRender['within'],
) => Promise<Response> {
  const dispatch: RequestListener = (request, response) => {
    // Without this, a handler that fails before it responds would never settle.
    Promise.resolve(next(request, response)).catch(() => {
      // A response that has begun is destroyed: if it were ended, it would count as complete.
      if (response.headersSent) return void response.destroy();
      response.statusCode = 500;
      response.end();
    });
  };
  // Concurrency is limited so that many cold pages requested at once do not push each other over the time limit.
  const limitRenders = pLimit(maxConcurrentRenders);
  const inTurn = oneAtATime();
  return async (url, headers, around = (work) => work()) => {
    const [pathname = ''] = url.split('?');
    const render = (): Promise<Response> =>
      // What `inject` returns begins only when it is waited for, which has to be inside.
      around(
        async () =>
          await inject(dispatch, {
            method: 'GET',
            url,
            headers: { host, 'accept-encoding': 'identity', ...headers },
          }),
      );
    const within = <T>(work: Promise<T>, limitMs: number): Promise<T> =>
      withTimeout(work, {
        timeoutMs: limitMs,
        toError: () => new PageRenderError(`${pathname} took longer than ${limitMs} ms`),
      });
    const response = await limitRenders(() =>
      within(
        // The render has a time limit of its own: one that hangs must not block the waiting ones.
        inTurn(pathname, () => within(render(), timeoutMs)),
        2 * timeoutMs,
      ),
    );
    if (response.statusCode === 404) throw new PageGoneError(`${pathname} does not exist`);
    if (response.statusCode !== 200)
      throw new PageRenderError(`${pathname} answered ${response.statusCode}`);
    return response;
  };
}

/** Runs tasks with the same key one after the other. */
function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const ends = new Map<string, Promise<void>>();
  return (key, work) => {
    const before = ends.get(key);
    const result = before ? before.then(work) : work();
    const end = result.then(
      () => undefined,
      () => undefined,
    );
    ends.set(key, end);
    void end.then(() => {
      if (ends.get(key) === end) ends.delete(key);
    });
    return result;
  };
}
