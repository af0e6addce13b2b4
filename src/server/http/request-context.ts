import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageTestVariant } from '@/contracts/campaign/page-test-choices';

/**
 * The kind of request for a page: the `document`; the `payload`, which Next's client fetches instead for a soft navigation; or a
 * `segment` of the payload, which it fetches for a prefetch.
 */
export type Representation = 'document' | 'payload' | 'segment';

/** A request, its response, the kind of request, and the id under which it is logged. */
export interface RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  pathname: string;
  representation: Representation;
  /** What the visitor is shown of a page that is tested; undefined for every other page. */
  variant?: ServedVariant | undefined;
}

/** A variant of a page. */
export interface ServedVariant {
  test: string;
  variant: PageTestVariant;
  /** The internal path under which the page is rendered and kept; that of the page itself for `a`. */
  path: string;
  /** The `Set-Cookie` line of a visitor who was just assigned to it. */
  cookie: string | undefined;
}

export function pathnameOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

export function representationOf({ headers }: Pick<IncomingMessage, 'headers'>): Representation {
  if (headers.rsc === undefined) return 'document';
  return headers['next-router-segment-prefetch'] === undefined ? 'payload' : 'segment';
}
