import type { Locale } from '@/contracts/locale';

/** What a visitor is about to do, as reCAPTCHA v3 names actions; the server compares it with the action that the token was made for. */
export const botActions = [
  'send_code',
  'open_link',
  'send_link',
  'create_application',
  'contact',
] as const;
export type BotAction = (typeof botActions)[number];

const usualHost = 'https://www.google.com';
/** Google's host for visitors who can't reach google.com. */
const mainlandHost = 'https://www.recaptcha.net';

/** Where a page in this language loads the script from; `own` is `RECAPTCHA_BASE_URL`. */
export function botCheckHost(locale: Locale, own?: string): string {
  return own ?? (locale === 'cn' ? mainlandHost : usualHost);
}

/** Where the server asks about a token. */
export function botCheckVerifier(own?: string): string {
  return own ?? usualHost;
}

/** Every host that a page's policy must admit for the script. */
export function botCheckHosts(own?: string): string[] {
  return own === undefined ? [usualHost, mainlandHost] : [own];
}
