import type { Locale } from '@/contracts/locale';

const yearSeconds = 365 * 24 * 60 * 60;

/** Remembers the language that the visitor chose with the switch; nothing else writes this cookie. */
export function setLanguageCookie(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lang=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
