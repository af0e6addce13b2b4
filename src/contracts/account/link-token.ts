// No zod here: the pages of such links read it before they load the contract.

/** The secret in a link of a message about an account: 128 bits or more, written in base64url. */
export const linkTokenPattern = /^[A-Za-z0-9_-]{22,43}$/;
