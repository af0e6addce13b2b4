import Cookies from 'js-cookie';
import { consentKeptDays } from '@/config/site';

const name = 'consent';
export type Consent = 'granted' | 'denied';

/** The visitor's answer, or undefined before there is one. */
export function readConsent(): Consent | undefined {
  const value = Cookies.get(name);
  return value === 'granted' || value === 'denied' ? value : undefined;
}

/** Keeps the visitor’s answer about analytics in a cookie. */
export function writeConsent(consent: Consent): void {
  Cookies.set(name, consent, {
    expires: consentKeptDays,
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  });
}
