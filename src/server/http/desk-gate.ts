import type { IncomingMessage } from 'node:http';
import { isDeskPage } from '@/config/desk/desk-paths';
import type { ServerEnv } from '@/config/env.server';

/** Whether there is nothing at this address for this host. */
export type DeskGate = (request: Pick<IncomingMessage, 'headers'>, pathname: string) => boolean;

const isDeskAddress = (pathname: string): boolean =>
  isDeskPage(pathname) || /^\/api\/v1\/(?:desk|staff)(?:\/|$)/.test(pathname);
/** Paths that the desk's host serves besides the desk: the assets of its pages, images of its library, and the health checks of a proxy. */
const sharedAddress =
  /^\/(?:_next\/static|locales|images|api\/v1\/media)\/|^\/(?:healthz|readyz)$|\.(?:ico|png|svg)$/;

/**
 * The desk stands on the host of the site, or with `DESK_URL` on a host of its own, where nothing else is; a site of a lender's own API has none. Null where nothing has to
 * be kept apart. The host is what the proxy hands on as `Host`.
 */
export function createDeskGate({
  API_BASE_URL,
  DESK_URL,
}: Pick<ServerEnv, 'API_BASE_URL' | 'DESK_URL'>): DeskGate | null {
  if (API_BASE_URL !== undefined) return (_request, pathname) => isDeskAddress(pathname);
  if (DESK_URL === undefined) return null;
  const deskHost = new URL(DESK_URL).host;
  return ({ headers }, pathname) => {
    const isDesk = isDeskAddress(pathname);
    return headers.host === deskHost ? !isDesk && !sharedAddress.test(pathname) : isDesk;
  };
}
