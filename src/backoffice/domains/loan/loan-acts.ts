import type { LoanDetail, LoanSummary } from '@/contracts/account/account-loan';
import type { ApprovalFact } from '@/contracts/approval/approval';
import { fromCents, toCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Acts } from '../approval/approval-inputs';
import { optionalFacts, type Outcome } from '../approval/approval.model';
import type { BankAccountEncryption } from '../customer/bank-account.model';
import type { BankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanDesk } from './loan-desk.service';
import type { LoanLedger } from './loan-ledger';
import { entryOfTransaction, isStaffDrawdown } from './reversal/reversible-payment';
import type { ChangedTerms, RateChanges } from './terms/rate-change.service';
import { termsFacts, toRateEffect } from './terms/rate-effect';
import { shownReference } from './desk/shown-posting';
import type { LoanRecord, LoanRepository } from './loan.repository';
import type { LoanService } from './loan.service';

export interface LoanActsOptions {
  /** Works in the transaction of the repositories. */
  desk: LoanDesk;
  rates: RateChanges;
  repositories: {
    bankAccount: BankAccountRepository;
    customer: CustomerRepository;
    loan: LoanRepository;
  };
  ledger: LoanLedger;
  loans: LoanService;
  customers: Pick<CustomerService, 'profileOf'>;
  bankAccountEncryption: BankAccountEncryption;
}

export type LoanActs = Pick<
  Acts,
  | 'loan-booking'
  | 'loan-drawdown'
  | 'loan-payment'
  | 'loan-reversal'
  | 'loan-refund'
  | 'loan-rate'
  | 'loan-restructure'
>;

