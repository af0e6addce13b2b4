import type { SettlementQuote } from '@/contracts/account/account-loan';
import type { DeskLoan, LoanEffect, PostingPreviewRequest } from '@/contracts/account/loan-desk';
import type { Permission } from '@/contracts/staff/permissions';
import { fromCents, toCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import type { AuditRepository } from '../audit/audit.repository';
import { recordRead } from '../audit/record-change';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanRehearsal, RehearseLoan } from '../loan/desk/loan-rehearsal';
import { versionOf } from '../loan/desk/loan-version';
import { toDeskTransactions } from '../loan/desk/shown-posting';
import { decidedMonths } from '../loan/loan-account.model';
import type { LoanLedger } from '../loan/loan-ledger';
import type { LoanRecord } from '../loan/loan.repository';
import type { LoanService } from '../loan/loan.service';
import { instalmentOfPeriodCents } from '../loan/terms/rates.model';
import { toRateEffect } from '../loan/terms/rate-effect';
import type { RequestService } from '../request/request.service';
import type { LoanFile, StatementService } from '../statement/statement.service';

export interface LoanFilesOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    customer: Pick<CustomerRepository, 'findById'>;
  };
  loanLedger: Pick<LoanLedger, 'read'>;
  loans: Pick<LoanService, 'detail' | 'summary' | 'quoteSettlement'>;
  rehearse: RehearseLoan;
  postingLimitCents: () => number;
  customers: Pick<CustomerService, 'profileOf'>;
  statements: Pick<StatementService, 'list' | 'renderFile'>;
  requests: Pick<RequestService, 'list'>;
  now: () => Date;
}

/** Who reads, and what else they may read. */
export interface LoanReader {
  staff: string;
  permissions: readonly Permission[];
}

export type LoanFiles = ReturnType<typeof createLoanFiles>;

/** All that is known of a loan, for staff, and what a posting would do to it; each reading is written to the trail. */
export function createLoanFiles({
  repositories,
  loanLedger,
  loans,
  rehearse,
  postingLimitCents,
  customers,
  statements,
  requests,
  now,
}: LoanFilesOptions) {
  const find = async (loanNo: string): Promise<LoanRecord> =>
    requireFound(await loanLedger.read(loanNo));
  const profileOf = async ({ customerId }: LoanRecord) =>
    customers.profileOf(requireFound(await repositories.customer.findById(customerId)));
  const recordReading = (staff: string, loanNo: string, after: object | null): Promise<void> =>
    recordRead(repositories.audit, { at: now(), staff, target: `loan:${loanNo}`, after });

  return {
    /** Throws `not_found`. */
    async read({ staff, permissions }: LoanReader, loanNo: string): Promise<DeskLoan> {
      const record = await find(loanNo);
      const { account, customerId } = record;
      const { name, language } = await profileOf(record);
      const detail = loans.detail(record);
      const instalmentCents = instalmentOfPeriodCents(account.terms, account.billedPeriods + 1);
      await recordReading(staff, loanNo, null);
      return {
        ...detail,
        transactions: toDeskTransactions(detail.transactions, account.entries),
        version: versionOf(account),
        customer: { customerId, name, language },
        tenorMonths: decidedMonths(account.terms),
        instalment: instalmentCents === 0 ? null : fromCents(instalmentCents),
        statements: await statements.list(customerId, loanNo),
        requests: permissions.includes('request.read')
          ? (await requests.list({ customerId })).filter((request) => request.loanNo === loanNo)
          : null,
      };
    },

    /** A statement as PDF in the language of its customer. Throws `not_found`. */
    async renderStatement(
      staff: string,
      { loanNo, stmDate }: { loanNo: string; stmDate: string },
    ): Promise<LoanFile> {
      const record = await find(loanNo);
      const { language } = await profileOf(record);
      const file = await statements.renderFile(record.customerId, {
        loanNo,
        stmDate,
        format: 'pdf',
        locale: language,
      });
      await recordReading(staff, loanNo, { statement: stmDate });
      return file;
    },

    /** Throws `not_found`, and `validation_failed` for a day that is past or too far ahead. */
    async quoteSettlement(loanNo: string, on: string): Promise<SettlementQuote> {
      const { customerId } = await find(loanNo);
      return loans.quoteSettlement(customerId, { loanNo, on });
    },

    /** What a posting would do: it is booked as it would be and taken back, so that it is refused for whatever it would be refused for. Throws what the posting throws. */
    previewPosting: (
      staff: string,
      loanNo: string,
      request: PostingPreviewRequest,
    ): Promise<LoanEffect> =>
      rehearse(async ({ desk, rates, read }) => {
        const before = requireFound(await read(loanNo));
        const rate = await bookIn({ desk, rates }, { staff, loanNo, request });
        const after = requireFound(await read(loanNo));
        return {
          rate,
          before: loans.summary(before),
          after: loans.summary(after),
          needsApproval:
            request.kind !== 'payment' || toCents(request.amount) > postingLimitCents(),
          version: versionOf(before.account),
        };
      }),
  };
}

const bodyOf = <T extends PostingPreviewRequest>({ kind: _kind, ...body }: T): Omit<T, 'kind'> =>
  body;

/** Answers what becomes of the terms; null where they stay. */
async function bookIn(
  { desk, rates }: Pick<LoanRehearsal, 'desk' | 'rates'>,
  { staff, loanNo, request }: { staff: string; loanNo: string; request: PostingPreviewRequest },
): Promise<LoanEffect['rate']> {
  switch (request.kind) {
    case 'payment':
      await desk.postPayment(staff, loanNo, bodyOf(request));
      return null;
    case 'drawdown':
      await desk.postDrawdown(staff, loanNo, bodyOf(request));
      return null;
    case 'reversal':
      await desk.reversePosting(staff, loanNo, bodyOf(request));
      return null;
    case 'refund':
      await desk.refund(staff, loanNo, bodyOf(request));
      return null;
    case 'rate-change':
      return toRateEffect(await rates.changeRate(staff, loanNo, bodyOf(request)));
    case 'restructure':
      return toRateEffect(await rates.restructure(staff, loanNo, bodyOf(request)));
  }
}
