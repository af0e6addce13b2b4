import type { RequestRow } from '@/backoffice/domains/request/request.repository';

const at = new Date('2026-05-04T02:00:00.000Z');

/** A received message of a customer, changed as a test needs it. */
export const requestRow = (changes: Partial<RequestRow> = {}): RequestRow => ({
  reference: 'RQ-1',
  customerId: 'customer-1',
  loanNo: null,
  kind: 'contact',
  state: 'received',
  amountCents: null,
  months: null,
  on: null,
  detail: null,
  payload: null,
  idempotencyKey: 'key',
  bodyHash: 'hash',
  dueAt: null,
  assignee: null,
  assignments: 0,
  createdAt: at,
  changedAt: at,
  ...changes,
});
