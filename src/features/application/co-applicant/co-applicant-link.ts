import { linkReferencePattern } from '@/contracts/otp/link-reference';
import { readTabStorage, writeTabStorage } from '@/features/otp/tab-storage';

const tokenKey = 'co-applicant-link';
const proofKey = 'co-applicant-proved';

function tokenFromHash(): string | null {
  const token = window.location.hash.slice(1);
  return linkReferencePattern.test(token) ? token : null;
}

/** The token of the texted link: behind the `#` of the address, or stored for this tab. */
export function readLinkToken(): string | null {
  return tokenFromHash() ?? readTabStorage(tokenKey);
}

/** Takes the token out of the address, so that no history or shared link carries it, and keeps it for this tab; another link ends what the one before has shown. */
export function consumeLinkToken(): void {
  const token = tokenFromHash();
  if (token === null) return;
  if (token !== readTabStorage(tokenKey)) setProofHint(false);
  writeTabStorage(tokenKey, token);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** Whether a code was verified for the link in this tab; avoids a call that would be refused. Holds no personal data. */
export function hasProofHint(): boolean {
  return readTabStorage(proofKey) !== null;
}

export function setProofHint(isProved: boolean): void {
  writeTabStorage(proofKey, isProved ? '1' : null);
}
