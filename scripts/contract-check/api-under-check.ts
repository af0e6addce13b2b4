import {
  apiPrefix,
  endpoints,
  type EndpointKey,
  type EndpointRequest,
  type EndpointResponse,
} from '@/contracts/endpoints';
import { errorBodySchema } from '@/contracts/errors';
import type { Locale } from '@/contracts/locale';
import { ApiError } from '@/lib/api/api-error';
import { callEndpoint } from '@/lib/api/call-endpoint';
import { inProcessAdapter } from '@/lib/api/in-process-adapter';
import { fetchWithCookies } from './cookie-jar';

export interface ExpectedRejection {
  /** Under `/api/v1`. */
  path: string;
  init?: RequestInit;
  /** Any of these. A lender without this kind of desk has no such path. */
  status: readonly number[];
}

/** The person as whom the signed-in and the writing calls are made. */
export interface TestCustomer {
  phone: string;
  /** The day of the checks, YYYY-MM-DD. */
  today: string;
  /** Waits where the API asks for it, such as between two codes. */
  wait: (seconds: number) => Promise<void>;
  /** The code that was sent for this purpose. */
  askCode: (purpose: string) => Promise<string>;
}

/** The API under test, and which of its endpoints were called. */
export interface ApiUnderCheck {
  called: ReadonlySet<EndpointKey>;
  customer: TestCustomer | undefined;
  /** Returns the body as the site would read it; what differs from the contract is noted. */
  call: <K extends EndpointKey>(
    key: K,
    request: EndpointRequest<K>,
    options?: { locale?: Locale; headers?: Record<string, string> },
  ) => Promise<EndpointResponse<K>>;
  /** A call that is no JSON in both directions, such as a file; throws unless it answers 200. */
  send: (key: EndpointKey, path: string, init?: RequestInit) => Promise<Response>;
  /** Throws unless the call is rejected with such a status and the contract's error body. */
  expectRejected: (rejection: ExpectedRejection) => Promise<void>;
  /** What was noted since the last time. */
  takeDeviations: () => string[];
}

export interface CheckOptions {
  customer?: TestCustomer;
  timeoutMs?: number;
}

/** `baseUrl` is the API's origin, without `/api/v1`. */
export function apiUnderCheck(
  baseUrl: string,
  { customer, timeoutMs = 30_000 }: CheckOptions = {},
): ApiUnderCheck {
  const called = new Set<EndpointKey>();
  const visitor = fetchWithCookies(timeoutMs);
  let deviations = new Set<string>();
  return {
    called,
    customer,
    async call(key, request, { locale = 'en', headers = {} } = {}) {
      called.add(key);
      try {
        return await callEndpoint(key, request, {
          locale,
          headers,
          baseUrl,
          timeoutMs,
          adapter: inProcessAdapter(visitor),
          onDeviations(found) {
            for (const { path, problem } of found)
              deviations.add(`${key}: ${path.replaceAll(/\b\d+\b/g, '#')} ${problem}`);
          },
        });
      } catch (error) {
        throw new Error(`${key}: ${textOf(error)}`, { cause: error });
      }
    },
    async send(key, path, init) {
      called.add(key);
      const response = await visitor(`${baseUrl}${apiPrefix}${path}`, init);
      if (response.status !== 200) throw new Error(`${key} answered ${response.status}`);
      return response;
    },
    async expectRejected({ path, init, status }) {
      const response = await visitor(`${baseUrl}${apiPrefix}${path}`, init);
      const text = await response.text();
      if (!status.includes(response.status))
        throw new Error(`answered ${response.status} where ${status.join(' or ')} was due`);
      const body = errorBodySchema.safeParse(parseJson(text));
      if (!body.success)
        throw new Error(
          `the error's body is not { code, msg, message, requestId }: ${body.error.issues[0]?.path.join('.')} ${body.error.issues[0]?.message}`,
        );
      if (body.data.msg !== body.data.message) throw new Error('`msg` and `message` differ');
    },
    takeDeviations() {
      const taken = [...deviations];
      deviations = new Set();
      return taken;
    },
  };
}

/** Endpoints that change data or need a person: reported, never called. */
export function uncalledEndpoints(called: ReadonlySet<EndpointKey>): EndpointKey[] {
  return (Object.keys(endpoints) as EndpointKey[]).filter((key) => !called.has(key));
}

/** What a call failed with, and what was wrong with each field. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return [error.message, ...fields.map((field) => field.join(': '))].join('; ');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
