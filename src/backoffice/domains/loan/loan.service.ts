import type { LoanDetail, LoanSummary, SettlementQuote } from '@/contracts/account/account-loan';
import type { HolidayPreview } from '@/contracts/account/account-request';
import { fromCents } from '@/lib/loan/money';
import { requireOwn } from '@/backoffice/common/require-found';
import { rejectField } from '@/backoffice/common/service-error';
import { plusDays } from '@/lib/hong-kong-day';
import { billDuePeriods } from './billing.model';
import { planHoliday } from './holiday.model';
import type { LoanLedger } from './loan-ledger';
import type { LoanRecord } from './loan.repository';
import { toSchedule, toLoanSummary, toTransactions } from './loan-view.model';
import type { LoanFieldEncryption } from './loan-field-encryption';
import { loanRules } from './loan.rules';
import { computeSettlement } from './settlement.model';

export interface PaymentInstructions {
  fpsId: string;
  bankAccount: string;
  payee: string;
}

export interface LoanServiceOptions {
  loanLedger: LoanLedger;
  fieldEncryption: LoanFieldEncryption;
  /** What applies now. */
  paymentInstructions: () => PaymentInstructions;
}

export type LoanService = ReturnType<typeof createLoanService>;

/** What customers and staff read of loans; every figure comes from the ledger, billed up to today. */
export function createLoanService({
  loanLedger,
  fieldEncryption,
  paymentInstructions,
}: LoanServiceOptions) {
  const toMetadata = ({ product, property, applicationNumber, account }: LoanRecord) => ({
    product,
    property: fieldEncryption.property.decrypt(account.loanNo, property),
    applicationNumber,
  });
  /** A loan in short as of today, or of the day up to which its account goes, in HK$. */
  const summary = (record: LoanRecord, day: string = loanLedger.today()): LoanSummary =>
    toLoanSummary(record.account, toMetadata(record), day);
  /** How a loan is paid, with the reference by which a payment is known. */
  const payingOf = ({ account }: LoanRecord): LoanDetail['paying'] => ({
    ...paymentInstructions(),
    reference: account.loanNo,
  });
  const findOwnLoan = async (customerId: string, loanNo: string) =>
    requireOwn(await loanLedger.read(loanNo), customerId);

  /** A loan as of today with its schedule, its transactions and how to pay it, in HK$. */
  function detail(record: LoanRecord): LoanDetail {
    const { account } = record;
    return {
      ...summary(record),
      schedule: toSchedule(account, loanLedger.today()),
      transactions: toTransactions(account),
      paying: payingOf(record),
    };
  }

  /** What a payment holiday of so many months would change, in HK$. Throws `validation_failed` where it is not possible. */
  function holidayOf({ account }: Pick<LoanRecord, 'account'>, months: number): HolidayPreview {
    const {
      holiday,
      instalmentCents,
      instalmentAfterCents,
      interestOfHolidayCents,
      totalBeforeCents,
      totalAfterCents,
      ...days
    } = planHoliday(account, months);
    return {
      loanNo: account.loanNo,
      months,
      ...days,
      deferredParts: holiday.parts,
      instalment: fromCents(instalmentCents),
      instalmentAfter: fromCents(instalmentAfterCents),
      interestOfHoliday: fromCents(interestOfHolidayCents),
      totalBefore: fromCents(totalBeforeCents),
      totalAfter: fromCents(totalAfterCents),
    };
  }

  return {
    summary,
    payingOf,
    detail,
    holidayOf,

    /** The loans of a customer in short, billed up to today. */
    async list(customerId: string): Promise<LoanSummary[]> {
      return (await loanLedger.listByCustomer(customerId)).map((record) => summary(record));
    },

    /** Throws `not_found` for a loan that is not the customer's. */
    async find(customerId: string, loanNo: string): Promise<LoanDetail> {
      return detail(await findOwnLoan(customerId, loanNo));
    },

    /** Throws `validation_failed` for a day that is past or too far ahead. */
    async quoteSettlement(
      customerId: string,
      { loanNo, on }: { loanNo: string; on: string },
    ): Promise<SettlementQuote> {
      const { account } = await findOwnLoan(customerId, loanNo);
      const limit = plusDays(loanLedger.today(), loanRules.quoteDays);
      if (account.state === 'settled') return rejectField('loan_no', 'loanSettled');
      if (on < loanLedger.today() || on > limit)
        return rejectField('on', 'outOfRange', `${loanLedger.today()} – ${limit}`);
      const figures = computeSettlement(billDuePeriods(account, on), on);
      return {
        loanNo,
        on,
        principal: fromCents(figures.principalCents),
        interest: fromCents(figures.interestCents),
        deferredInterest: fromCents(figures.deferredCents),
        fee: fromCents(figures.feeCents),
        paidInAdvance: fromCents(figures.creditCents),
        amount: fromCents(figures.amountCents),
        interestSaved: fromCents(figures.interestSavedCents),
      };
    },

    /** What a payment holiday of so many months would change, in HK$. Throws `not_found` for a loan that is not the customer's, `validation_failed` where it is not possible. */
    async previewHoliday(
      customerId: string,
      { loanNo, months }: { loanNo: string; months: number },
    ): Promise<HolidayPreview> {
      return holidayOf(await findOwnLoan(customerId, loanNo), months);
    },
  };
}
