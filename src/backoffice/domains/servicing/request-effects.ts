import type { RequestState } from '@/contracts/account-choices';
import { ServiceError } from '../../service-error';
import type { Repositories } from '../../unit-of-work';
import { billUntil, returnDraw } from './billing.model';
import { planHoliday } from './holiday.model';
import type { LoanBooks } from './loan-books';
import type { LoanFile } from './loan-file.model';
import type { RequestRow } from './request.repository';
import { settle } from './settlement.model';

export interface Decision {
  request: RequestRow;
  state: RequestState;
  books: LoanBooks;
  newId: () => string;
}

/** What a decision does to the loan: a holiday or limit begins with the approval, a loan is settled when the money is there, a withdrawal that fails comes back. */
export async function carryOut(inside: Repositories, { request, state, books, newId }: Decision): Promise<void> {
  const { kind, loanNo, reference, amountCents, months } = request;
  const isDue = (kind === 'payment-holiday' && state === 'approved') || (kind === 'credit-limit' && state === 'approved') || (kind === 'settlement' && state === 'completed') || (kind === 'withdrawal' && state === 'declined');
  if (!isDue || loanNo === null) return;
  const record = await books.lock(inside, loanNo);
  if (!record) throw new ServiceError('not_found');
  const { file } = record;
  const today = books.today();
  if (file.state === 'settled') throw new ServiceError('conflict');
  switch (kind) {
    case 'payment-holiday':
      return inside.loan.addHoliday(loanNo, { id: newId(), ...planHoliday(file, months ?? 0).holiday });
    case 'credit-limit':
      return books.save(inside, file, withLimit(file, amountCents ?? 0));
    case 'settlement':
      return books.save(inside, file, settle(billUntil(file, today), { on: today, reference }));
    case 'withdrawal':
      return books.save(inside, file, returnDraw(file, { reference, on: today }));
    default:
      return undefined;
  }
}

function withLimit(file: LoanFile, limitCents: number): LoanFile {
  return { ...file, terms: { ...file.terms, limitCents: Math.max(limitCents, file.terms.limitCents ?? 0) } };
}
