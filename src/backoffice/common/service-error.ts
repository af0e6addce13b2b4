/** Every way a call can fail that a person is told about; `http/error/error-status.ts` gives each its status, `public/locales` its words. */
export const errorCodes = [
  'validation_failed',
  'malformed_json',
  'cross_site',
  'bot_refused',
  'unauthorised',
  'session_ended',
  'not_found',
  'method_not_allowed',
  'conflict',
  'step_up_required',
  'phone_not_verified',
  'idempotency_conflict',
  'file_missing',
  'file_empty',
  'upload_broken',
  'too_many_files',
  'application_closed',
  'document_held',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
  'pdf_unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with one field: a key of `field` in the locale file `errors.json` and the figure that goes into it. */
export interface FieldProblem {
  key: string;
  limit?: number | string;
}

export interface ServiceErrorDetails {
  fields?: Readonly<Record<string, FieldProblem>>;
  retryAfterSeconds?: number;
  /** Methods that the address does take. */
  allow?: readonly string[];
  cause?: unknown;
}

/** A failure that the caller may be told: `code` names it, `fields` says which input was wrong. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  constructor(
    readonly code: ErrorCode,
    readonly details: ServiceErrorDetails = {},
  ) {
    super(code, { cause: details.cause });
  }
}

/** Throws `validation_failed` for one field. */
export function rejectField(field: string, key: string, limit?: number | string): never {
  throw new ServiceError('validation_failed', {
    fields: { [field]: limit === undefined ? { key } : { key, limit } },
  });
}
