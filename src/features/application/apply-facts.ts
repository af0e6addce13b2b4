import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { LoanLimits } from '@/lib/application/section-checks';

/** What the server tells the pages of an application. */
export interface ApplyFacts {
  product: ApplicationProduct;
  locale: Locale;
  limits: LoanLimits | null;
  /** False: no text message is sent. */
  isSmsLive: boolean;
  /** The purchase event carries the amount. */
  tellsValue: boolean;
  hotline: string;
  /** Who receives the data, in the page's language. */
  lender: string;
}
