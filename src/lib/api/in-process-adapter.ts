import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';

export type ApiFetch = (request: Request) => Promise<Response> | Response;

const apiSymbol = Symbol.for('site.api');

/** The built-in back office's `fetch`, put there by the web server; absent in the browser and when a remote API is used. */
export function builtInApi(): ApiFetch | undefined {
  const value: unknown = Reflect.get(globalThis, apiSymbol);
  return typeof value === 'function' ? (value as ApiFetch) : undefined;
}

/** Next's bundle and the server are separate module graphs: the door between them is this one global. */
export function provideBuiltInApi(fetch: ApiFetch | undefined): void {
  Reflect.set(globalThis, apiSymbol, fetch);
}

/** Axios adapter that calls the built-in back office in this process, without a socket. */
export function inProcessAdapter(fetch: ApiFetch) {
  return async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const url = new URL(config.url ?? '/', 'http://in-process');
    for (const [name, value] of Object.entries((config.params ?? {}) as Record<string, unknown>))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    const request = new Request(url, {
      method: (config.method ?? 'get').toUpperCase(),
      headers: Object.entries(AxiosHeaders.from(config.headers).toJSON()).map(
        ([name, value]): [string, string] => [name, String(value)],
      ),
      body: config.data === undefined ? undefined : String(config.data),
    });
    const answer = await withTimeout(Promise.resolve(fetch(request)), config);
    const text = await answer.text();
    const response: AxiosResponse = {
      data: parse(text),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
      request: null,
    };
    if (config.validateStatus?.(answer.status) ?? answer.ok) return response;
    throw new AxiosError(
      `Request failed with status code ${answer.status}`,
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
  work: Promise<Response>,
  config: InternalAxiosRequestConfig,
): Promise<Response> {
  if (!config.timeout) return work;
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
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
