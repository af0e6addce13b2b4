import Cookies from 'js-cookie';

const name = 'consent';
export type Consent = 'granted' | 'denied';

/** The visitor's answer, or undefined before there is one. */
export function readConsent(): Consent | undefined {
  const value = Cookies.get(name);
  return value === 'granted' || value === 'denied' ? value : undefined;
}

export function writeConsent(consent: Consent): void {
  Cookies.set(name, consent, {
    expires: 180,
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  });
}
