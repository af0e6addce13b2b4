import { isLocale } from '@/config/locales';
import { localisedPath } from '@/config/paths';
import type { LegalSettings } from '@/config/legal-settings';
import { previewParam } from '@/lib/preview/preview-param';
import type { SiteApi, SitePreview } from '../api/site-api';
import type { RequestContext } from '../http/request-context';
import { closedPolicy } from '../http/security-headers';
import { unavailablePage } from '../page/unavailable-page';
import type { RenderedPage } from '../page/rendered-page';
import { expiredPreviewPage } from './expired-preview-page';

export interface PreviewServerOptions {
  findPreview: NonNullable<SiteApi['findPreview']>;
  /** Renders the page of an address with a draft. */
  render: (
    context: RequestContext & { representation: 'document' | 'payload' },
    preview: SitePreview,
  ) => Promise<RenderedPage>;
  legalSettings: LegalSettings;
  security: Record<string, string>;
  /** Answers as for an address that nothing stands at. */
  sendNotFound: (context: RequestContext) => Promise<void>;
  onError: (error: unknown, pathname: string) => void;
}

/** The signed link in an address; undefined for every other address, which is recognised without further work. */
export function previewTokenOf(url: string): string | undefined {
  if (!url.includes(`${previewParam}=`)) return undefined;
  return new URLSearchParams(url.split(/\?(.*)/s)[1]).get(previewParam) ?? undefined;
}

/** Sends pages that show a draft, to whoever has a signed link. They are kept nowhere, counted by nobody and pass no cache of pages. */
export class PreviewServer {
  readonly #options: PreviewServerOptions;

  constructor(options: PreviewServerOptions) {
    this.#options = options;
  }

  async send(context: RequestContext, token: string): Promise<void> {
    const { findPreview, render, sendNotFound, onError } = this.#options;
    const { pathname, representation } = context;
    const [, locale = ''] = pathname.split('/');
    if (!isLocale(locale)) return sendNotFound(context);
    try {
      const preview = await findPreview(token);
      if (preview === 'expired') {
        const { html, headers } = expiredPreviewPage(locale);
        return this.#send(context, { status: 410, headers, body: Buffer.from(html) });
      }
      if (preview === null || pathname !== localisedPath(locale, preview.path))
        return await sendNotFound(context);
      // A preview has nothing to fetch ahead.
      if (representation === 'segment')
        return this.#send(context, { status: 204, headers: closedPolicy, body: Buffer.alloc(0) });
      const page = await render({ ...context, representation }, preview);
      this.#send(context, page);
    } catch (error) {
      onError(error, pathname);
      const { html, headers } = unavailablePage(locale, this.#options.legalSettings);
      this.#send(context, { status: 503, headers, body: Buffer.from(html) });
    }
  }

  #send(
    { request, response, requestId }: RequestContext,
    {
      status,
      headers,
      body,
    }: { status: number; headers: Readonly<Record<string, string>>; body: Buffer },
  ): void {
    if (response.headersSent) return;
    response.writeHead(status, {
      ...(status === 200 ? {} : this.#options.security),
      ...headers,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-request-id': requestId,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}
