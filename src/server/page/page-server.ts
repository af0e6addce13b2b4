import type { Locale } from '@/contracts/locale';
import type { RequestContext } from '../http/request-context';

/** The page to send for a request, which may have another pathname: the 404 page of a locale. */
export interface RequestedPage {
  pathname: string;
  locale: Locale;
  status: 200 | 404;
  /** The locale came from cookie and `Accept-Language`, not from the address. */
  isNegotiated: boolean;
}

/** Sends pages: from memory in production, freshly rendered in development. */
export interface PageServer {
  /** Answers at once if what is asked for is in memory; otherwise `false`, with nothing sent. */
  sendCached: (context: RequestContext) => boolean;
  /** Answers with a document, rendered if necessary. */
  sendDocument: (context: RequestContext, page: RequestedPage) => Promise<void>;
  /** Answers a soft navigation or a prefetch of a known page. */
  sendPayload: (context: RequestContext) => Promise<void>;
  /** Answers with what a document is hydrated with. */
  sendData: (context: RequestContext) => Promise<void>;
}
