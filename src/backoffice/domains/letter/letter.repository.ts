import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requestKinds } from '@/contracts/account/account-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { ledgerEntryTable, loanTable } from '@/backoffice/db/schema/loan';
import { serviceRequestTable } from '@/backoffice/db/schema/request';
import { letterTable } from '@/backoffice/db/schema/statement';
import { letterStates } from './due-letters';
import { issuedKinds, type IssuedKind } from './letter.model';

/** As stored: what the letter says is encrypted. */
export interface LetterRow {
  id: string;
  loanNo: string;
  name: string;
  kind: IssuedKind;
  on: string | null;
  encrypted: string;
  issuedAt: Date;
}

export type LetterRepository = ReturnType<typeof createLetterRepository>;

const kindSchema = z.enum(issuedKinds);
const toLetterRow = (row: typeof letterTable.$inferSelect): LetterRow => ({
  ...row,
  kind: kindSchema.parse(row.kind),
});

/** Requests that a letter tells of, each in the states in which it is granted. */
const granted = requestKinds.flatMap((kind) => {
  const states = letterStates[kind];
  return states
    ? and(eq(serviceRequestTable.kind, kind), inArray(serviceRequestTable.state, [...states]))
    : [];
});

/** Letters about loans as they were issued. */
export function createLetterRepository(db: Database | Transaction) {
  return {
    async findById(id: string): Promise<LetterRow | null> {
      const [row] = await db.select().from(letterTable).where(eq(letterTable.id, id));
      return row ? toLetterRow(row) : null;
    },

    /** The letters of these loans, newest first. */
    async listByLoans(loanNos: readonly string[]): Promise<LetterRow[]> {
      if (loanNos.length === 0) return [];
      const rows = await db
        .select()
        .from(letterTable)
        .where(inArray(letterTable.loanNo, [...loanNos]))
        .orderBy(desc(letterTable.issuedAt), asc(letterTable.id));
      return rows.map(toLetterRow);
    },

    /** Numbers of loans that lack a letter, ascending, those after `after`: of their booking, of what paid them back, of what was granted, or of the interest of the year of assessment that ended last. */
    async listUnissuedNumbers({
      after,
      year: { from, to },
      limit,
    }: {
      after: string;
      year: { from: string; to: string };
      limit: number;
    }): Promise<string[]> {
      const lacks = (name: unknown) =>
        sql`not exists (select 1 from ${letterTable} where ${letterTable.id} = ${loanTable.loanNo} || '/' || ${name})`;
      const rows = await db
        .select({ loanNo: loanTable.loanNo })
        .from(loanTable)
        .where(
          and(
            gt(loanTable.loanNo, after),
            sql`(${lacks(sql`'booked'`)}
              or (${loanTable.state} = 'settled' and not exists (select 1 from ${letterTable} where ${letterTable.loanNo} = ${loanTable.loanNo} and ${letterTable.kind} = 'loan-settled'))
              or (${loanTable.startsOn} <= ${to}
                and not exists (select 1 from ${letterTable} where ${letterTable.loanNo} = ${loanTable.loanNo} and ${letterTable.kind} = 'interest-certificate' and ${letterTable.on} = ${to})
                and (${loanTable.state} <> 'settled' or exists (select 1 from ${ledgerEntryTable} where ${ledgerEntryTable.loanNo} = ${loanTable.loanNo} and ${ledgerEntryTable.on} >= ${from})))
              or exists (
                select 1 from ${ledgerEntryTable}
                where ${ledgerEntryTable.loanNo} = ${loanTable.loanNo}
                and (
                  (${ledgerEntryTable.kind} = 'rate-change' and ${lacks(sql`'rate-' || ${ledgerEntryTable.seq}`)})
                  or (${ledgerEntryTable.kind} = 'restructure' and ${lacks(sql`'restructure-' || ${ledgerEntryTable.seq}`)})
                )
              )
              or exists (
                select 1 from ${serviceRequestTable}
                where ${serviceRequestTable.loanNo} = ${loanTable.loanNo}
                and (${sql.join(granted, sql` or `)})
                and ${lacks(serviceRequestTable.reference)}
              ))`,
          ),
        )
        .orderBy(asc(loanTable.loanNo))
        .limit(limit);
      return rows.map(({ loanNo }) => loanNo);
    },

    /** Stores letters; one that was issued before stays as it is. */
    async addIssued(rows: readonly LetterRow[]): Promise<void> {
      if (rows.length > 0)
        await db
          .insert(letterTable)
          .values([...rows])
          .onConflictDoNothing();
    },
  };
}
