/** Header that names one submission: sent again with the same body, the first answer comes back and nothing happens twice. */
export const idempotencyHeader = 'Idempotency-Key';
