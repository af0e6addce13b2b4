import type { PaymentOrderRow } from '@/backoffice/domains/payment-order/payment-order.model';

/** A withdrawal of HK$5,000 that waits for a second person, changed as a test needs it. */
export const paymentOrderRow = (changes: Partial<PaymentOrderRow> = {}): PaymentOrderRow => ({
  id: 'PO-1',
  number: 1,
  customerId: 'customer-1',
  loanNo: 'L-1',
  origin: 'withdrawal',
  reference: 'RQ-1',
  amountCents: 5_000_00,
  dueOn: '2026-05-04',
  state: 'waiting',
  placedAt: new Date('2026-05-04T02:00:00.000Z'),
  account: null,
  fileId: null,
  endedOn: null,
  reason: null,
  replaces: null,
  ...changes,
});
