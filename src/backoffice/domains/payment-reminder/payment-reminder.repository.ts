import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { customerTable } from '@/backoffice/db/schema/customer';
import { loanTable } from '@/backoffice/db/schema/loan';

/** A payment date that is near enough and was not reminded of yet; `dueOn` as YYYY-MM-DD. */
export interface DueReminder {
  loanNo: string;
  customerId: string;
  dueOn: string;
}

export type PaymentReminderRepository = ReturnType<typeof createPaymentReminderRepository>;

/** Which payment dates customers are still to be reminded of. */
export function createPaymentReminderRepository(db: Database | Transaction) {
  const { loanNo, customerId, nextDueOn, remindedFor, state } = loanTable;
  return {
    /** Of customers who asked for it, the next payment dates of running loans after `today`, ascending by loan, those after `after`. */
    async listDue(
      today: string,
      { after, limit }: { after: string; limit: number },
    ): Promise<DueReminder[]> {
      const rows = await db
        .select({ loanNo, customerId, dueOn: nextDueOn })
        .from(loanTable)
        .innerJoin(customerTable, eq(customerTable.id, customerId))
        .where(
          and(
            eq(state, 'active'),
            isNotNull(customerTable.reminderDays),
            gt(nextDueOn, today),
            sql`${nextDueOn} - ${customerTable.reminderDays}::integer <= ${today}::date`,
            or(isNull(remindedFor), sql`${remindedFor} <> ${nextDueOn}`),
            gt(loanNo, after),
          ),
        )
        .orderBy(asc(loanNo))
        .limit(limit);
      return rows.flatMap(({ dueOn, ...row }) => (dueOn === null ? [] : [{ ...row, dueOn }]));
    },

    /** Notes a payment date as reminded of; answers whether it was not yet. The row stays locked until the transaction ends. */
    async claim({
      loanNo: number,
      dueOn,
    }: Pick<DueReminder, 'loanNo' | 'dueOn'>): Promise<boolean> {
      const claimed = await db
        .update(loanTable)
        .set({ remindedFor: dueOn })
        .where(
          and(
            eq(loanNo, number),
            eq(nextDueOn, dueOn),
            or(isNull(remindedFor), sql`${remindedFor} <> ${dueOn}::date`),
          ),
        )
        .returning({ loanNo });
      return claimed.length > 0;
    },

    /** Undoes `claim` where no message could go out. */
    async removeClaim(number: string): Promise<void> {
      await db.update(loanTable).set({ remindedFor: null }).where(eq(loanNo, number));
    },
  };
}
