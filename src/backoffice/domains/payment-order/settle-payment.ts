import type { PaymentOutcome } from '@/contracts/payment-order/payment-order';
import { hongKongDay } from '@/lib/hong-kong-day';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { CompleteByPayment, PaidLoans, PaymentOrderRow } from './payment-order.model';
import type { PaymentOrderRepository } from './payment-order.repository';

/** What noting the end of a payment writes, in one transaction. */
export interface SettledRepositories {
  audit: Pick<AuditRepository, 'create'>;
  paymentOrder: Pick<PaymentOrderRepository, 'update' | 'addSteps'>;
}

/** And what a payment that was made completes. */
export interface PaidRepositories extends SettledRepositories {
  loan: Pick<PaidLoans, 'findApplicationNumber'>;
  completeApplication: CompleteByPayment;
  completeWithdrawal: CompleteByPayment;
}

type Returned = Extract<PaymentOutcome, { state: 'returned' }>;

/** Refuses with `conflict` what the bank was not given; what was paid may still come back. */
export function rejectNotUnderWay(
  { state }: Pick<PaymentOrderRow, 'state'>,
  outcome: Pick<PaymentOutcome, 'state'>,
): void {
  if (state !== 'sent' && !(state === 'paid' && outcome.state === 'returned'))
    throw new ServiceError('conflict');
}

/** The day of an outcome is neither to come nor before `since`. */
export function rejectOtherDays(on: string, { since, now }: { since: Date; now: Date }): void {
  const [first, last] = [hongKongDay(since), hongKongDay(now)];
  if (on < first || on > last) rejectField('on', 'outOfRange', `${first} – ${last}`);
}

async function settle(
  tx: SettledRepositories,
  { staff, at }: { staff: string; at: Date },
  { row, outcome }: { row: PaymentOrderRow; outcome: PaymentOutcome },
): Promise<void> {
  const { state, on } = outcome;
  const [reason, note] =
    outcome.state === 'returned' ? [outcome.reason, outcome.note ?? null] : [null, null];
  await tx.paymentOrder.update(row.id, { state, endedOn: on, reason });
  await tx.paymentOrder.addSteps([{ orderId: row.id, state, at, by: staff, note }]);
  await recordChange(tx.audit, {
    at,
    staff,
    target: `payment-order:${row.id}`,
    before: { state: row.state },
    after: { state, on, ...(reason === null ? {} : { reason }) },
  });
}

/** Notes that a payment came back; the row is locked. */
export const settleReturned = (
  tx: SettledRepositories,
  by: { staff: string; at: Date },
  returned: { row: PaymentOrderRow; outcome: Returned },
): Promise<void> => settle(tx, by, returned);

/** Notes that the bank paid, which completes the withdrawal, or the application that the loan came from; the row is locked. */
export async function settlePaid(
  tx: PaidRepositories,
  by: { staff: string; at: Date },
  { row, on }: { row: PaymentOrderRow; on: string },
): Promise<void> {
  await settle(tx, by, { row, outcome: { state: 'paid', on } });
  const { id: orderId, origin, reference, loanNo } = row;
  if (origin === 'withdrawal') await tx.completeWithdrawal(by.staff, { reference, orderId });
  const number = await tx.loan.findApplicationNumber(loanNo);
  if (origin !== 'refund' && number !== null)
    await tx.completeApplication(by.staff, { reference: number, orderId });
}
