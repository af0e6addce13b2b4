import { z } from 'zod';

export { idempotencyHeader } from './idempotency-header';

/** How the value of the header `Idempotency-Key` is written. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,100}$/;

export const idempotencyKeySchema = z.string().regex(idempotencyKeyPattern);
