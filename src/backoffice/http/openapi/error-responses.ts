import type { ErrorCode } from '@/contracts/error-codes';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import type { ErrorBody } from '@/contracts/errors';
import { errorTexts } from '@/lib/texts/error-texts';
import { fieldMessage } from '../error/field-messages';
import { errorStatuses } from '../error/error-status';
import type { JsonSchema } from './json-schema';
import type { Header, Reference, Response } from './openapi-types';
import type { OperationNotes } from './operation-notes';

const json = 'application/json';
const headerPath = '#/components/headers/';

export const headers: Record<string, Header> = {
  'X-Request-Id': {
    description: 'Names the call in the log; quote it when you report a problem.',
    required: true,
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds to wait before the call is worth making again.',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'Always `Bearer`.',
    required: true,
    schema: { type: 'string' },
  },
  'End-Login': {
    description: 'Removes the cookie `login_token`, whose session has ended.',
    schema: { type: 'string' },
  },
};

/** The codes that an operation can fail with: those of its kind, from access and input, and its own. */
export function errorCodesOf(
  { method, access, params, query, body, form }: EndpointDefinition,
  { errors = [], isPureCalculation }: Pick<OperationNotes, 'errors' | 'isPureCalculation'>,
): ErrorCode[] {
  const codes: ErrorCode[] = ['internal', ...errors];
  if (!isPureCalculation) codes.push('rate_limited', 'unavailable');
  if (params) codes.push('not_found');
  if (query || body || form) codes.push('validation_failed');
  if (body) codes.push('malformed_json');
  if (body || form) codes.push('unsupported_media_type', 'payload_too_large');
  if (form) codes.push('file_missing', 'file_empty', 'upload_broken');
  if (method !== 'GET') codes.push('cross_site');
  if (access !== 'public') codes.push('unauthorised');
  if (access === 'desk') codes.push('forbidden');
  if (access === 'customer' || access === 'upload') codes.push('session_ended');
  return [...new Set(codes)].sort();
}

export interface ErrorResponseWriter {
  /** References to the responses of these codes, by status. */
  refer: (codes: readonly ErrorCode[]) => Record<string, Reference>;
  /** The responses that were referred to. */
  components: () => Record<string, Response>;
}

/** Writes a response for every set of codes that share a status; operations that fail alike share it. */
export function createErrorResponseWriter(schema: JsonSchema): ErrorResponseWriter {
  const components = new Map<string, Response>();
  return {
    refer(codes) {
      const byStatus: Record<string, ErrorCode[]> = {};
      for (const code of codes) (byStatus[errorStatuses[code]] ??= []).push(code);
      return Object.fromEntries(
        Object.entries(byStatus).map(([status, same]) => {
          const name = same.join('.');
          if (!components.has(name)) components.set(name, errorResponse(same, schema));
          return [status, { $ref: `#/components/responses/${name}` }];
        }),
      );
    },
    components: () => Object.fromEntries([...components].sort()),
  };
}

function errorResponse(codes: readonly ErrorCode[], schema: JsonSchema): Response {
  const has = (...some: ErrorCode[]): boolean => some.some((code) => codes.includes(code));
  return {
    description: codes.map((code) => `\`${code}\`: ${englishOf(code)}`).join('\n\n'),
    headers: {
      'X-Request-Id': { $ref: `${headerPath}X-Request-Id` },
      ...(has('rate_limited', 'unavailable', 'pdf_unavailable')
        ? { 'Retry-After': { $ref: `${headerPath}Retry-After` } }
        : {}),
      ...(has('unauthorised')
        ? { 'WWW-Authenticate': { $ref: `${headerPath}WWW-Authenticate` } }
        : {}),
      ...(has('session_ended') ? { 'Set-Cookie': { $ref: `${headerPath}End-Login` } } : {}),
    },
    content: {
      [json]: {
        schema: { allOf: [schema, { properties: { code: { enum: [...codes] } } }] },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

const englishOf = (code: ErrorCode): string => errorTexts.in('en')(`code.${code}`);

function exampleOf(code: ErrorCode): ErrorBody {
  const message = englishOf(code);
  return {
    code,
    msg: message,
    message,
    ...(code === 'validation_failed'
      ? { fields: { phone: fieldMessage({ key: 'required' }, 'en') } }
      : {}),
    requestId: '0b9f6c1e-7a54-4c1f-9d0e-5a4de1f3c2b8',
  };
}
