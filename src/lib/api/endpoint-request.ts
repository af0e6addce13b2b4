import type { AxiosAdapter, AxiosRequestConfig } from 'axios';
import { localeFacts } from '@/config/locales';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints } from '@/contracts/endpoints';
import { noMappingMessage, noUrlMessage } from '@/contracts/errors';
import type { Locale } from '@/contracts/locale';
import { ApiError } from './api-error';

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

/** The endpoint with this key. Throws {@link ApiError} for an empty or unknown one. */
export function definitionOf(key: string): EndpointDefinition {
  if (!key) throw new ApiError(noUrlMessage, { code: 'no_url' });
  const known: Record<string, EndpointDefinition> = endpoints;
  const endpoint = Object.hasOwn(known, key) ? known[key] : undefined;
  if (!endpoint) throw new ApiError(noMappingMessage, { code: 'no_mapping' });
  return endpoint;
}

/** What goes over the wire: the address filled in, the body as JSON, the language, the cookies. */
export function requestConfig(endpoint: EndpointDefinition, { params, query, body }: Parts, options: CallOptions): AxiosRequestConfig {
  return {
    method: endpoint.method,
    url: `${options.baseUrl ?? ''}${fillPath(endpoint.path, params)}`,
    params: query,
    data: body === undefined ? undefined : JSON.stringify(body),
    headers: { 'Accept-Language': localeFacts[options.locale].hrefLang, 'Content-Type': 'application/json', ...options.headers },
    withCredentials: true,
    signal: options.signal,
    timeout: options.timeoutMs,
    adapter: options.adapter,
  };
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}
