import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { callEndpoint } from './call-endpoint';
import { builtInApi, inProcessAdapter } from './in-process-adapter';

export const serverCallTimeoutMs = 3_000;

interface ServerCallOptions {
  locale: Locale;
  /** Where the API is when it is not built in. */
  apiBaseUrl: string | undefined;
}

/** The same call from a server component: in process when the back office is built in, else over HTTP; at most three seconds. */
export function callFromServer<K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  { locale, apiBaseUrl }: ServerCallOptions,
): Promise<EndpointResponse<K>> {
  const api = builtInApi();
  return callEndpoint(key, request, {
    locale,
    timeoutMs: serverCallTimeoutMs,
    ...(api ? { adapter: inProcessAdapter(api) } : { baseUrl: apiBaseUrl }),
  });
}
