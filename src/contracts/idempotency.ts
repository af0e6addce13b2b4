import { z } from 'zod';

export { idempotencyHeader } from './idempotency-header';

export const idempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{16,100}$/);
