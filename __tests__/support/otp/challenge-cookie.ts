/** A challenge such as browsers get when they ask for a code, made of a name. */
export const challengeCookie = (name: string): string => `otp_challenge=${name.padEnd(43, '-')}`;
