import axios from 'axios';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import { ApiError } from './api-error';
import { findEndpoint, requestConfig, type CallOptions } from './endpoint-request';
import { toApiError } from './to-api-error';

/**
 * Calls the endpoint with this key and returns its parsed response. Throws {@link ApiError} whose message is the server's
 * `data.data`, else its message, else the transport's; a bare array is accepted where the contract says `{ data: [...] }`.
 */
export async function callEndpoint<K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  options: CallOptions,
): Promise<EndpointResponse<K>> {
  const endpoint = findEndpoint(key);
  try {
    const response = await axios.request<unknown>(requestConfig(endpoint, request, options));
    return parseResponse(endpoint, response.data) as EndpointResponse<K>;
  } catch (error) {
    throw error instanceof ApiError ? error : toApiError(error, options);
  }
}

function parseResponse(endpoint: EndpointDefinition, data: unknown): unknown {
  const parsed = endpoint.response.safeParse(data);
  if (parsed.success) return parsed.data;
  const parsedArray = Array.isArray(data) ? endpoint.response.safeParse({ data }) : undefined;
  if (parsedArray?.success) return parsedArray.data;
  throw new ApiError(
    `${endpoint.path} answered something else than the contract says: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
    { code: 'bad_answer', status: 502 },
  );
}
