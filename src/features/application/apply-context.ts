import type { ReactNode } from 'react';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { LegalLines } from '@/lib/texts/legal-lines';
import type { ProductTerms } from '@/lib/application/product-limits';

/** Server-provided context of the application pages. */
export interface ApplyContext extends ProductTerms {
  product: ApplicationProduct;
  locale: Locale;
  /** False if no text messages are sent. */
  isSmsLive: boolean;
  /** Whether the purchase event carries the amount. */
  reportsValue: boolean;
  hotline: string;
  legal: LegalLines;
  /** The same of the loans that are applied for as this one, such as an RMB loan as a first mortgage. */
  interests: Readonly<Partial<Record<string, ProductTerms>>>;
  /** Name of the lender as data user, in the page's language. */
  lender: string;
  /** The points of the privacy notice, rendered by the server so that a visitor reads them before any script has run; null on steps without it. */
  notice: ReactNode;
}
