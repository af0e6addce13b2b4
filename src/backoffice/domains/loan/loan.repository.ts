import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  loanProducts,
  loanStates,
  paymentMethods,
  repaymentKinds,
  transactionKinds,
  type LoanProduct,
} from '@/contracts/account/account-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { ledgerEntryTable, loanHolidayTable, loanTable } from '@/backoffice/db/schema/loan';
import { standingOf } from './desk/standing.model';
import { removeLoan } from './removal/loan-removal.repository';
import { termsChangesOf, type LedgerEntry } from './ledger.model';
import type { PaymentHoliday, LoanAccount } from './loan-account.model';
import { restatementsOf } from './reversal/replay.model';
import { fromMicros, termsOfColumns, toMicros, toTermsColumns } from './terms/terms-columns';

/** Who a loan belongs to and what it is secured on; `property` is encrypted. */
export interface LoanMetadataRow {
  customerId: string;
  applicationNumber: string | null;
  product: LoanProduct | null;
  property: string | null;
}

export interface LoanRecord extends LoanMetadataRow {
  account: LoanAccount;
}

export type LoanRepository = ReturnType<typeof createLoanRepository>;

const kindSchema = z.enum(repaymentKinds);
const productSchema = z.enum(loanProducts).nullable();
const stateSchema = z.enum(loanStates);
const entryKindSchema = z.enum(transactionKinds);
const methodSchema = z.enum(paymentMethods);

