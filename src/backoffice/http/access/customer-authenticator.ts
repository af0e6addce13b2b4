import type { CallContext } from '../api-types';
import { cookieValue } from '../cookies';

/** Ends with the browser, as people expect on a shared computer; its session ends by itself after half an hour without use. */
export const loginCookie = { name: 'login_token', path: '/' } as const;

/** The authenticated customer of a call; same shape as `AuthenticatedCustomer` of the customer domain. */
export interface Caller {
  customerId: string;
  sessionId: string;
  device: string;
}

export interface CustomerAuthenticator {
  /** The customer whose session the call carries. Throws `unauthorised` or `session_ended`. */
  authenticate: (call: Pick<CallContext, 'headers'>) => Promise<Caller>;
}

/** Authenticates a call by its `login_token` cookie. */
export function createCustomerAuthenticator(sessions: {
  authenticate: (token: string | null) => Promise<Caller>;
}): CustomerAuthenticator {
  return {
    authenticate: ({ headers }) => sessions.authenticate(cookieValue(headers, loginCookie.name)),
  };
}
