/** A challenge such as browsers get when they ask for a code, made of a name; as it is called on https and on http. */
export const challengeCookie = (name: string): string => {
  const value = name.padEnd(43, '-');
  return `__Host-otp_challenge=${value}; otp_challenge=${value}`;
};
