import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { callEndpoint } from '@/lib/api/call-endpoint';
import { wireText } from '@/lib/api/wire-text';
import type { ApiClient } from '@/lib/saga/saga-client';
import type { Answer, Call } from './call';
import { textOf, type Lender } from './lender-api';

/** The site's own client, whose calls this lender answers without a network. It keeps cookies, as a browser would. */
export function lenderClient(lender: Lender): ApiClient {
  const adapter = lenderAdapter(lender);
  return (key, request, options) => callEndpoint(key, request, { ...options, adapter });
}

/** An axios adapter that asks this lender. */
export function lenderAdapter(lender: Lender): AxiosAdapter {
  const jar: Record<string, string> = {};
  return (config) =>
    new Promise((resolve, reject) => {
      const { answer, fault } = lender.serve(callOf(config, jar));
      if (fault === 'silent') {
        config.signal?.addEventListener?.('abort', () =>
          reject(new AxiosError('canceled', 'ERR_CANCELED')),
        );
        if (config.timeout)
          setTimeout(
            () =>
              reject(
                new AxiosError(`timeout of ${config.timeout}ms exceeded`, 'ECONNABORTED', config),
              ),
            config.timeout,
          );
        return;
      }
      if (fault) return reject(new AxiosError('Network Error', 'ERR_NETWORK', config));
      for (const cookie of [answer.headers?.['set-cookie'] ?? []].flat()) {
        const [pair = ''] = cookie.split(';');
        jar[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
      }
      const response = responseOf(answer, config);
      if (answer.status < 300) return resolve(response);
      reject(
        new AxiosError(
          `Request failed with status code ${answer.status}`,
          answer.status < 500 ? 'ERR_BAD_REQUEST' : 'ERR_BAD_RESPONSE',
          config,
          null,
          response,
        ),
      );
    });
}

function callOf(config: InternalAxiosRequestConfig, jar: Record<string, string>): Call {
  const query = Object.entries((config.params ?? {}) as Record<string, unknown>).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, wireText(value)]]),
  );
  const headers = Object.entries(AxiosHeaders.from(config.headers).toJSON()).map(
    ([name, value]): [string, string] => [name.toLowerCase(), wireText(value)],
  );
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: (config.url ?? '').replace('/api/v1', ''),
    query: new URLSearchParams(query),
    headers: Object.fromEntries(headers),
    cookies: { ...jar },
    body: typeof config.data === 'string' ? Object(JSON.parse(config.data)) : {},
    bytes: '',
  };
}

function responseOf(answer: Answer, config: InternalAxiosRequestConfig): AxiosResponse {
  return {
    data: parsed(textOf(answer.body)),
    status: answer.status,
    statusText: '',
    headers: AxiosHeaders.from({ 'content-type': 'application/json', ...answer.headers }),
    config,
  };
}

/** As axios reads a body: JSON where it is JSON, else the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
