import type { Context } from 'hono';
import type { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { asRequest } from '@/contracts/endpoint-values';
import type { EndpointKey, ParsedEndpointRequest } from '@/contracts/endpoints';
import { fieldProblems } from '../common/field-problems';
import { ServiceError, type FieldProblem } from '../common/service-error';
import { unstorablePath } from '../common/unstorable-text';
import type { ApiEnv } from './api-types';
import { readJsonBody } from './body/json-body';

/** The parts of a request that its endpoint declares, checked. An address whose variable part does not exist is an unknown address: 404, not a wrong field. */
export async function parseRequest<K extends EndpointKey>(
  definition: EndpointDefinition,
  context: Context<ApiEnv>,
): Promise<ParsedEndpointRequest<K>> {
  const params = definition.params?.safeParse(context.req.param());
  if (params && (!params.success || unstorablePath(params.data) !== null))
    throw new ServiceError('not_found');
  const { query, body } = definition;
  const parsed: { params?: unknown; query?: unknown; body?: unknown } = {};
  if (params) parsed.params = params.data;
  if (query) parsed.query = parseOrThrow(query, readQuery(query, context));
  if (body) parsed.body = parseOrThrow(body, await readJsonBody(context.req.raw));
  return asRequest<K>(parsed);
}

/** A repeated parameter is refused, because taking either value would be a guess. */
function readQuery(schema: z.ZodObject, context: Context<ApiEnv>): Record<string, string> {
  const query: Record<string, string> = {};
  const repeated: Record<string, FieldProblem> = {};
  for (const [name, [value = '', ...more]] of Object.entries(context.req.queries())) {
    query[name] = value;
    if (more.length > 0 && Object.hasOwn(schema.shape, name)) repeated[name] = { key: 'repeated' };
  }
  if (Object.keys(repeated).length > 0)
    throw new ServiceError('validation_failed', { fields: repeated });
  return query;
}

/** The input as its schema reads it. Throws `validation_failed` with the first problem of each field. */
export function parseOrThrow<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (!result.success)
    throw new ServiceError('validation_failed', { fields: fieldProblems(result.error) });
  const unstorable = unstorablePath(result.data);
  if (unstorable !== null)
    throw new ServiceError('validation_failed', {
      fields: { [unstorable]: { key: 'wrongFormat' } },
    });
  return result.data;
}
