import inject from 'light-my-request';
import { campaignCookies } from '../http/campaign-cookies';
import { negotiatedVary } from '../http/locale-negotiation';
import type { RequestContext } from '../http/request-context';
import { withinPreview } from '../preview/preview-context';
import type { PreviewServerOptions } from '../preview/preview-server';
import type { NextHandler } from './page-renderer';
import type { PageServer, RequestedPage } from './page-server';

// Fast refresh needs eval and inline scripts; the strict policy belongs to the production build.
const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; font-src 'self' data:";

export interface DevelopmentPageServerOptions {
  next: NextHandler;
  isHttps: boolean;
  security: Record<string, string>;
}

/** Has Next render a page for each request, so that every edit shows at once. */
export class DevelopmentPageServer implements PageServer {
  readonly #options: DevelopmentPageServerOptions;

  constructor(options: DevelopmentPageServerOptions) {
    this.#options = options;
  }

  sendCached(): boolean {
    return false;
  }

  async sendDocument(context: RequestContext, page: RequestedPage): Promise<void> {
    const { request, response } = context;
    this.#setHeaders(context);
    response.setHeader('content-security-policy', developmentPolicy);
    const cookies = campaignCookies(request.url ?? '', this.#options);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    if (page.isNegotiated) response.setHeader('vary', negotiatedVary);
    if (page.status === 200) return this.#options.next(request, response);
    await this.#sendNotFound(context, page.pathname);
  }

  async sendPayload(context: RequestContext): Promise<void> {
    this.#setHeaders(context);
    await this.#options.next(context.request, context.response);
  }

  /** Documents hold what they are hydrated with. */
  async sendData(context: RequestContext): Promise<void> {
    this.#setHeaders(context);
    context.response.writeHead(404).end();
  }

  /** A page that shows a draft. */
  renderDraft: PreviewServerOptions['render'] = async ({ pathname, request }, preview) => {
    const { host = 'localhost' } = request.headers;
    const { headers, rawPayload, statusCode } = await withinPreview(
      preview,
      async () =>
        await inject((inner, answer) => void this.#options.next(inner, answer), {
          method: 'GET',
          url: pathname,
          headers: { host, 'accept-encoding': 'identity' },
        }),
    );
    return {
      status: statusCode,
      body: rawPayload,
      isShareable: false,
      headers: {
        'content-type': String(headers['content-type']),
        'content-security-policy': developmentPolicy,
      },
    };
  };

  /** Next renders the 404 page as any other page, with status 200. */
  async #sendNotFound({ request, response }: RequestContext, pathname: string): Promise<void> {
    const { next } = this.#options;
    const { host = 'localhost' } = request.headers;
    const rendered = await inject((inner, answer) => void next(inner, answer), {
      method: 'GET',
      url: pathname,
      headers: { host, 'accept-encoding': 'identity' },
    });
    response.writeHead(404, {
      'content-type': String(rendered.headers['content-type']),
      'content-length': rendered.rawPayload.length,
      'cache-control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : rendered.rawPayload);
  }

  #setHeaders({ response, requestId }: RequestContext): void {
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(this.#options.security))
      response.setHeader(name, value);
  }
}
