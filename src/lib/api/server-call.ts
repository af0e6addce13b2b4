import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { callEndpoint } from './call-endpoint';
import { builtInApi, inProcessAdapter } from './in-process-adapter';

export const serverCallTimeoutMs = 3_000;

interface ServerCallOptions {
  locale: Locale;
  /** Origin of the API where it is not built in. */
  apiBaseUrl: string | undefined;
}

/** The API call for server components: in process when the back office is built in, else over HTTP; at most three seconds. */
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
