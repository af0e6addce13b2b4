import type { RequestRowView } from '@/contracts/account/request-desk';
import { fromCents } from '@/lib/loan/money';
import type { RequestRow } from '../request.repository';

/** As stored, without what the customer wrote. */
export type RequestListRow = Omit<
  RequestRow,
  'detail' | 'payload' | 'idempotencyKey' | 'bodyHash' | 'assignments'
>;

/** A request of a list. */
export function toRequestRowView(
  { amountCents, dueAt, createdAt, changedAt, ...row }: RequestListRow,
  customerName: string | null,
): RequestRowView {
  return {
    ...row,
    customerName,
    amount: amountCents === null ? null : fromCents(amountCents),
    dueAt: dueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
