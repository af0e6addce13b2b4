import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { LegalLines } from '@/lib/texts/legal-lines';
import type { LoanPricing } from '@/lib/application/loan-outlook';
import type { LoanLimits } from '@/lib/application/section-checks';

/** Server-provided context of the application pages. */
export interface ApplyContext {
  product: ApplicationProduct;
  locale: Locale;
  limits: LoanLimits | null;
  /** False if no text messages are sent. */
  isSmsLive: boolean;
  /** Whether the purchase event carries the amount. */
  reportsValue: boolean;
  hotline: string;
  legal: LegalLines;
  /** Lowest and highest rate of the product in a year; null where the list of products has none. */
  rates: { from: string; max: string } | null;
  /** The same figures to compute with, and the largest share of the value. */
  pricing: LoanPricing | null;
  /** Name of the lender as data user, in the page's language. */
  lender: string;
}
