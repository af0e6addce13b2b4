import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { plainText } from './plain-text';

export type ApiFetch = (request: Request) => Promise<Response> | Response;

const apiSymbol = Symbol.for('site.api');

/** The `fetch` of the built-in back office, registered by the web server; undefined in the browser and with a remote API. */
export function builtInApi(): ApiFetch | undefined {
  const value: unknown = Reflect.get(globalThis, apiSymbol);
  return typeof value === 'function' ? (value as ApiFetch) : undefined;
}

/** Registers the built-in API. Next's bundle and the server are separate module graphs that share only `globalThis`. */
export function provideBuiltInApi(fetch: ApiFetch | undefined): void {
  Reflect.set(globalThis, apiSymbol, fetch);
}

/** Axios adapter that calls the built-in back office in this process, without a socket. */
export function inProcessAdapter(fetch: ApiFetch) {
  return async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const url = new URL(config.url ?? '/', 'http://in-process');
    for (const [name, value] of Object.entries((config.params ?? {}) as Record<string, unknown>))
      if (value !== undefined && value !== null) url.searchParams.set(name, plainText(value));
    const request = new Request(url, {
      method: (config.method ?? 'get').toUpperCase(),
      headers: Object.entries(AxiosHeaders.from(config.headers).toJSON()).map(
        ([name, value]): [string, string] => [name, plainText(value)],
      ),
      body: config.data === undefined ? undefined : String(config.data),
    });
    const fetchResponse = await withTimeout(Promise.resolve(fetch(request)), config);
    const text = await fetchResponse.text();
    const response: AxiosResponse = {
      data: parse(text),
      status: fetchResponse.status,
      statusText: fetchResponse.statusText,
      headers: Object.fromEntries(fetchResponse.headers),
      config,
      request: null,
    };
    if (config.validateStatus?.(fetchResponse.status) ?? fetchResponse.ok) return response;
    throw new AxiosError(
      `Request failed with status code ${fetchResponse.status}`,
      AxiosError.ERR_BAD_RESPONSE,
      config,
      null,
      response,
    );
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function withTimeout(
  response: Promise<Response>,
  config: InternalAxiosRequestConfig,
): Promise<Response> {
  if (!config.timeout) return response;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new AxiosError(
            `timeout of ${config.timeout}ms exceeded`,
            AxiosError.ECONNABORTED,
            config,
          ),
        ),
      config.timeout,
    );
  });
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
