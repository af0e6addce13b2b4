import type { CallContext } from '../api-types';
import { cookieValue } from '../cookies';

/** Ends with the browser, as people expect on a shared computer; its session ends by itself after half an hour without use. */
export const loginCookie = { name: 'login_token', path: '/' } as const;

/** Who makes a call; as `SignedIn` of the customer domain. */
export interface Caller {
  customerId: string;
  sessionId: string;
  device: string;
}

export interface CustomerGate {
  /** The customer whose session the call carries. Throws `unauthorised` or `session_ended`. */
  admit(call: Pick<CallContext, 'headers'>): Promise<Caller>;
}

/** Lets a call in by its `login_token`. */
export function createCustomerGate(sessions: { admit(token: string | null): Promise<Caller> }): CustomerGate {
  return { admit: ({ headers }) => sessions.admit(cookieValue(headers, loginCookie.name)) };
}
