import type { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { asResponse } from '@/contracts/endpoint-values';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import { toRecord } from '../object/to-record';
import { ApiError } from './api-error';
import { reportDeviations } from './contract-deviations';
import { requestConfig, type CallOptions, type FindEndpoint } from './endpoint-request';
import { isHttpFailure, sendRequest, type HttpRequest } from './http-client';
import { isBusinessFailure, normaliseResponse } from './response-normalisers';
import { isReadable, repair, type Deviation } from './tolerant-reader';
import { toApiError } from './to-api-error';

/** Calls the endpoint with this key and returns its parsed response. */
export type ApiCall = <K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  options: CallOptions,
) => Promise<EndpointResponse<K>>;

/**
 * The calls of the endpoints that `find` knows. They throw {@link ApiError} whose message is the server's `data.data`, else
 * its message, else the transport's. Reading is looser than the contract (see `repair`): what had to be repaired is
 * reported, and only what cannot be read at all fails, with the code `bad_answer`.
 */
export function createApiCall(find: FindEndpoint): ApiCall {
  return async (key, request, options) => {
    const endpoint = await find(key);
    const { data, failure } = await receive(key, {
      config: requestConfig(endpoint, request, options),
      options,
    });
    if (failure !== undefined) throw toApiError(failure, { ...options, key });
    options.onDeviations?.(deviationsIn(endpoint, data));
    return asResponse<typeof key>(
      parseLoosely(endpoint, normaliseResponse(key, { data, sent: toRecord(request).body })),
    );
  };
}

/** The response body; a business failure counts as one, whatever its HTTP status. */
async function receive(
  key: EndpointKey,
  { config, options }: { config: HttpRequest; options: CallOptions },
): Promise<{ data?: unknown; failure?: unknown }> {
  try {
    const { data, headers } = await sendRequest<unknown>(config);
    const answeredAt = new Date(String(headers.date));
    if (!Number.isNaN(answeredAt.getTime())) options.onServerTime?.(answeredAt);
    return { data };
  } catch (failure) {
    const body: unknown = isHttpFailure(failure) ? failure.response?.data : undefined;
    return isBusinessFailure(key, body) ? { data: body } : { failure };
  }
}

function deviationsIn({ response }: EndpointDefinition, data: unknown): Deviation[] {
  return differencesIn(response.safeParse(data).error);
}

/** For a union, the issues of the option that fits best. */
function differencesIn(error: z.ZodError | undefined): Deviation[] {
  return plainIssues(error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    problem: message,
  }));
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

function plainIssues(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [nearest] = issue.errors.map(plainIssues).sort((one, other) => one.length - other.length);
    return (nearest ?? [issue]).map(({ path, message }) => ({
      path: nearest ? [...issue.path, ...path] : path,
      message,
    }));
  });
}

// Endpoints that deliver content; all others carry personal data or decisions.
const contentPath =
  /^\/api\/v1\/(?:site\/|product-finder$|loan-cal\/config$|evaluation\/(?:estates\/|estate-))/;

/** A response in the form of the contract, repaired where that is possible. Throws {@link ApiError} for one that cannot be read at all. */
export function parseLoosely(
  { path, response, readable = response }: EndpointDefinition,
  data: unknown,
  report = reportDeviations,
): unknown {
  const parsed = response.safeParse(data);
  if (parsed.success) return parsed.data;
  const deviations: Deviation[] = [];
  const repaired = repair(readable, data, {
    path: '',
    canOmit: contentPath.test(path),
    report: (deviation) => deviations.push(deviation),
  });
  const [difference = { path: '', problem: '' }] = differencesIn(parsed.error);
  if (!isReadable(readable, repaired)) {
    report(path, [difference]);
    throw unreadable(path, difference);
  }
  report(path, deviations.length > 0 ? deviations : [difference]);
  // Parse with the contract's own schema: `readable` would replace texts that are merely longer than the contract allows.
  const read = response.safeParse(repaired);
  return read.success ? read.data : repaired;
}

function unreadable(endpoint: string, { path, problem }: Deviation): ApiError {
  return new ApiError(
    `${endpoint} answered something else than the contract says: ${path} ${problem}`,
    { code: 'bad_answer', status: 502 },
  );
}
