import type { ErrorCode } from '@/contracts/error-codes';
import type { ChangedMeanwhile } from '@/contracts/errors';
import type { FieldProblemKey } from '@/lib/texts/error-texts';

/** What is wrong with one field: a key of `field` in the locale file `errors.json` and the figure that goes into it. */
export interface FieldProblem {
  key: FieldProblemKey;
  limit?: number | string;
}

export interface ServiceErrorDetails {
  fields?: Readonly<Record<string, FieldProblem>>;
  retryAfterSeconds?: number;
  /** The changes made since the version that an outdated edit was based on. */
  changed?: ChangedMeanwhile;
  /** HTTP methods that the address supports. */
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
export function rejectField(field: string, key: FieldProblemKey, limit?: number | string): never {
  throw new ServiceError('validation_failed', {
    fields: { [field]: limit === undefined ? { key } : { key, limit } },
  });
}
