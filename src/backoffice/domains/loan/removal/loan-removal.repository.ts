import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { bankEntryTable } from '@/backoffice/db/schema/desk/bank-file';
import {
  paymentOrderStepTable,
  paymentOrderTable,
} from '@/backoffice/db/schema/desk/payment-order';
import { ledgerEntryTable, loanHolidayTable, loanTable } from '@/backoffice/db/schema/loan';

/** Deletes a loan with its ledger, its payment orders and what came in for it; in a transaction, in which it names the one loan whose bookings and orders may go. */
export async function removeLoan(db: Database | Transaction, loanNo: string): Promise<void> {
  await db.execute(sql`select set_config('app.removed_loan', ${loanNo}, true)`);
  const orders = db
    .select({ id: paymentOrderTable.id })
    .from(paymentOrderTable)
    .where(eq(paymentOrderTable.loanNo, loanNo));
  await db
    .delete(bankEntryTable)
    .where(or(eq(bankEntryTable.loanNo, loanNo), inArray(bankEntryTable.orderId, orders)));
  await db.delete(paymentOrderStepTable).where(inArray(paymentOrderStepTable.orderId, orders));
  await db.delete(paymentOrderTable).where(eq(paymentOrderTable.loanNo, loanNo));
  await db.delete(loanHolidayTable).where(eq(loanHolidayTable.loanNo, loanNo));
  await db.delete(ledgerEntryTable).where(eq(ledgerEntryTable.loanNo, loanNo));
  await db.delete(loanTable).where(eq(loanTable.loanNo, loanNo));
}
