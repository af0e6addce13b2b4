import { promised } from '@/config/promises';
import type {
  BookLoanRequest,
  PaymentRequest,
  PostingRequest,
} from '@/contracts/account/account-desk';
import type { RefundRequest, ReversalRequest } from '@/contracts/account/loan-desk';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { toCents } from '@/lib/loan/money';
import { costOf, yearlyCost } from '@/lib/loan/planning/offered-terms';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApplicationRepository } from '../application/application.repository';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { CustomerRepository } from '../customer/customer.repository';
import type { PlaceOrder } from '../payment-order/place-order';
import type { AcceptedOffers, FindAcceptedOffer } from './accepted-offer';
import { billDuePeriods } from './billing.model';
import { withReceivedPayment } from './desk/received-payment';
import { nextRefund, withRefund } from './desk/refund';
import { resolveBorrower } from './desk/resolve-borrower';
import { withDrawdown } from './desk/staff-drawdown';
import { cancelDrawdown } from './desk/cancel-drawdown';
import { entryOf } from './desk/staff-reference';
import { requireVersion, type SeenVersion } from './desk/loan-version';
import { withoutPosting } from './reversal/reversible-payment';
import { openLoanAccount, type LoanAccount } from './loan-account.model';
import type { LoanFieldEncryption } from './loan-field-encryption';
import type { LoanLedger } from './loan-ledger';
import type { LoanRecord, LoanRepository } from './loan.repository';
import type { LoanService } from './loan.service';

/** What staff's changes of a loan read and write in one transaction. */
export interface LoanDeskRepositories {
  application: ApplicationRepository;
  audit: AuditRepository;
  customer: CustomerRepository;
  loan: LoanRepository;
  offer: AcceptedOffers;
  paymentOrder: Parameters<PlaceOrder>[0]['paymentOrder'] &
    Parameters<typeof cancelDrawdown>[0]['paymentOrder'];
}

export interface LoanDeskOptions {
  repositories: { audit: Pick<AuditRepository, 'list'> };
  unitOfWork: UnitOfWork<LoanDeskRepositories>;
  loanLedger: LoanLedger;
  loans: LoanService;
  fieldEncryption: LoanFieldEncryption;
  acceptedOffer: FindAcceptedOffer;
  placeOrder: PlaceOrder;
  now: () => Date;
  newLoanNo: (year: string) => string;
}

export type LoanDesk = ReturnType<typeof createLoanDesk>;

/** The version of the loan that staff saw before they posted; API keys leave it out, because the reference alone prevents a repeated posting. */
interface Versioned {
  version?: number | undefined;
}