/** Loans with their ledgers. */
export function createLoanRepository(db: Database | Transaction) {
  type LoanRow = typeof loanTable.$inferSelect;

  async function listEntries(loanNo: string): Promise<LedgerEntry[]> {
    const rows = await db
      .select()
      .from(ledgerEntryTable)
      .where(eq(ledgerEntryTable.loanNo, loanNo))
      .orderBy(asc(ledgerEntryTable.seq));
    return rows.map((row) => ({
      seq: row.seq,
      kind: entryKindSchema.parse(row.kind),
      on: row.on,
      reference: row.reference,
      ...(row.method === null ? {} : { method: methodSchema.parse(row.method) }),
      amountsCents: {
        cash: row.cash,
        principal: row.principal,
        billed: row.billed,
        interest: row.interest,
        deferred: row.deferred,
        income: row.income,
        credit: row.credit,
      },
      ...termsOfColumns(row),
      positionAfter: {
        principalCents: row.principalAfter,
        billedCents: row.billedAfter,
        interestCents: row.interestAfter,
        deferredCents: row.deferredAfter,
        creditCents: row.creditAfter,
      },
    }));
  }

  async function toLoanRecord(row: LoanRow | undefined): Promise<LoanRecord | null> {
    if (!row) return null;
    const holidays = await db
      .select({
        firstPeriod: loanHolidayTable.firstPeriod,
        months: loanHolidayTable.months,
        parts: loanHolidayTable.parts,
      })
      .from(loanHolidayTable)
      .where(eq(loanHolidayTable.loanNo, row.loanNo))
      .orderBy(asc(loanHolidayTable.firstPeriod));
    const {
      loanNo,
      customerId,
      applicationNumber,
      property,
      billedPeriods,
      nextDueOn,
      originalCents,
      limitCents,
      tenorMonths,
      startsOn,
      instalmentCents,
    } = row;
    const entries = await listEntries(loanNo);
    const terms = {
      kind: kindSchema.parse(row.kind),
      annualRate: fromMicros(row.rateMicros),
      originalCents,
      limitCents,
      tenorMonths,
      startsOn,
      instalmentCents,
      holidays,
      changes: termsChangesOf(entries),
    };
    const account = {
      loanNo,
      state: stateSchema.parse(row.state),
      terms,
      entries,
      billedPeriods,
      nextDueOn,
    };
    return {
      customerId,
      applicationNumber,
      product: productSchema.parse(row.product),
      property,
      account: { ...account, restatements: restatementsOf(account) },
    };
  }

  return {
    async create(
      { account, customerId, applicationNumber, product, property }: LoanRecord,
      at: Date,
    ): Promise<void> {
      const { terms, loanNo, state, billedPeriods, nextDueOn } = account;
      const {
        kind,
        annualRate,
        originalCents,
        limitCents,
        tenorMonths,
        startsOn,
        instalmentCents,
      } = terms;
      await db.insert(loanTable).values({
        loanNo,
        customerId,
        applicationNumber,
        product,
        property,
        state,
        billedPeriods,
        nextDueOn,
        kind,
        rateMicros: toMicros(annualRate),
        originalCents,
        limitCents,
        tenorMonths,
        startsOn,
        instalmentCents,
        ...standingOf(account),
        createdAt: at,
      });
    },

    /** The loan with its whole ledger. */
    async findByNumber(loanNo: string): Promise<LoanRecord | null> {
      return toLoanRecord(
        (await db.select().from(loanTable).where(eq(loanTable.loanNo, loanNo)))[0],
      );
    },

    /** The row stays locked until the transaction ends, so that no concurrent posting is possible. */
    async lockByNumber(loanNo: string): Promise<LoanRecord | null> {
      return toLoanRecord(
        (await db.select().from(loanTable).where(eq(loanTable.loanNo, loanNo)).for('update'))[0],
      );
    },

    /** Numbers of the applications that a customer's loans came from. */
    async listApplicationNumbersByCustomer(customerId: string): Promise<string[]> {
      const rows = await db
        .select({ number: loanTable.applicationNumber })
        .from(loanTable)
        .where(and(eq(loanTable.customerId, customerId), isNotNull(loanTable.applicationNumber)));
      return rows.flatMap(({ number }) => number ?? []);
    },

    /** Numbers of a customer's loans, newest first. */
    async listNumbersByCustomer(customerId: string): Promise<string[]> {
      const rows = await db
        .select({ loanNo: loanTable.loanNo })
        .from(loanTable)
        .where(eq(loanTable.customerId, customerId))
        .orderBy(desc(loanTable.startsOn), asc(loanTable.loanNo));
      return rows.map(({ loanNo }) => loanNo);
    },

    /** Numbers of loans with a period to bill, or whose standing was never stored, ascending, those after `after`. */
    async listDueNumbers(
      today: string,
      { after, limit }: { after: string; limit: number },
    ): Promise<string[]> {
      const rows = await db
        .select({ loanNo: loanTable.loanNo })
        .from(loanTable)
        .where(
          and(
            or(isNull(loanTable.balanceCents), lte(loanTable.nextDueOn, today)),
            gt(loanTable.loanNo, after),
          ),
        )
        .orderBy(asc(loanTable.loanNo))
        .limit(limit);
      return rows.map(({ loanNo }) => loanNo);
    },

    /** Stores how far a loan is billed, its state, its limit and what lists go by. */
    async updateBillingState(account: LoanAccount): Promise<void> {
      const { loanNo, state, billedPeriods, nextDueOn, terms } = account;
      const { limitCents } = terms;
      await db
        .update(loanTable)
        .set({ state, billedPeriods, nextDueOn, limitCents, ...standingOf(account) })
        .where(eq(loanTable.loanNo, loanNo));
    },

    /** Appends to the ledger, where nothing is ever changed. */
    async addEntries(
      loanNo: string,
      entries: readonly LedgerEntry[],
      postedAt: Date,
    ): Promise<void> {
      const rows = entries.map(
        ({ seq, kind, on, reference, method, terms, amountsCents, positionAfter }) => ({
          loanNo,
          seq,
          kind,
          on,
          reference,
          method: method ?? null,
          postedAt,
          ...amountsCents,
          ...toTermsColumns(terms),
          principalAfter: positionAfter.principalCents,
          billedAfter: positionAfter.billedCents,
          interestAfter: positionAfter.interestCents,
          deferredAfter: positionAfter.deferredCents,
          creditAfter: positionAfter.creditCents,
        }),
      );
      if (rows.length > 0) await db.insert(ledgerEntryTable).values(rows);
    },

    /** Numbers of settled loans whose last booking is more than `yearsBefore` years before `today`. */
    async listEnded({
      today,
      yearsBefore,
      limit,
    }: {
      today: string;
      yearsBefore: number;
      limit: number;
    }): Promise<string[]> {
      const rows = await db
        .select({ loanNo: loanTable.loanNo })
        .from(loanTable)
        .innerJoin(ledgerEntryTable, eq(ledgerEntryTable.loanNo, loanTable.loanNo))
        .where(eq(loanTable.state, 'settled'))
        .groupBy(loanTable.loanNo)
        .having(
          sql`max(${ledgerEntryTable.on}) < ${today}::date - make_interval(years => ${yearsBefore}::int)`,
        )
        .orderBy(asc(loanTable.loanNo))
        .limit(limit);
      return rows.map(({ loanNo }) => loanNo);
    },

    /** Deletes a loan with all that only it needs; in a transaction. */
    remove: (loanNo: string): Promise<void> => removeLoan(db, loanNo),

    /** Adds a payment holiday to the terms of a loan. */
    async addHoliday(loanNo: string, holiday: PaymentHoliday & { id: string }): Promise<void> {
      await db.insert(loanHolidayTable).values({ ...holiday, loanNo });
    },
  };
}