/** The changes of loans that are carried out once a second person has approved them. */
export function createLoanActs({
  desk,
  rates,
  repositories,
  ledger,
  loans,
  customers,
  bankAccountEncryption,
}: LoanActsOptions): LoanActs {
  async function borrowerFact({ customerId }: LoanRecord): Promise<ApprovalFact> {
    const row = requireFound(await repositories.customer.findById(customerId));
    const { name, phone } = customers.profileOf(row);
    return { name: 'borrower', value: name ?? phone };
  }

  /** The bank account that lent money is paid to. */
  async function accountFact({ customerId }: LoanRecord): Promise<ApprovalFact> {
    const row = await repositories.bankAccount.findCurrent(customerId);
    const account = row && bankAccountEncryption.decrypt(row.id, row.encrypted);
    return {
      name: 'bankAccount',
      value: account && `${account.bankCode} ${account.accountNumber} ${account.holder}`,
    };
  }

  const changed = (
    name: 'balance' | 'interestOwed' | 'paidInAdvance' | 'available',
    before: LoanSummary,
    after: LoanDetail,
  ): ApprovalFact => ({ name, before: before[name], value: after[name] });

  /** The loan before and after a posting. Throws `approval_closed` where the posting was made already. */
  async function posting(
    { loanNo }: { loanNo: string },
    post: () => Promise<LoanDetail>,
  ): Promise<{ record: LoanRecord; before: LoanSummary; after: LoanDetail; entries: number }> {
    const record = requireFound(await ledger.lock(repositories, loanNo));
    const after = await post();
    const now = requireFound(await repositories.loan.findByNumber(loanNo));
    const entries = record.account.entries.length;
    if (now.account.entries.length === entries) throw new ServiceError('approval_closed');
    return { record, before: loans.summary(record), after, entries };
  }

  type Posting = Awaited<ReturnType<typeof posting>>;

  /** The facts that the two people decide on: the loan, its borrower, what is booked, and what that changes. */
  async function outcomeOf(
    { record, before, after, entries }: Posting,
    {
      amountCents,
      facts,
      changes,
      isPaidOut = false,
    }: {
      amountCents: number;
      facts: Parameters<typeof optionalFacts>[0];
      changes: readonly Parameters<typeof changed>[0][];
      /** Money goes to the account of the customer. */
      isPaidOut?: boolean;
    },
  ): Promise<Outcome> {
    const { loanNo } = record.account;
    return {
      subject: `loan:${loanNo}`,
      amountCents,
      facts: [
        { name: 'loanNo', value: loanNo },
        await borrowerFact(record),
        ...optionalFacts(facts),
        ...changes.map((name) => changed(name, before, after)),
        ...(isPaidOut ? [await accountFact(record)] : []),
      ],
      versions: { entries },
      result: loanNo,
    };
  }

  /** The facts of other terms: what they are before and after, and what the loan then costs. */
  async function termsOutcome(
    loanNo: string,
    note: string,
    change: () => Promise<ChangedTerms>,
  ): Promise<Outcome> {
    const record = requireFound(await ledger.lock(repositories, loanNo));
    const effect = toRateEffect(await change());
    const { from, paymentOn, apr, mloRate } = effect;
    return {
      subject: `loan:${loanNo}`,
      amountCents: null,
      facts: [
        { name: 'loanNo', value: loanNo },
        await borrowerFact(record),
        { name: 'effectiveFrom', value: from },
        ...termsFacts(effect),
        ...optionalFacts({ paymentOn, apr, mloRate, note }),
      ],
      versions: { entries: record.account.entries.length },
      result: loanNo,
    };
  }

  return {
    async 'loan-booking'(maker, input) {
      const loan = await desk.bookLoan(maker, input);
      const record = requireFound(await repositories.loan.findByNumber(loan.loanNo));
      const { customerId, applicationNumber } = record;
      const [first] = loan.schedule;
      const lent = input.creditLimit ?? input.amount ?? 0;
      return {
        subject:
          applicationNumber === null
            ? `customer:${customerId}`
            : `application:${applicationNumber}`,
        amountCents: toCents(lent),
        facts: [
          ...optionalFacts({ applicationNumber }),
          await borrowerFact(record),
          ...optionalFacts({
            product: loan.product,
            kind: loan.kind,
            amount: input.amount,
            creditLimit: input.creditLimit,
            annualRate: input.annualRate,
            fee: input.fee,
            tenorMonths: input.tenorMonths,
            startsOn: input.startsOn,
            firstPayment: first?.date,
            instalment: first?.payment,
            property: loan.property,
          }),
          await accountFact(record),
        ],
        versions: {},
        result: loan.loanNo,
      };
    },

    async 'loan-drawdown'(maker, { loanNo, ...input }) {
      const posted = await posting({ loanNo }, () => desk.postDrawdown(maker, loanNo, input));
      const { amount, on, reference } = input;
      return outcomeOf(posted, {
        amountCents: toCents(amount),
        facts: { amount, on, reference },
        changes: ['balance', 'available'],
        isPaidOut: true,
      });
    },

    async 'loan-payment'(maker, { loanNo, ...input }) {
      const posted = await posting({ loanNo }, () => desk.postPayment(maker, loanNo, input));
      const { amount, on, method, reference, toPrincipal } = input;
      return outcomeOf(posted, {
        amountCents: toCents(amount),
        facts: { amount, on, method, reference, toPrincipal },
        changes: ['balance', 'interestOwed', 'paidInAdvance'],
      });
    },

    async 'loan-reversal'(maker, { loanNo, ...input }) {
      const posted = await posting({ loanNo }, () => desk.reversePosting(maker, loanNo, input));
      const entry = requireFound(entryOfTransaction(posted.record.account, input.transaction));
      const cashCents = Math.abs(entry.amountsCents.cash);
      const isDrawdown = isStaffDrawdown(entry);
      return outcomeOf(posted, {
        amountCents: cashCents,
        facts: {
          amount: fromCents(cashCents),
          on: entry.on,
          method: entry.method,
          reference: shownReference(entry) ?? undefined,
          ...(isDrawdown ? { origin: 'drawdown' } : {}),
          note: input.reason,
        },
        changes: isDrawdown
          ? ['balance', 'interestOwed', 'available']
          : ['balance', 'interestOwed', 'paidInAdvance'],
      });
    },

    'loan-rate': (maker, { loanNo, ...input }) =>
      termsOutcome(loanNo, input.reason, () => rates.changeRate(maker, loanNo, input)),

    'loan-restructure': (maker, { loanNo, ...input }) =>
      termsOutcome(loanNo, input.reason, () => rates.restructure(maker, loanNo, input)),

    async 'loan-refund'(maker, { loanNo, ...input }) {
      const posted = await posting({ loanNo }, () => desk.refund(maker, loanNo, input));
      const { amount, reason } = input;
      return outcomeOf(posted, {
        amountCents: toCents(amount),
        facts: { amount, note: reason },
        changes: ['paidInAdvance'],
        isPaidOut: true,
      });
    },
  };
}
