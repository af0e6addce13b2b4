import { parseMobile } from '@/lib/phone';
import type { ApplicationState } from '../application.slice';

/** Whether a code has proved the number that stands in the application; the server has the last word when it is sent. */
export function isProven({ provenPhone, entries, draft }: Pick<ApplicationState, 'provenPhone' | 'entries' | 'draft'>): boolean {
  const phone = parseMobile(entries.contact?.phone ?? '').e164;
  if (phone === undefined) return false;
  if (provenPhone !== null) return parseMobile(provenPhone).e164 === phone;
  return draft?.phone != null && draft.phone.slice(-4) === phone.slice(-4);
}
