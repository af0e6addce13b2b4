import { asResponse } from '@/contracts/endpoint-values';
import { endpoints, type EndpointKey, type EndpointResponse } from '@/contracts/endpoints';
import { createApiCall, parseLoosely } from './api-call';
import type { reportDeviations } from './contract-deviations';
import { pickEndpoint } from './endpoint-request';

/** Calls any endpoint, with all contracts at hand; browsers load those they need (`callFromBrowser`). */
export const callEndpoint = createApiCall((key) => pickEndpoint(endpoints, key));

/** Reads a response that is already here as `callEndpoint` reads one that arrives. Throws an ApiError for one that cannot be read at all. */
export function readResponse<K extends EndpointKey>(
  key: K,
  data: unknown,
  { report }: { report: typeof reportDeviations },
): EndpointResponse<K> {
  return asResponse<K>(parseLoosely(pickEndpoint(endpoints, key), data, report));
}
