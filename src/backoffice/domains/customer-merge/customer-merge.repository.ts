import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MergedKind } from '@/contracts/customer/customer-choices';
import { keysOf, recordOf } from '@/contracts/typed-record';
import type { Database, Transaction } from '@/backoffice/db/database';
import { applicationTable } from '@/backoffice/db/schema/application';
import { threadTable } from '@/backoffice/db/schema/contact';
import {
  bankAccountTable,
  customerMergeTable,
  customerSessionTable,
  customerTable,
  emailChallengeTable,
  customerErasureTable,
  payoutAlertTable,
} from '@/backoffice/db/schema/customer';
import { approvalTable } from '@/backoffice/db/schema/desk/approval';
import { paymentOrderTable } from '@/backoffice/db/schema/desk/payment-order';
import { loanTable } from '@/backoffice/db/schema/loan';
import { passkeyTable } from '@/backoffice/db/schema/passkey';
import { serviceRequestTable } from '@/backoffice/db/schema/request';
import { searchEntryTable } from '@/backoffice/db/schema/search/search-entry';
import { securityEventTable } from '@/backoffice/db/schema/security';

/** What goes over to the record that is kept: whose it is, and what it is known by. */
const moved = {
  application: {
    table: applicationTable,
    customerId: applicationTable.customerId,
    key: applicationTable.number,
  },
  loan: { table: loanTable, customerId: loanTable.customerId, key: loanTable.loanNo },
  request: {
    table: serviceRequestTable,
    customerId: serviceRequestTable.customerId,
    key: serviceRequestTable.reference,
  },
  payment: {
    table: paymentOrderTable,
    customerId: paymentOrderTable.customerId,
    key: paymentOrderTable.id,
  },
  message: { table: threadTable, customerId: threadTable.customerId, key: threadTable.reference },
  'bank-account': {
    table: bankAccountTable,
    customerId: bankAccountTable.customerId,
    key: bankAccountTable.id,
  },
} as const satisfies Record<
  MergedKind,
  { table: PgTable; customerId: AnyPgColumn; key: AnyPgColumn }
>;

/** Every table that says whose a row is, and what a merge does with its rows: they go over, end with the record, or stay as they are under its number. */
export const mergedTables: Readonly<Record<'moved' | 'ended' | 'kept', readonly PgTable[]>> = {
  moved: Object.values(moved).map(({ table }) => table),
  ended: [
    customerSessionTable,
    passkeyTable,
    payoutAlertTable,
    emailChallengeTable,
    searchEntryTable,
    // There is none: a record that is being erased is not merged.
    customerErasureTable,
  ],
  kept: [securityEventTable],
};

export type MergedKeys = Readonly<Record<MergedKind, readonly string[]>>;

export type CustomerMergeRepository = ReturnType<typeof createCustomerMergeRepository>;

/** What two records of customers have, and how one of them takes over what the other has. */
export function createCustomerMergeRepository(db: Database | Transaction) {
  const { keptId } = customerMergeTable;
  return {
    /** What goes over, by kind, in the order of the keys. */
    async findMoved(customerId: string): Promise<MergedKeys> {
      const keys = new Map<MergedKind, string[]>();
      for (const kind of keysOf(moved)) {
        const { table, key, customerId: whose } = moved[kind];
        const rows = await db
          .select({ key: sql<string>`${key}` })
          .from(table)
          .where(eq(whose, customerId))
          .orderBy(asc(key));
        keys.set(
          kind,
          rows.map((row) => row.key),
        );
      }
      return recordOf(keysOf(moved), (kind) => keys.get(kind) ?? []);
    },

    /** Whether somebody waits for a second person to change one of these customers, other than to merge them. */
    async isApprovalWaiting(customerIds: readonly string[]): Promise<boolean> {
      const [row] = await db
        .select({ waiting: count() })
        .from(approvalTable)
        .where(
          and(
            eq(approvalTable.state, 'waiting'),
            sql`${approvalTable.kind} <> 'customer-merge'`,
            inArray(
              approvalTable.subject,
              customerIds.map((id) => `customer:${id}`),
            ),
          ),
        );
      return (row?.waiting ?? 0) > 0;
    },

    /** Ends the bank account that withdrawals of a customer go to, where there is one. */
    async revokeBankAccount(customerId: string, at: Date): Promise<void> {
      await db
        .update(bankAccountTable)
        .set({ replacedAt: at })
        .where(
          and(eq(bankAccountTable.customerId, customerId), isNull(bankAccountTable.replacedAt)),
        );
    },

    /** Gives applications of a phone, from before it had an account, to its customer. */
    async updateOrphans(customerId: string, phoneHashes: readonly string[]): Promise<void> {
      await db
        .update(applicationTable)
        .set({ customerId })
        .where(
          and(
            isNull(applicationTable.customerId),
            inArray(applicationTable.phoneHash, [...phoneHashes]),
          ),
        );
    },

    /**
     * Gives everything of one customer to another one and deletes the emptied record, of which only its number stays. Both have to be locked.
     * Where both sent a request under the same key, the one that goes over gets another key, since keys are unique for a customer.
     */
    async replaceCustomer(row: typeof customerMergeTable.$inferInsert): Promise<void> {
      const { mergedId: from, keptId: to } = row;
      await db.execute(sql`select set_config('app.merged_customer', ${from}, true)`);
      await db.execute(sql`
        update ${serviceRequestTable} set "idempotency_key" = "reference" || ' ' || "idempotency_key"
        where "customer_id" = ${from} and "idempotency_key" in
          (select "idempotency_key" from ${serviceRequestTable} where "customer_id" = ${to})`);
      for (const { table, customerId } of Object.values(moved))
        await db.update(table).set({ customerId: to }).where(eq(customerId, from));
      await db.update(customerMergeTable).set({ keptId: to }).where(eq(keptId, from));
      await db.insert(customerMergeTable).values(row);
      await db.delete(customerTable).where(eq(customerTable.id, from));
      await db.execute(sql`select set_config('app.merged_customer', '', true)`);
    },
  };
}
