import type { Locale } from '@/contracts/locale';

/** What the web server knows about a call; passed as the second argument of `api.fetch`. */
export interface ApiBindings {
  requestId?: string;
  /** Address of the visitor, proxies already taken into account. */
  clientAddress?: string;
  /** A call that this server makes itself while rendering; exempt from rate limits. */
  isInternal?: boolean;
}

export interface ApiEnv {
  Bindings: ApiBindings;
  Variables: { identity: CallIdentity };
}

/** What log, headers and words of an answer need of its call. */
export interface CallIdentity {
  requestId: string;
  locale: Locale;
}

export interface AnsweredRequest {
  request: unknown;
  /** What the handler answered. */
  answer: unknown;
}

export interface CallContext extends CallIdentity {
  clientAddress: string;
  /** The key of rate limits by address: one IPv6 subscriber has many addresses. */
  network: string;
  isInternal: boolean;
  /** The site is reached by https, whatever stands between it and the visitor. */
  isHttps: boolean;
  headers: Headers;
}
