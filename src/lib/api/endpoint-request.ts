import { localeMetadata } from '@/config/locales';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { noMappingMessage, noUrlMessage } from '@/contracts/errors';
import type { Locale } from '@/contracts/locale';
import { ApiError } from './api-error';
import { fillPath } from './fill-path';
import type { HttpAdapter, HttpRequest } from './http-client';
import { wireText } from './wire-text';
import type { Deviation } from './tolerant-reader';

export interface CallOptions {
  locale: Locale;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Origin of a remote API; the browser and the in-process call leave it out. */
  baseUrl?: string;
  adapter?: HttpAdapter;
  headers?: Record<string, string>;
  /** False for calls that need a signed-in customer: a 403 then means that the session has ended. */
  skipErrors?: boolean;
  /** Called with every deviation of this response from the contract; used to check an implementation. */
  onDeviations?: (deviations: readonly Deviation[]) => void;
  /** Called with the upload progress, from 0 to 1. */
  onUploadProgress?: (share: number) => void;
  /** Called with the time of the response, from its `Date` header. */
  onServerTime?: (time: Date) => void;
}

interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  file?: File;
}

export type EndpointsByKey = Readonly<Record<string, EndpointDefinition>>;

/** Finds an endpoint by its key, at once or once its contract is loaded. */
export type FindEndpoint = (key: string) => EndpointDefinition | Promise<EndpointDefinition>;

/** The endpoint with this key. Throws {@link ApiError} for an empty or unknown one. */
export function pickEndpoint(endpoints: EndpointsByKey, key: string): EndpointDefinition {
  if (!key) throw new ApiError(noUrlMessage, { code: 'no_url' });
  const endpoint = Object.hasOwn(endpoints, key) ? endpoints[key] : undefined;
  if (!endpoint) throw new ApiError(noMappingMessage, { code: 'no_mapping' });
  return endpoint;
}

/** The request: path filled in, body as JSON or multipart form with its file, language and cookies. */
export function requestConfig(
  endpoint: EndpointDefinition,
  { params, query, body, form, file }: RequestParts,
  options: CallOptions,
): HttpRequest {
  return {
    method: endpoint.method,
    url: `${options.baseUrl ?? ''}${fillPath(endpoint.path, params)}`,
    params: query,
    data: form ? formData(form, file) : body === undefined ? undefined : JSON.stringify(body),
    headers: {
      'Accept-Language': localeMetadata[options.locale].hrefLang,
      ...(form ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    onUploadProgress:
      options.onUploadProgress && (({ progress }) => options.onUploadProgress?.(progress ?? 0)),
    withCredentials: true,
    signal: options.signal,
    timeout: options.timeoutMs,
    adapter:
      options.adapter ?? browserAdapter({ hasBody: body !== undefined || form !== undefined }),
  };
}

/** Text parts first: the server streams the file and needs its metadata before it. */
function formData(form: Record<string, unknown>, file: File | undefined): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form))
    if (value !== undefined) data.append(name, wireText(value));
  if (file) data.append('file', file, file.name);
  return data;
}

/** XMLHttpRequest loses the content type of a call without a body, which the API is promised on every call; `fetch` keeps it. */
function browserAdapter({ hasBody }: { hasBody: boolean }): HttpRequest['adapter'] {
  return typeof window === 'undefined' || hasBody ? undefined : 'fetch';
}
