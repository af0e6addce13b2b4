import type { RequestState } from '@/contracts/account/account-choices';
import type { DecideRequest } from '@/contracts/account/account-desk';
import { fromCents, toCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { LoanRepository } from '../loan/loan.repository';
import {
  earliestPostingDate,
  maxToPrincipalCents,
  postPayment,
  reverseDrawdown,
} from '../loan/posting.model';
import { planHoliday } from '../loan/holiday.model';
import type { LoanLedger } from '../loan/loan-ledger';
import type { LoanAccount } from '../loan/loan-account.model';
import type { RequestRow, RequestRepository } from './request.repository';
import { contradictingKinds } from './request.rules';
import { postSettlement, computeSettlement } from '../loan/settlement.model';

export interface RequestDecision {
  request: RequestRow;
  state: RequestState;
  /** For a completed settlement or prepayment: the day on which the money arrived (otherwise the requested day), and the amount. For an approved limit the amount that is granted, for a holiday its months. */
  decided: Pick<DecideRequest, 'on' | 'amount' | 'months'>;
  loanLedger: LoanLedger;
  newId: () => string;
}

/** Applies a decision to the loan: an approval starts a holiday or a limit, a completed settlement closes the loan, a completed prepayment reduces its principal, a declined withdrawal is reversed. */
export async function applyDecision(
  tx: { loan: LoanRepository; request: RequestRepository },
  { request, state, decided, loanLedger, newId }: RequestDecision,
): Promise<void> {
  const { kind, loanNo, reference } = request;
  if (
    loanNo !== null &&
    state === 'approved' &&
    (await tx.request.hasOpenByLoan(loanNo, { kinds: contradictingKinds(kind) }))
  )
    rejectField('state', 'requestContradicts');
  const affectsLoan =
    (kind === 'payment-holiday' && state === 'approved') ||
    (kind === 'credit-limit' && state === 'approved') ||
    (kind === 'settlement' && state === 'completed') ||
    (kind === 'prepayment' && state === 'completed') ||
    (kind === 'withdrawal' && state === 'declined');
  if (!affectsLoan || loanNo === null) return;
  const record = requireFound(await loanLedger.lock(tx, loanNo));
  const { account } = record;
  const today = loanLedger.today();
  // Money returned after the loan is settled is owed to the customer.
  if (account.state === 'settled' && kind !== 'withdrawal') throw new ServiceError('conflict');
  switch (kind) {
    case 'payment-holiday':
      return grantHoliday(tx, { account, request, decided, loanLedger, newId });
    case 'credit-limit':
      return grantCreditLimit(tx, { account, request, decided, loanLedger });
    case 'settlement':
      if (await tx.request.hasOpenByLoan(loanNo, { kinds: ['withdrawal'] }))
        rejectField('state', 'withdrawalUnderWay');
      return loanLedger.save(
        tx,
        account,
        postSettlement(account, {
          on: checkedSettlementDay(account, {
            on: decided.on ?? request.on ?? today,
            amount: decided.amount,
            today,
          }),
          reference,
        }),
      );
    case 'prepayment':
      return bookPrepayment(tx, { account, request, decided, loanLedger });
    case 'withdrawal':
      return loanLedger.save(tx, account, reverseDrawdown(account, { reference, on: today }));
  }
}

/** Adds the holiday that the customer was shown to the terms, or a shorter one from the same day; refused when a payment was billed meanwhile, because its dates would differ. */
async function grantHoliday(
  tx: { loan: LoanRepository; request: RequestRepository },
  {
    account,
    request: { reference, months, on },
    decided,
    loanLedger,
    newId,
  }: Omit<RequestDecision, 'state'> & { account: LoanAccount },
): Promise<void> {
  const { terms, loanNo } = account;
  const asked = months ?? 0;
  const granted = decided.months ?? asked;
  if (granted > asked) rejectField('months', 'tooBig', asked);
  const { holiday, from } = planHoliday(account, granted);
  if (from !== on) rejectField('state', 'holidayMoved', from);
  if (granted !== asked) await tx.request.updateGranted(reference, { months: granted });
  await tx.loan.addHoliday(loanNo, { id: newId(), ...holiday });
  // What lists go by follows the terms.
  await loanLedger.save(tx, account, {
    ...account,
    terms: { ...terms, holidays: [...terms.holidays, holiday] },
  });
}

/** The day on which money came, checked: not before the last ledger entry and not to come. */
function checkedDay(account: LoanAccount, { on, today }: { on: string; today: string }): string {
  const earliest = earliestPostingDate(account, today);
  return on < earliest || on > today
    ? rejectField('on', 'outOfRange', `${earliest} – ${today}`)
    : on;
}

/** Books what came in for a prepayment, by default what was asked for: what is due first, the rest off the principal. */
async function bookPrepayment(
  tx: { loan: LoanRepository; request: RequestRepository },
  {
    account,
    request: { reference, amountCents, on: askedOn },
    decided,
    loanLedger,
  }: Pick<RequestDecision, 'request' | 'decided' | 'loanLedger'> & { account: LoanAccount },
): Promise<void> {
  const today = loanLedger.today();
  const on = checkedDay(account, { on: decided.on ?? askedOn ?? today, today });
  const cameCents = decided.amount === undefined ? (amountCents ?? 0) : toCents(decided.amount);
  const maxCents = maxToPrincipalCents(account);
  if (cameCents > maxCents) rejectField('amount', 'overOwed', fromCents(maxCents));
  await tx.request.updateGranted(reference, { amountCents: cameCents });
  await loanLedger.save(
    tx,
    account,
    postPayment(account, { amountCents: cameCents, on, reference, toPrincipal: true }),
  );
}

/** The settlement day, checked, and the amount exactly that of the day. */
function checkedSettlementDay(
  account: LoanAccount,
  { on, amount = 0, today }: { on: string; amount: number | undefined; today: string },
): string {
  checkedDay(account, { on, today });
  const settlementCents = computeSettlement(account, on).amountCents;
  return toCents(amount) === settlementCents
    ? on
    : rejectField('amount', 'settlementAmount', fromCents(settlementCents));
}

/** Grants the limit that was decided, by default the one asked for: above the present one, and not above what the customer confirmed. */
async function grantCreditLimit(
  tx: { loan: LoanRepository; request: RequestRepository },
  {
    account,
    request: { reference, amountCents },
    decided: { amount },
    loanLedger,
  }: {
    account: LoanAccount;
    request: RequestRow;
    decided: Pick<DecideRequest, 'amount'>;
    loanLedger: LoanLedger;
  },
): Promise<void> {
  const present = account.terms.limitCents ?? 0;
  const asked = amountCents ?? 0;
  const granted = amount === undefined ? Math.max(asked, present) : toCents(amount);
  if (amount !== undefined && granted > asked) rejectField('amount', 'tooBig', fromCents(asked));
  if (amount !== undefined && granted <= present)
    rejectField('amount', 'aboveLimit', fromCents(present));
  await tx.request.updateGranted(reference, { amountCents: granted });
  await loanLedger.save(tx, account, {
    ...account,
    terms: { ...account.terms, limitCents: granted },
  });
}
