import { parseMobile } from '@/lib/phone';
import type { ApplicationState } from '../application-state';

/** Whether the application's phone number was verified by a code; the server checks again on submission. */
export function isPhoneVerified({
  verifiedPhone,
  formValues,
  draft,
}: Pick<ApplicationState, 'verifiedPhone' | 'formValues' | 'draft'>): boolean {
  const phone = parseMobile(formValues.contact?.phone ?? '').e164;
  if (phone === undefined) return false;
  if (verifiedPhone !== null) return parseMobile(verifiedPhone).e164 === phone;
  return draft?.phone != null && draft.phone.slice(-4) === phone.slice(-4);
}
