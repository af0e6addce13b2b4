import {
  endpoints,
  type EndpointKey,
  type EndpointRequest,
  type EndpointResponse,
} from '@/contracts/endpoints';
import { errorBodySchema } from '@/contracts/errors';
import type { Locale } from '@/contracts/locale';
import { callEndpoint } from '@/lib/api/call-endpoint';

const timeoutMs = 30_000;

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
  /** Returns the parsed body; throws when it violates the contract. */
  call: <K extends EndpointKey>(
    key: K,
    request: EndpointRequest<K>,
    locale?: Locale,
  ) => Promise<EndpointResponse<K>>;
  /** Throws unless the call is rejected with such a status and the contract's error body. */
  expectRejected: (rejection: ExpectedRejection) => Promise<void>;
}

/** `baseUrl` is the API's origin, without `/api/v1`. */
export function apiUnderCheck(baseUrl: string): ApiUnderCheck {
  const called = new Set<EndpointKey>();
  return {
    called,
    call(key, request, locale = 'en') {
      called.add(key);
      return callEndpoint(key, request, { locale, baseUrl, timeoutMs, isStrict: true });
    },
    async expectRejected({ path, init, status }) {
      const response = await fetch(`${baseUrl}/api/v1${path}`, {
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
