import {
  apiPrefix,
  endpoints,
  type EndpointKey,
  type EndpointRequest,
  type EndpointResponse,
} from '@/contracts/endpoints';
import { errorBodySchema } from '@/contracts/errors';
import type { Locale } from '@/contracts/locale';
import { callEndpoint } from '@/lib/api/call-endpoint';

export interface ExpectedRejection {
  /** Under `/api/v1`. */
  path: string;
  init?: RequestInit;
  /** Any of these. A lender without this kind of desk has no such path. */
  status: readonly number[];
}

/** The API under test, and which of its endpoints were called. */
export interface ApiUnderCheck {
  called: ReadonlySet<EndpointKey>;
  /** Returns the body as the site would read it; what differs from the contract is noted. */
  call: <K extends EndpointKey>(
    key: K,
    request: EndpointRequest<K>,
    options?: { locale?: Locale; headers?: Record<string, string> },
  ) => Promise<EndpointResponse<K>>;
  /** Throws unless the call is rejected with such a status and the contract's error body. */
  expectRejected: (rejection: ExpectedRejection) => Promise<void>;
  /** What was noted since the last time. */
  takeDeviations: () => string[];
}

export interface CheckOptions {
  timeoutMs?: number;
}

/** `baseUrl` is the API's origin, without `/api/v1`. */
export function apiUnderCheck(
  baseUrl: string,
  { timeoutMs = 30_000 }: CheckOptions = {},
): ApiUnderCheck {
  const called = new Set<EndpointKey>();
  let deviations = new Set<string>();
  return {
    called,
    call(key, request, { locale = 'en', headers = {} } = {}) {
      called.add(key);
      return callEndpoint(key, request, {
        locale,
        headers,
        baseUrl,
        timeoutMs,
        onDeviations(found) {
          for (const { path, problem } of found)
            deviations.add(`${key}: ${path.replaceAll(/\b\d+\b/g, '#')} ${problem}`);
        },
      });
    },
    async expectRejected({ path, init, status }) {
      const response = await fetch(`${baseUrl}${apiPrefix}${path}`, {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
      });
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
