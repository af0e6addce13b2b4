import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { Locale } from '@/contracts/locale';
import type { Campaign } from '@/lib/campaign';

/** What the lender's loan system receives as `LOS.BODY`. Money in HK$. */
export interface LosApplication {
  appl_no: string;
  product: ApplicationProduct;
  loan_amount: number;
  language: Locale;
  /** E.164. */
  phone: string;
  received_at: string;
  /** Null until the required documents are complete. */
  promised_by: string | null;
  consents: object;
  campaign: Campaign;
  form: ApplicationForm;
  /** What the further people of the form agreed to; `position` counts them from 1. */
  co_applicants: readonly { position: number; confirmed_at: string; consents: object }[];
}

export type LosResponse = { isAccepted: true } | { isAccepted: false; message: string };

/**
 * Sends applications to the lender's loan origination system (LOS). Throws when the answer neither accepts nor refuses: the same
 * application may then be sent again.
 */
export interface LosGateway {
  handOver: (application: LosApplication, options: { timeoutMs: number }) => Promise<LosResponse>;
}
