import type { RequestState } from '@/contracts/account/account-choices';
import type { DecideRequest } from '@/contracts/account/account-desk';
import { fromCents, toCents } from '@/lib/loan/money';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { LoanRepository } from '../loan/loan.repository';
import { earliestPostingDate, reverseDrawdown } from '../loan/posting.model';
import { planHoliday } from '../loan/holiday.model';
import type { LoanLedger } from '../loan/loan-ledger';
import type { PaymentHoliday, LoanAccount } from '../loan/loan-account.model';
import type { RequestRow, RequestRepository } from './request.repository';
import { postSettlement, computeSettlement } from '../loan/settlement.model';

export interface RequestDecision {
  request: RequestRow;
  state: RequestState;
  /** For a completed settlement: the day on which the money arrived (otherwise the requested day), and the amount. */
  receivedPayment: Pick<DecideRequest, 'on' | 'amount'>;
  loanLedger: LoanLedger;
  newId: () => string;
}

/** Applies a decision to the loan: an approval starts a holiday or a limit, a completed settlement closes the loan, a declined withdrawal is reversed. */
export async function applyDecision(
  tx: { loan: LoanRepository; request: RequestRepository },
  { request, state, receivedPayment, loanLedger, newId }: RequestDecision,
): Promise<void> {
  const { kind, loanNo, reference, amountCents } = request;
  const affectsLoan =
    (kind === 'payment-holiday' && state === 'approved') ||
    (kind === 'credit-limit' && state === 'approved') ||
    (kind === 'settlement' && state === 'completed') ||
    (kind === 'withdrawal' && state === 'declined');
  if (!affectsLoan || loanNo === null) return;
  const record = await loanLedger.lock(tx, loanNo);
  if (!record) throw new ServiceError('not_found');
  const { account } = record;
  const today = loanLedger.today();
  // Money returned after the loan is settled is owed to the customer.
  if (account.state === 'settled' && kind !== 'withdrawal') throw new ServiceError('conflict');
  switch (kind) {
    case 'payment-holiday':
      return tx.loan.addHoliday(loanNo, { id: newId(), ...requestedHoliday(account, request) });
    case 'credit-limit':
      return loanLedger.save(tx, account, withCreditLimit(account, amountCents ?? 0));
    case 'settlement':
      if (await tx.request.hasOpenRequest(loanNo, 'withdrawal'))
        rejectField('state', 'withdrawalUnderWay');
      return loanLedger.save(
        tx,
        account,
        postSettlement(account, {
          on: checkedSettlementDay(account, {
            on: receivedPayment.on ?? request.on ?? today,
            amount: receivedPayment.amount,
            today,
          }),
          reference,
        }),
      );
    case 'withdrawal':
      return loanLedger.save(tx, account, reverseDrawdown(account, { reference, on: today }));
    default:
      return undefined;
  }
}

/** The holiday that the customer was shown; refused when a payment was billed meanwhile, because its dates would differ. */
function requestedHoliday(account: LoanAccount, { months, on }: RequestRow): PaymentHoliday {
  const { holiday, from } = planHoliday(account, months ?? 0);
  return from === on ? holiday : rejectField('state', 'holidayMoved', from);
}

/** The settlement day, checked: not before the last ledger entry, and the amount exactly that of the day. */
function checkedSettlementDay(
  account: LoanAccount,
  { on, amount = 0, today }: { on: string; amount: number | undefined; today: string },
): string {
  const earliest = earliestPostingDate(account, today);
  if (on < earliest || on > today) return rejectField('on', 'outOfRange', `${earliest} – ${today}`);
  const settlementCents = computeSettlement(account, on).amount;
  return toCents(amount) === settlementCents
    ? on
    : rejectField('amount', 'settlementAmount', fromCents(settlementCents));
}

function withCreditLimit(account: LoanAccount, limitCents: number): LoanAccount {
  return {
    ...account,
    terms: { ...account.terms, limitCents: Math.max(limitCents, account.terms.limitCents ?? 0) },
  };
}