/** What staff do with loans; every change is written to the audit log. */
export function createLoanDesk({
  repositories,
  unitOfWork,
  loanLedger,
  loans,
  fieldEncryption,
  acceptedOffer,
  placeOrder,
  now,
  newLoanNo,
}: LoanDeskOptions) {
  async function updateLoan(
    staff: string,
    {
      loanNo,
      action,
      reason,
      seen,
      work: update,
      afterwards,
    }: {
      loanNo: string;
      action: string;
      reason?: string;
      seen: SeenVersion;
      work: (account: LoanAccount) => LoanAccount;
      afterwards?: (tx: LoanDeskRepositories, record: LoanRecord) => Promise<unknown>;
    },
  ): Promise<LoanDetail> {
    const record = await unitOfWork(async (tx): Promise<LoanRecord> => {
      const before = requireFound(await loanLedger.lock(tx, loanNo));
      await requireVersion(tx.audit, before.account, seen);
      const account = update(before.account);
      if (account === before.account) return before;
      await loanLedger.save(tx, before.account, account);
      await afterwards?.(tx, before);
      const newEntries = account.entries
        .slice(before.account.entries.length)
        .map(({ seq, kind, on, reference, amountsCents: amounts }) => ({
          seq,
          kind,
          on,
          reference,
          amounts,
        }));
      await recordChange(tx.audit, {
        at: now(),
        staff,
        target: `loan:${loanNo}`,
        before: { action, ...(reason === undefined ? {} : { reason }) },
        after: newEntries,
      });
      return { ...before, account };
    });
    return loans.detail(record);
  }

  return {
    /** A loan with its ledger, billed up to today. Throws `not_found`. */
    async findLoan(loanNo: string): Promise<LoanDetail> {
      return loans.detail(requireFound(await loanLedger.read(loanNo)));
    },

    /** Throws `changed_meanwhile` where the loan is not as it was at the version, unless the posting was made before. */
    async requireVersion(
      loanNo: string,
      { version, reference }: Partial<Pick<PostingRequest, 'reference'>> & Versioned,
    ): Promise<void> {
      const { account } = requireFound(await loanLedger.read(loanNo));
      await requireVersion(repositories.audit, account, {
        version,
        reference: reference === undefined ? null : entryOf(reference),
      });
    },

    /** Opens a loan for an accepted offer, whose money waits to be paid out, or for a customer one that was paid elsewhere, and bills it. Throws `validation_failed`. */
    bookLoan(staff: string, body: BookLoanRequest): Promise<LoanDetail> {
      const {
        kind,
        amount,
        creditLimit,
        annualRate,
        fee = 0,
        tenorMonths,
        startsOn,
        product,
        applicationNumber = null,
      } = body;
      if (kind === 'revolving' && creditLimit === undefined)
        return rejectField('creditLimit', 'required');
      if (kind !== 'revolving' && amount === undefined) return rejectField('amount', 'required');
      if (kind !== 'revolving' && creditLimit !== undefined)
        return rejectField('creditLimit', 'notForPaymentType');
      if (creditLimit !== undefined && (amount ?? 0) > creditLimit)
        return rejectField('amount', 'tooBig', creditLimit);
      if (startsOn > loanLedger.today())
        return rejectField('startsOn', 'outOfRange', `– ${loanLedger.today()}`);
      const terms = { kind, annualRate, tenorMonths, fee, amount: creditLimit ?? amount ?? 0 };
      const cost = yearlyCost(costOf(terms));
      if (cost > promised('rateMax'))
        return rejectField(fee > 0 ? 'fee' : 'annualRate', 'costsTooMuch', `${cost}%`);
      return unitOfWork(async (tx) => {
        const { customerId, appliedFor, property } = await resolveBorrower(tx, {
          body,
          acceptedOffer,
        });
        const loanNo = newLoanNo(startsOn.slice(0, 4));
        const opened = openLoanAccount(loanNo, {
          kind,
          annualRate,
          tenorMonths,
          startsOn,
          amountCents: toCents(amount ?? 0),
          limitCents: creditLimit === undefined ? null : toCents(creditLimit),
        });
        const record: LoanRecord = {
          customerId,
          applicationNumber,
          product: product ?? appliedFor ?? (kind === 'revolving' ? 'revolving-loan' : null),
          property: fieldEncryption.property.encrypt(loanNo, body.property ?? property),
          account: billDuePeriods(opened, loanLedger.today()),
        };
        await tx.loan.create(record, now());
        await tx.loan.addEntries(loanNo, record.account.entries, now());
        if (applicationNumber !== null && amount !== undefined)
          await placeOrder(tx, {
            customerId,
            loanNo,
            by: staff,
            origin: 'loan',
            reference: loanNo,
            amountCents: toCents(amount),
            dueOn: startsOn,
          });
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `loan:${loanNo}`,
          before: null,
          after: {
            customerId,
            kind,
            product: record.product,
            amount,
            creditLimit,
            annualRate,
            fee,
            tenorMonths,
            startsOn,
            applicationNumber,
          },
        });
        return loans.detail(record);
      });
    },

    /** Posts a payment that arrived; the same reference and amount again changes nothing. Throws `not_found`, `validation_failed` or `changed_meanwhile`. */
    postPayment: (
      staff: string,
      loanNo: string,
      { version, ...body }: PaymentRequest & Versioned,
    ): Promise<LoanDetail> =>
      updateLoan(staff, {
        loanNo,
        action: 'payment',
        seen: { version, reference: entryOf(body.reference) },
        work: (account) => withReceivedPayment(account, body, loanLedger.today()),
      }),

    /** Reverses a payment that never arrived, or a draw-down that staff booked in error, whose payment order is cancelled. Throws `not_found`, `validation_failed`, also where the bank has the money, or `changed_meanwhile`. */
    reversePosting: (
      staff: string,
      loanNo: string,
      { transaction, reason, version }: ReversalRequest & Versioned,
    ): Promise<LoanDetail> =>
      updateLoan(staff, {
        loanNo,
        action: 'reversal',
        reason,
        seen: { version, reference: null },
        work: (account) => withoutPosting(account, { transaction, today: loanLedger.today() }),
        afterwards: (tx, { account }) =>
          cancelDrawdown(tx, { account, transaction, by: staff, at: now() }),
      }),

    /** Gives back what was paid in advance; the money waits to be paid out. Throws `not_found`, `validation_failed` or `changed_meanwhile`. */
    refund: (
      staff: string,
      loanNo: string,
      { amount, reason, version }: RefundRequest & Versioned,
    ): Promise<LoanDetail> =>
      updateLoan(staff, {
        loanNo,
        action: 'refund',
        reason,
        seen: { version, reference: null },
        afterwards: (tx, { customerId, account }) =>
          placeOrder(tx, {
            customerId,
            loanNo,
            by: staff,
            origin: 'refund',
            reference: nextRefund(account),
            amountCents: toCents(amount),
            dueOn: loanLedger.today(),
          }),
        work: (account) => withRefund(account, amount, loanLedger.today()),
      }),

    /** Posts a drawdown of a revolving loan, whose money waits to be paid out; the same reference and amount again changes nothing. Throws `not_found`, `validation_failed` or `changed_meanwhile`. */
    postDrawdown: (
      staff: string,
      loanNo: string,
      { version, ...body }: PostingRequest & Versioned,
    ): Promise<LoanDetail> =>
      updateLoan(staff, {
        loanNo,
        action: 'drawdown',
        seen: { version, reference: entryOf(body.reference) },
        afterwards: (tx, { customerId }) =>
          placeOrder(tx, {
            customerId,
            loanNo,
            by: staff,
            origin: 'drawdown',
            reference: body.reference,
            amountCents: toCents(body.amount),
            dueOn: body.on ?? loanLedger.today(),
          }),
        work: (account) => withDrawdown(account, body, loanLedger.today()),
      }),
  };
}
