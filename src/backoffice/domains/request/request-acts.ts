import type { ApprovalFact } from '@/contracts/approval/approval';
import { fromCents, toCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import type { Acts, ApprovalInput } from '../approval/approval-inputs';
import { optionalFacts, type Outcome } from '../approval/approval.model';
import type { BankAccountEncryption } from '../customer/bank-account.model';
import type { BankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import { outstandingPrincipalCents, positionOf } from '../loan/loan-account.model';
import type { LoanRepository } from '../loan/loan.repository';
import type { RequestDesk, TwoPersonDecision } from './request-desk.service';
import type { RequestRepository } from './request.repository';

export interface RequestActsOptions {
  /** Works in the transaction of the repositories. */
  desk: RequestDesk;
  repositories: {
    bankAccount: BankAccountRepository;
    customer: CustomerRepository;
    loan: LoanRepository;
    request: RequestRepository;
  };
  customers: Pick<CustomerService, 'profileOf'>;
  bankAccountEncryption: BankAccountEncryption;
}

export type RequestActs = Pick<Acts, TwoPersonDecision>;

/** Decisions on requests that a second person has approved. */
export function createRequestActs({
  desk,
  repositories,
  customers,
  bankAccountEncryption,
}: RequestActsOptions): RequestActs {
  /** The customer's bank account as text for the approval; null where there is none. */
  async function accountOf(customerId: string): Promise<string | null> {
    const row = await repositories.bankAccount.findCurrent(customerId);
    if (!row) return null;
    const { bankCode, accountNumber, holder } = bankAccountEncryption.decrypt(
      row.id,
      row.encrypted,
    );
    return `${bankCode} ${accountNumber} ${holder}`;
  }
  const limitOf = async (loanNo: string | null): Promise<number> =>
    loanNo === null
      ? 0
      : ((await repositories.loan.findByNumber(loanNo))?.account.terms.limitCents ?? 0);

  /** What is owed of a loan, in cents, and how many entries its ledger has. */
  async function ledgerOf(loanNo: string | null): Promise<{ owed: number; entries: number }> {
    const record = loanNo === null ? null : await repositories.loan.findByNumber(loanNo);
    return record
      ? {
          owed: outstandingPrincipalCents(positionOf(record.account)),
          entries: record.account.entries.length,
        }
      : { owed: 0, entries: 0 };
  }

  /** Carries out a decision that books a payment on a loan or reverses a withdrawal. */
  async function book(maker: string, input: ApprovalInput<'request-payment'>): Promise<Outcome> {
    const request = requireFound(await repositories.request.findByReference(input.reference));
    const { before, after, facts, ...outcome } = await decide(maker, input, ({ loanNo }) =>
      ledgerOf(loanNo),
    );
    const amountCents = input.amount === undefined ? request.amountCents : toCents(input.amount);
    return {
      ...outcome,
      amountCents,
      facts: [
        ...facts,
        ...optionalFacts({
          amount: amountCents === null ? null : fromCents(amountCents),
          on: input.on,
        }),
        { name: 'balance', before: fromCents(before.owed), value: fromCents(after.owed) },
      ],
      versions: { ...outcome.versions, entries: before.entries },
    };
  }

  /** Carries out the decision and reads the affected loan before and after it. */
  async function decide<T>(
    maker: string,
    { reference, ...decision }: ApprovalInput<'credit-limit'>,
    read: (of: { customerId: string; loanNo: string | null }) => Promise<T>,
  ): Promise<Omit<Outcome, 'amountCents'> & { before: T; after: T }> {
    const request = requireFound(await repositories.request.lockByReference(reference));
    const { customerId, state } = request;
    const { name } = customers.profileOf(
      requireFound(await repositories.customer.findById(customerId)),
    );
    const before = await read(request);
    await desk.decide(maker, reference, decision);
    return {
      before,
      after: await read(request),
      subject: `request:${reference}`,
      facts: [
        { name: 'request', value: reference },
        { name: 'customer', value: name ?? customerId },
        ...optionalFacts({ loanNo: request.loanNo, note: decision.note }),
      ],
      versions: { state },
      result: null,
    };
  }

  return {
    'request-payment': book,
    'withdrawal-reversal': book,

    async 'credit-limit'(maker, input) {
      const { before, after, facts, ...outcome } = await decide(maker, input, ({ loanNo }) =>
        limitOf(loanNo),
      );
      const limit: ApprovalFact = {
        name: 'creditLimit',
        before: fromCents(before),
        value: fromCents(after),
      };
      return { ...outcome, amountCents: after, facts: [...facts, limit] };
    },

    async 'bank-account'(maker, input) {
      const { before, after, facts, ...outcome } = await decide(maker, input, ({ customerId }) =>
        accountOf(customerId),
      );
      const account: ApprovalFact = { name: 'bankAccount', before, value: after };
      return { ...outcome, amountCents: null, facts: [...facts, account] };
    },
  };
}
