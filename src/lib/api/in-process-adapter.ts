import { processGlobal } from '@/config/process-global';
import { withTimeout } from '../async/with-timeout';
import { toRecord } from '../object/to-record';
import {
  headersOf,
  statusFailure,
  timeoutFailure,
  type HttpAdapter,
  type HttpResponse,
  type OutgoingRequest,
} from './http-client';
import { wireText } from './wire-text';

export type ApiFetch = (request: Request) => Promise<Response> | Response;

const sharedApi = processGlobal<ApiFetch>('site.api');

/** The `fetch` of the built-in back office, registered by the web server; undefined in the browser and with a remote API. */
export const builtInApi: () => ApiFetch | undefined = sharedApi.get;

/** Registers the built-in API. */
export const provideBuiltInApi: (fetch: ApiFetch | undefined) => void = sharedApi.set;

/** The adapter that calls the built-in back office in this process, without a socket. */
export function inProcessAdapter(fetch: ApiFetch): HttpAdapter {
  return async (config) => {
    const url = new URL(config.url ?? '/', 'http://in-process');
    for (const [name, value] of Object.entries(toRecord(config.params)))
      if (value !== undefined && value !== null) url.searchParams.set(name, wireText(value));
    const request = new Request(url, {
      method: (config.method ?? 'get').toUpperCase(),
      headers: headersOf(config),
      body: config.data === undefined ? undefined : String(config.data),
    });
    const fetchResponse = await beforeTimeout(Promise.resolve(fetch(request)), config);
    const text = await fetchResponse.text();
    const response: HttpResponse<unknown> = {
      data: parse(text),
      status: fetchResponse.status,
      statusText: fetchResponse.statusText,
      headers: Object.fromEntries(fetchResponse.headers),
      config,
      request: null,
    };
    if (config.validateStatus?.(fetchResponse.status) ?? fetchResponse.ok) return response;
    throw statusFailure(response);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function beforeTimeout(
  response: Promise<Response>,
  request: OutgoingRequest,
): Promise<Response> {
  const { timeout } = request;
  if (!timeout) return response;
  return withTimeout(response, { timeoutMs: timeout, toError: () => timeoutFailure(request) });
}
