import type {
  LoanDetail,
  LoanSummary,
  SettlementQuote,
  Statement,
} from '@/contracts/account/account-loan';
import type { HolidayPreview } from '@/contracts/account/account-request';
import { fromCents } from '@/lib/loan/money';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import { billUntil } from './billing.model';
import { planHoliday } from './holiday.model';
import { dayAfter } from '@/backoffice/common/hong-kong-day';
import type { LoanBooks } from './loan-books';
import type { LoanRecord } from './loan.repository';
import { scheduleOf, summaryOf, transactionsOf } from './loan-view.model';
import type { ServicingSeal } from '../request/servicing-seal';
import { servicingRules } from './servicing.rules';
import { settlementOf } from './settlement.model';
import { statementsOf, statementView, type StatementFigures } from '../statement/statement.model';

export interface PayingDetails {
  fpsId: string;
  bankAccount: string;
  payee: string;
}

export interface LoanServiceOptions {
  books: LoanBooks;
  seal: ServicingSeal;
  paying: PayingDetails;
}

export type LoanService = ReturnType<typeof createLoanService>;

/** Somebody else's loan is answered like an unknown one. */
export function ownLoan(record: LoanRecord | null, customerId: string): LoanRecord {
  if (!record || record.customerId !== customerId) throw new ServiceError('not_found');
  return record;
}

/** What customers and staff read of loans; every figure comes from the ledger, charged up to today. */
export function createLoanService({ books, seal, paying }: LoanServiceOptions) {
  const factsOf = ({ property, applNo, file }: LoanRecord) => ({
    property: seal.property.open(file.loanNo, property),
    applNo,
  });
  const summary = (record: LoanRecord): LoanSummary =>
    summaryOf(record.file, factsOf(record), books.today());
  const own = async (customerId: string, loanNo: string) =>
    ownLoan(await books.read(loanNo), customerId);

  function detail(record: LoanRecord): LoanDetail {
    const { file } = record;
    return {
      ...summary(record),
      schedule: scheduleOf(file, books.today()),
      transactions: transactionsOf(file),
      paying: { ...paying, reference: file.loanNo },
    };
  }

  return {
    summary,
    detail,

    async list(customerId: string): Promise<LoanSummary[]> {
      return (await books.listOf(customerId)).map(summary);
    },

    /** Throws `not_found` for a loan that is not the customer's. */
    async find(customerId: string, loanNo: string): Promise<LoanDetail> {
      return detail(await own(customerId, loanNo));
    },

    /** Statements of one loan of the customer, or of all, newest first. */
    async listStatements(customerId: string, loanNo: string | undefined): Promise<Statement[]> {
      const records =
        loanNo === undefined ? await books.listOf(customerId) : [await own(customerId, loanNo)];
      return records
        .flatMap(({ file }) =>
          statementsOf(file, books.today()).map((figures) => statementView(file.loanNo, figures)),
        )
        .sort(
          (one, other) =>
            other.stmDate.localeCompare(one.stmDate) || one.loanNo.localeCompare(other.loanNo),
        );
    },

    async findStatement(
      customerId: string,
      { loanNo, stmDate }: { loanNo: string; stmDate: string },
    ): Promise<{ loan: LoanSummary; figures: StatementFigures }> {
      const record = await own(customerId, loanNo);
      const figures = statementsOf(record.file, books.today()).find(
        (statement) => statement.stmDate === stmDate,
      );
      if (!figures) throw new ServiceError('not_found');
      return { loan: summary(record), figures };
    },

    /** Throws `validation_failed` for a day that is past or too far ahead. */
    async quoteSettlement(
      customerId: string,
      { loanNo, on }: { loanNo: string; on: string },
    ): Promise<SettlementQuote> {
      const { file } = await own(customerId, loanNo);
      const limit = dayAfter(books.today(), servicingRules.quoteDays);
      if (file.state === 'settled') return rejectField('loan_no', 'loanSettled');
      if (on < books.today() || on > limit)
        return rejectField('on', 'outOfRange', `${books.today()} – ${limit}`);
      const { principal, interest, deferred, fee, credit, amount, interestSaved } = settlementOf(
        billUntil(file, on),
        on,
      );
      return {
        loanNo,
        on,
        principal: fromCents(principal),
        interest: fromCents(interest),
        deferredInterest: fromCents(deferred),
        fee: fromCents(fee),
        paidInAdvance: fromCents(credit),
        amount: fromCents(amount),
        interestSaved: fromCents(interestSaved),
      };
    },

    async previewHoliday(
      customerId: string,
      { loanNo, months }: { loanNo: string; months: number },
    ): Promise<HolidayPreview> {
      const { file } = await own(customerId, loanNo);
      const {
        holiday,
        instalment,
        instalmentAfter,
        interestOfHoliday,
        totalBefore,
        totalAfter,
        ...days
      } = planHoliday(file, months);
      return {
        loanNo,
        months,
        ...days,
        deferredParts: holiday.parts,
        instalment: fromCents(instalment),
        instalmentAfter: fromCents(instalmentAfter),
        interestOfHoliday: fromCents(interestOfHoliday),
        totalBefore: fromCents(totalBefore),
        totalAfter: fromCents(totalAfter),
      };
    },
  };
}
