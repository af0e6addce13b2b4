import type { CallContext } from '../api-types';
import { cookieValue } from '../cookies';

/**
 * A session cookie, which ends with the browser, as people expect on a shared computer; the session itself ends after half an hour
 * without use.
 */
export const loginCookie = { name: 'login_token', path: '/' } as const;

/** The `login_token` of a browser, live or not; null where it has none. */
export function loginTokenOf(call: Pick<CallContext, 'headers' | 'isHttps'>): string | null {
  return cookieValue(call, loginCookie.name);
}

/** The authenticated customer of a call; same shape as `AuthenticatedCustomer` of the customer domain. */
export interface Caller {
  customerId: string;
  sessionId: string;
  device: string;
  /** Keyed hash of the network that the call came from. */
  network: string;
}

export interface CustomerAuthenticator {
  /** The customer whose session the call carries. Throws `unauthorised` or `session_ended`. */
  authenticate: (call: Pick<CallContext, 'headers' | 'isHttps' | 'network'>) => Promise<Caller>;
}

/** Authenticates a call by its `login_token` cookie. */
export function createCustomerAuthenticator({
  authenticate,
  markNetwork,
}: {
  authenticate: (token: string | null) => Promise<Omit<Caller, 'network'>>;
  markNetwork: (network: string) => string;
}): CustomerAuthenticator {
  return {
    authenticate: async (call) => ({
      ...(await authenticate(loginTokenOf(call))),
      network: markNetwork(call.network),
    }),
  };
}
