import type { DeskApplicationSummary } from '@/contracts/application/application-desk';
import type { ApplicationRow } from './application-row';

/** What applicants and staff see of every application; money in HK$. */
export function toCommonFields({
  number,
  product,
  amountCents,
  state,
  receivedAt,
  documentsCompleteAt,
  promisedBy,
}: ApplicationRow) {
  return {
    applicationNumber: number,
    product,
    amount: amountCents / 100,
    state,
    receivedAt: receivedAt.toISOString(),
    documentsCompleteAt: documentsCompleteAt?.toISOString() ?? null,
    promisedBy: promisedBy?.toISOString() ?? null,
  };
}

/** A row in the desk's list of applications. */
export function toSummary(row: ApplicationRow): DeskApplicationSummary {
  const { language, assignee, declineReasons, changedAt } = row;
  return {
    ...toCommonFields(row),
    language,
    assignedTo: assignee,
    declineReasons: [...declineReasons],
    changedAt: changedAt.toISOString(),
  };
}
