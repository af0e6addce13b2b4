import type { Locale } from '@/contracts/locale';

/** What the web server knows about a call; passed as the second argument of `api.fetch`. */
export interface ApiBindings {
  requestId?: string;
  /** Address of the visitor, proxies already taken into account. */
  clientAddress?: string;
  /** A call of this very server, made while rendering: free of rate limits. */
  isInternal?: boolean;
}

export interface ApiEnv {
  Bindings: ApiBindings;
  Variables: { requestId: string; locale: Locale };
}

export interface CallContext {
  locale: Locale;
  requestId: string;
  clientAddress: string;
  /** What limits of an address are counted by: one visitor has many addresses of IPv6. */
  network: string;
  isInternal: boolean;
  headers: Headers;
}
