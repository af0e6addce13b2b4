/** Names the build that a script of the browser belongs to; Next writes it in (next.config.js). */
export const release = process.env.RELEASE ?? 'development';
