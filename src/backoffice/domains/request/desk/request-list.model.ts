import type { RequestSort } from '@/contracts/account/account-choices';
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

/** Where a page of the list ended: the time that it is sorted by, and the request. */
export interface RequestMark {
  at: Date;
  reference: string;
}

/** The place of a request in a list. */
export const requestCursorOf = (
  { createdAt, changedAt, reference }: RequestListRow,
  sort: RequestSort,
): string => `${(sort === 'changed' ? changedAt : createdAt).getTime()}.${reference}`;

/** What a cursor of the contract says. */
export function parseRequestCursor(cursor: string): RequestMark {
  const [millis = '', reference = ''] = cursor.split('.');
  return { at: new Date(Number(millis)), reference };
}
