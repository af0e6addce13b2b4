import type { Locale } from '@/contracts/locale';

/** The visitor's action, as reCAPTCHA v3 names it; the server compares it with the action of the token. */
export const botActions = [
  'send_code',
  'open_link',
  'send_link',
  'create_application',
  'contact',
  'call_back',
  'job_application',
  'value_alert',
] as const;
export type BotAction = (typeof botActions)[number];

const defaultHost = 'https://www.google.com';
/** Google's host for visitors who cannot reach google.com. */
const mainlandHost = 'https://www.recaptcha.net';

/** Host of the script for a page in this language; `override` is `RECAPTCHA_BASE_URL`. */
export function botCheckHost(locale: Locale, override?: string): string {
  return override ?? (locale === 'cn' ? mainlandHost : defaultHost);
}

/** Host that verifies tokens. */
export function botCheckVerifier(override?: string): string {
  return override ?? defaultHost;
}

/** Every host that the Content-Security-Policy must allow for the script. */
export function botCheckHosts(override?: string): string[] {
  return override === undefined ? [defaultHost, mainlandHost] : [override];
}
