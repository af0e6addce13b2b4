import { z } from 'zod';

/** Header that names one submission: sent again with the same body, the first answer comes back and nothing happens twice. */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{16,100}$/);
