import { and, count, eq, gte, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { riskDays } from '@/contracts/today/today-figures';
import type { Database } from '@/backoffice/db/database';
import { applicationTable } from '@/backoffice/db/schema/application';
import { paymentOrderTable } from '@/backoffice/db/schema/desk/payment-order';
import { loanTable } from '@/backoffice/db/schema/loan';

/** Balances in cents, `loans` with a payment that is overdue by more than so many `days`. */
export interface LoansAtRisk {
  days: (typeof riskDays)[number];
  loans: number;
  cents: number;
}

export type TodayFiguresRepository = ReturnType<typeof createTodayFiguresRepository>;

/** How business goes: each figure by one query, of some weeks or of the loans that run. */
export function createTodayFiguresRepository(db: Database) {
  /** The Monday of a day or an instant in Hong Kong. */
  const mondayOf = (day: SQL): SQL<string> =>
    sql<string>`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`;
  const inHongKong = (instant: AnyPgColumn): SQL => sql`${instant} at time zone 'Asia/Hong_Kong'`;
  const figure = (expression: SQL) => sql<number>`${expression}`.mapWith(Number);

  return {
    /** Applications that were received, by week. */
    listReceived(since: Date): Promise<{ week: string; received: number }[]> {
      const { receivedAt } = applicationTable;
      const week = mondayOf(inHongKong(receivedAt)).as('week');
      return db
        .select({ week, received: count() })
        .from(applicationTable)
        .where(gte(receivedAt, since))
        .groupBy(sql`1`);
    },

    /** First decisions that had a time promised, by week, and how many came by it. */
    listDecided(since: Date): Promise<{ week: string; decided: number; inTime: number }[]> {
      const { decidedAt, promisedBy } = applicationTable;
      const week = mondayOf(inHongKong(decidedAt)).as('week');
      return db
        .select({
          week,
          decided: count(),
          inTime: figure(sql`count(*) filter (where ${decidedAt} <= ${promisedBy})`),
        })
        .from(applicationTable)
        .where(and(gte(decidedAt, since), isNotNull(promisedBy)))
        .groupBy(sql`1`);
    },

    /** Loans that are not paid back, and how much of them is at risk on a day. */
    async sumPortfolio(
      day: string,
    ): Promise<{ loans: number; cents: number; atRisk: LoansAtRisk[] }> {
      const { balanceCents, unpaidSince, state } = loanTable;
      const isOver = (days: number) => sql`${unpaidSince} < ${day}::date - ${days}::integer`;
      const overdue = (days: number) => ({
        loans: figure(sql`count(*) filter (where ${isOver(days)})`),
        cents: figure(sql`coalesce(sum(${balanceCents}) filter (where ${isOver(days)}), 0)`),
      });
      const [first, second, third] = riskDays;
      const [row] = await db
        .select({
          loans: count(),
          cents: figure(sql`coalesce(sum(${balanceCents}), 0)`),
          first: overdue(first).loans,
          firstCents: overdue(first).cents,
          second: overdue(second).loans,
          secondCents: overdue(second).cents,
          third: overdue(third).loans,
          thirdCents: overdue(third).cents,
        })
        .from(loanTable)
        .where(eq(state, 'active'));
      if (!row) throw new Error('The portfolio was not summed up');
      return {
        loans: row.loans,
        cents: row.cents,
        atRisk: [
          { days: first, loans: row.first, cents: row.firstCents },
          { days: second, loans: row.second, cents: row.secondCents },
          { days: third, loans: row.third, cents: row.thirdCents },
        ],
      };
    },

    /** What the bank has paid out since a day, by week. */
    listPaidOut(since: string): Promise<{ week: string; payments: number; cents: number }[]> {
      const { endedOn, amountCents, state } = paymentOrderTable;
      const week = mondayOf(sql`${endedOn}::timestamp`).as('week');
      return db
        .select({ week, payments: count(), cents: figure(sql`sum(${amountCents})`) })
        .from(paymentOrderTable)
        .where(and(sql`${state} = 'paid'`, gte(endedOn, since)))
        .groupBy(sql`1`);
    },
  };
}
