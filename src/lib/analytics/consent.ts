import Cookies from 'js-cookie';

const name = 'consent';
export type Consent = 'granted' | 'denied';

/** What the visitor answered, or nothing yet. */
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
