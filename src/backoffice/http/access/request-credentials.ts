import { idempotencyHeader, idempotencyKeySchema } from '@/contracts/idempotency';
import { ServiceError } from '@/backoffice/common/service-error';
import { cookieValue } from '../cookies';

/** The `proof_token` that a verified code left in the browser; null when there is none. */
export function proofTokenOf(headers: Headers): string | null {
  const value = cookieValue(headers, 'proof_token');
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The `Idempotency-Key` of a call that must not happen twice. Throws `validation_failed` without a usable one. */
export function idempotencyKeyOf(headers: Headers): string {
  const parsed = idempotencyKeySchema.safeParse(headers.get(idempotencyHeader));
  if (!parsed.success)
    throw new ServiceError('validation_failed', {
      fields: {
        [idempotencyHeader]: { key: headers.has(idempotencyHeader) ? 'wrongFormat' : 'required' },
      },
    });
  return parsed.data;
}
