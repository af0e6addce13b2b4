import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import pLimit from 'p-limit';
import { contentSecurityPolicy, type PolicyExtras } from './content-security-policy';
import { deferScripts } from './defer-scripts';
import type { RenderedPage } from './page-cache';
import { inlineStyleSheets, type StyleSheetReader } from './style-sheets';

const maxConcurrentRenders = 4;

export type NextHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

export class PageRenderError extends Error {
  override readonly name = 'PageRenderError';
}

export interface PageRendererOptions {
  next: NextHandler;
  host: string;
  timeoutMs: number;
  extras: PolicyExtras;
  security: Record<string, string>;
  styleSheets: StyleSheetReader;
}

/** Renders a pathname through Next in this process and returns the whole document with its own policy header. */
export function createPageRenderer(
  options: PageRendererOptions,
): (pathname: string, status?: number) => Promise<RenderedPage> {
  const dispatch: RequestListener = (request, response) => void options.next(request, response);
  // Concurrency is limited so that many cold pages requested at once do not push each other over the time limit.
  const limitRenders = pLimit(maxConcurrentRenders);
  return async (pathname, status = 200) => {
    const response = await limitRenders(() =>
      withTimeout(
        inject(dispatch, {
          method: 'GET',
          url: pathname,
          headers: { host: options.host, 'accept-encoding': 'identity' },
        }),
        { timeoutMs: options.timeoutMs, what: pathname },
      ),
    );
    if (response.statusCode !== 200)
      throw new PageRenderError(`${pathname} answered ${response.statusCode}`);
    const { payload } = response;
    if (
      !String(response.headers['content-type']).startsWith('text/html') ||
      !payload.includes('</html>')
    )
      throw new PageRenderError(`${pathname} is no complete HTML document`);
    const html = deferScripts(inlineStyleSheets(payload, options.styleSheets));
    return {
      status,
      html: Buffer.from(html),
      isShareable: isShareable(response.headers['cache-control'], response.headers['set-cookie']),
      headers: {
        ...options.security,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'content-security-policy': contentSecurityPolicy(html, options.extras),
        vary: 'Accept-Encoding',
      },
    };
  };
}

function isShareable(cacheControl: unknown, setCookie: unknown): boolean {
  return !setCookie && /s-maxage=\d/.test(String(cacheControl ?? ''));
}

async function withTimeout<T>(
  work: Promise<T>,
  { timeoutMs, what }: { timeoutMs: number; what: string },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new PageRenderError(`${what} took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
