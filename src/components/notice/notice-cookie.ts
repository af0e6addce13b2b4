/** Max-Age of the cookie that keeps a notice dismissed. */
export const dismissalMaxAgeSeconds = 365 * 86_400;
