import { idempotencyHeader, idempotencyKeySchema } from '@/contracts/idempotency';
import { ServiceError } from '@/backoffice/common/service-error';
import type { CallContext } from '../api-types';
import { tokenCookieOf } from '../cookies';

/** The `proof_token` that a verified code left in the browser; null when there is none. */
export function proofTokenOf(call: Pick<CallContext, 'headers' | 'isHttps'>): string | null {
  return tokenCookieOf(call, 'proof_token');
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

const versionTag = /^"(\d{1,9})"$/;

/** The version that a staff member's edit is based on, from `If-Match: "3"`. Throws `validation_failed` without one. */
export function ifMatchOf(headers: Headers): number {
  const header = headers.get('If-Match');
  const version = versionTag.exec(header ?? '')?.[1];
  if (version === undefined)
    throw new ServiceError('validation_failed', {
      fields: { 'If-Match': { key: header === null ? 'required' : 'wrongFormat' } },
    });
  return Number(version);
}
