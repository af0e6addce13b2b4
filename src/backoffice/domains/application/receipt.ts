import type { ApplicationReceipt } from '@/contracts/application/application';
import { nextAction } from './application.model';
import type { ApplicationRow } from './application-row';

/** What the applicant holds of an application that was sent, as it stands now. */
export function receiptOf({
  number,
  receivedAt,
  documentsCompleteAt,
  promisedBy,
  state,
  indicative,
}: ApplicationRow): ApplicationReceipt {
  return {
    appl_no: number,
    received_at: receivedAt.toISOString(),
    promised_by: promisedBy?.toISOString() ?? null,
    next_action: nextAction({ state, documentsCompleteAt, hasOffer: true }),
    ...(indicative ? { indicative } : {}),
  };
}
