import axios, { type AxiosAdapter } from 'axios';
import { localeFacts } from '@/config/locales';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints, type EndpointKey, type EndpointRequest, type EndpointResponse } from '@/contracts/endpoints';
import { noMappingMessage, noUrlMessage } from '@/contracts/errors';
import type { Locale } from '@/contracts/locale';
import { ApiError } from './api-error';
import { toApiError } from './to-api-error';

export interface CallOptions {
  locale: Locale;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Origin of a remote API; the browser and the in-process call leave it out. */
  baseUrl?: string;
  adapter?: AxiosAdapter;
  headers?: Record<string, string>;
  /** False for what only a signed-in customer may do: then a 403 means that the session is over. */
  skipErrors?: boolean;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Calls the endpoint with this key and answers its parsed response. Throws {@link ApiError} whose message is the server's
 * `data.data`, else its message, else the transport's; a bare array is taken where the contract says `{ data: [...] }`.
 */
export async function callEndpoint<K extends EndpointKey>(key: K, request: EndpointRequest<K>, options: CallOptions): Promise<EndpointResponse<K>> {
  const endpoint = definitionOf(key);
  const { params, query, body }: Parts = request;
  try {
    const response = await axios.request<unknown>({
      method: endpoint.method,
      url: `${options.baseUrl ?? ''}${fillPath(endpoint.path, params)}`,
      params: query,
      data: body === undefined ? undefined : JSON.stringify(body),
      headers: { 'Accept-Language': localeFacts[options.locale].hrefLang, 'Content-Type': 'application/json', ...options.headers },
      withCredentials: true,
      signal: options.signal,
      timeout: options.timeoutMs,
      adapter: options.adapter,
    });
    return parseResponse(endpoint, response.data) as EndpointResponse<K>;
  } catch (error) {
    throw error instanceof ApiError ? error : toApiError(error, options);
  }
}

function definitionOf(key: string): EndpointDefinition {
  if (!key) throw new ApiError(noUrlMessage, { code: 'no_url' });
  const known: Record<string, EndpointDefinition> = endpoints;
  const endpoint = Object.hasOwn(known, key) ? known[key] : undefined;
  if (!endpoint) throw new ApiError(noMappingMessage, { code: 'no_mapping' });
  return endpoint;
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}

function parseResponse(endpoint: EndpointDefinition, data: unknown): unknown {
  const direct = endpoint.response.safeParse(data);
  if (direct.success) return direct.data;
  const wrapped = Array.isArray(data) ? endpoint.response.safeParse({ data }) : undefined;
  if (wrapped?.success) return wrapped.data;
  throw new ApiError(`${endpoint.path} answered something else than the contract says: ${direct.error.issues[0]?.path.join('.')} ${direct.error.issues[0]?.message}`, { code: 'bad_answer', status: 502 });
}
