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

export interface Refusal {
  /** Under `/api/v1`. */
  path: string;
  init?: RequestInit;
  /** Any of these. A lender without a desk of this kind has no such path. */
  status: readonly number[];
}

/** The API that is checked, and which of its calls were made. */
export interface ApiUnderCheck {
  called: ReadonlySet<EndpointKey>;
  /** Answers the parsed body; throws when it breaks the contract. */
  call: <K extends EndpointKey>(
    key: K,
    request: EndpointRequest<K>,
    locale?: Locale,
  ) => Promise<EndpointResponse<K>>;
  /** Throws unless the call is refused with such a status and the contract's error body. */
  refuses: (refusal: Refusal) => Promise<void>;
}

/** `baseUrl` is the API's origin, without `/api/v1`. */
export function apiUnderCheck(baseUrl: string): ApiUnderCheck {
  const called = new Set<EndpointKey>();
  return {
    called,
    call(key, request, locale = 'en') {
      called.add(key);
      return callEndpoint(key, request, { locale, baseUrl, timeoutMs });
    },
    async refuses({ path, init, status }) {
      const answer = await fetch(`${baseUrl}/api/v1${path}`, {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.text();
      if (!status.includes(answer.status))
        throw new Error(`answered ${answer.status} where ${status.join(' or ')} was due`);
      const body = errorBodySchema.safeParse(jsonOf(text));
      if (!body.success)
        throw new Error(
          `the error's body is not { code, msg, message, requestId }: ${body.error.issues[0]?.path.join('.')} ${body.error.issues[0]?.message}`,
        );
      if (body.data.msg !== body.data.message) throw new Error('`msg` and `message` differ');
    },
  };
}

/** Calls that change something or need a person: named, never made. */
export function leftOut(called: ReadonlySet<EndpointKey>): EndpointKey[] {
  return (Object.keys(endpoints) as EndpointKey[]).filter((key) => !called.has(key));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
