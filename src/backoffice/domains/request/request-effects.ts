import type { RequestState } from '@/contracts/account/account-choices';
import type { DecideRequest } from '@/contracts/account/account-desk';
import { fromCents, toCents } from '@/lib/loan/money';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { Repositories } from '@/backoffice/db/unit-of-work';
import { earliestPosting, returnDraw } from '../loan/billing.model';
import { planHoliday } from '../loan/holiday.model';
import type { LoanBooks } from '../loan/loan-books';
import type { Holiday, LoanFile } from '../loan/loan-file.model';
import type { RequestRow } from './request.repository';
import { settle, settlementOf } from '../loan/settlement.model';

export interface Decision {
  request: RequestRow;
  state: RequestState;
  /** Of a settlement that is completed: the day on which the money came (else the day that was asked for), and how much it was. */
  paid: Pick<DecideRequest, 'on' | 'amount'>;
  books: LoanBooks;
  newId: () => string;
}

/** What a decision does to the loan: a holiday or limit begins with the approval, a loan is settled when the money is there, a withdrawal that fails comes back. */
export async function carryOut(
  inside: Repositories,
  { request, state, paid, books, newId }: Decision,
): Promise<void> {
  const { kind, loanNo, reference, amountCents } = request;
  const isDue =
    (kind === 'payment-holiday' && state === 'approved') ||
    (kind === 'credit-limit' && state === 'approved') ||
    (kind === 'settlement' && state === 'completed') ||
    (kind === 'withdrawal' && state === 'declined');
  if (!isDue || loanNo === null) return;
  const record = await books.lock(inside, loanNo);
  if (!record) throw new ServiceError('not_found');
  const { file } = record;
  const today = books.today();
  // Money that comes back after its loan is over is owed to the customer.
  if (file.state === 'settled' && kind !== 'withdrawal') throw new ServiceError('conflict');
  switch (kind) {
    case 'payment-holiday':
      return inside.loan.addHoliday(loanNo, { id: newId(), ...holidayAsAsked(file, request) });
    case 'credit-limit':
      return books.save(inside, file, withLimit(file, amountCents ?? 0));
    case 'settlement':
      if (await inside.request.hasOpen(loanNo, 'withdrawal'))
        rejectField('state', 'withdrawalUnderWay');
      return books.save(
        inside,
        file,
        settle(file, {
          on: settlementDay(file, {
            on: paid.on ?? request.on ?? today,
            amount: paid.amount,
            today,
          }),
          reference,
        }),
      );
    case 'withdrawal':
      return books.save(inside, file, returnDraw(file, { reference, on: today }));
    default:
      return undefined;
  }
}

/** The holiday that the customer saw; once a payment was charged meanwhile it would be another. */
function holidayAsAsked(file: LoanFile, { months, on }: RequestRow): Holiday {
  const { holiday, from } = planHoliday(file, months ?? 0);
  return from === on ? holiday : rejectField('state', 'holidayMoved', from);
}

/** The day that the loan is settled on: not before the last entry of its ledger, and the money of that day exactly. */
function settlementDay(
  file: LoanFile,
  { on, amount = 0, today }: { on: string; amount: number | undefined; today: string },
): string {
  const earliest = earliestPosting(file, today);
  if (on < earliest || on > today) return rejectField('on', 'outOfRange', `${earliest} – ${today}`);
  const figure = settlementOf(file, on).amount;
  return toCents(amount) === figure
    ? on
    : rejectField('amount', 'settlementAmount', fromCents(figure));
}

function withLimit(file: LoanFile, limitCents: number): LoanFile {
  return {
    ...file,
    terms: { ...file.terms, limitCents: Math.max(limitCents, file.terms.limitCents ?? 0) },
  };
}
