// No zod here: the browser reads it before it loads the contract.

/** How an opaque id of a link sent by SMS is written. */
export const linkReferencePattern = /^[A-Za-z0-9_-]{16,64}$/;
