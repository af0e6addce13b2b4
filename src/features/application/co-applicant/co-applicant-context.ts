import type { Locale } from '@/contracts/locale';

/** Server-provided context of the page where further borrowers and guarantors confirm. */
export interface CoApplicantContext {
  locale: Locale;
  /** False if no text messages are sent. */
  isSmsLive: boolean;
  hotline: string;
  /** Name of the lender as data user, in the page's language. */
  lender: string;
}
