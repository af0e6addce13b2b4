import { and, asc, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { CustomerState } from '@/contracts/customer/customer-choices';
import type { CustomerFilter } from '@/contracts/customer/customer-desk';
import { localeSchema } from '@/contracts/localised';
import type { Locale } from '@/contracts/locale';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { applicationTable } from '@/backoffice/db/schema/application';
import { customerMergeTable, customerTable } from '@/backoffice/db/schema/customer';
import { securityEventTable } from '@/backoffice/db/schema/security';
import { loanTable } from '@/backoffice/db/schema/loan';
import { ownersOf } from './numbers/customer-numbers.repository';
import { loggedKindOf } from '../security/logged-kind';

/** As stored: `phone`, `name`, `email` and `address` are encrypted. */
export interface CustomerRow {
  id: string;
  phoneHash: string;
  phone: string;
  name: string | null;
  email: string | null;
  emailVerifiedAt: Date | null;
  address: string | null;
  language: Locale;
  marketing: boolean;
  /** Days before a payment date; null for no reminder. */
  reminderDays: number | null;
  payoutsHeldUntil: Date | null;
  payoutsFrozenAt: Date | null;
  frozenAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export type CustomerEventKind =
  | 'signed-in'
  | 'signed-out'
  | 'session-revoked'
  | 'signed-out-everywhere'
  | 'phone-changed'
  | 'bank-account-changed'
  | 'email-changed'
  | 'email-verified'
  | 'payouts-frozen'
  | 'payouts-reopened'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'passkey-recovery-started'
  | 'passkey-step-up'
  | 'account-frozen'
  | 'account-unfrozen';

type Sort = CustomerFilter['sort'];

const oldest = {
  column: customerTable.createdAt,
  valueOf: ({ createdAt }: CustomerRow) => createdAt,
};
const orders = createListOrders<CustomerRow, Sort>(
  { column: customerTable.id, valueOf: ({ id }) => id },
  { newest: { ...oldest, isDescending: true }, oldest },
);

export type CustomerRepository = ReturnType<typeof createCustomerRepository>;

/** Customers by the keyed hash of their phone, and what happened to the safety of their accounts. */
export function createCustomerRepository(db: Database | Transaction) {
  const read = (row: typeof customerTable.$inferSelect | undefined): CustomerRow | null =>
    row ? { ...row, language: localeSchema.parse(row.language) } : null;
  const { frozenAt, payoutsFrozenAt } = customerTable;
  const inState = {
    open: and(isNull(frozenAt), isNull(payoutsFrozenAt)),
    'payouts-stopped': and(isNull(frozenAt), isNotNull(payoutsFrozenAt)),
    frozen: isNotNull(frozenAt),
  } satisfies Record<CustomerState, unknown>;
  const chosen = ({ state, language, q }: CustomerFilter) =>
    and(
      state && inState[state],
      language && eq(customerTable.language, language),
      q ? inArray(customerTable.id, ownersOf(db, q)) : undefined,
    );
  return {
    /** Adds a customer, unless the phone belongs to another one; returns whether it was added. */
    async create(row: CustomerRow): Promise<boolean> {
      const added = await db
        .insert(customerTable)
        .values(row)
        .onConflictDoNothing({ target: customerTable.phoneHash })
        .returning({ id: customerTable.id });
      return added.length > 0;
    },

    async findById(id: string): Promise<CustomerRow | null> {
      return read((await db.select().from(customerTable).where(eq(customerTable.id, id)))[0]);
    },

    /** The customers of these ids that exist, in no particular order. */
    async listByIds(ids: readonly string[]): Promise<CustomerRow[]> {
      const rows = await db
        .select()
        .from(customerTable)
        .where(inArray(customerTable.id, [...ids]));
      return rows.flatMap((row) => read(row) ?? []);
    },

    /** One page in the order that the filter names. Throws `validation_failed` for the cursor of another one. */
    async list(
      filter: CustomerFilter,
      page: Omit<PageRequest<Sort>, 'sort'>,
    ): Promise<ListPage<CustomerRow>> {
      const asked = { ...page, sort: filter.sort };
      const { where, orderBy, limit } = orders.queryOf(asked);
      const rows = await db
        .select()
        .from(customerTable)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return orders.pageOf(
        rows.flatMap((row) => read(row) ?? []),
        asked,
      );
    },

    /** How many there are, up to 10,000. */
    count: (filter: CustomerFilter): Promise<number> =>
      countRows(db, customerTable, chosen(filter)),

    /** The row stays locked until the transaction ends. */
    async lockById(id: string): Promise<CustomerRow | null> {
      return read(
        (await db.select().from(customerTable).where(eq(customerTable.id, id)).for('update'))[0],
      );
    },

    /** The customer whose phone has one of these hashes. */
    async findByPhoneHash(phoneHashes: readonly string[]): Promise<CustomerRow | null> {
      const [row] = await db
        .select()
        .from(customerTable)
        .where(inArray(customerTable.phoneHash, [...phoneHashes]))
        .orderBy(asc(customerTable.createdAt))
        .limit(1);
      return read(row);
    },

    async update(
      id: string,
      change: Partial<Omit<CustomerRow, 'id' | 'createdAt'>>,
    ): Promise<void> {
      await db.update(customerTable).set(change).where(eq(customerTable.id, id));
    },

    /** Deletes a customer who has neither loan nor application left, with sessions, events and bank accounts. */
    async removeIfUnused(id: string): Promise<boolean> {
      const removed = await db
        .delete(customerTable)
        .where(
          and(
            eq(customerTable.id, id),
            notExists(db.select().from(loanTable).where(eq(loanTable.customerId, id))),
            notExists(
              db.select().from(applicationTable).where(eq(applicationTable.customerId, id)),
            ),
          ),
        )
        .returning({ id: customerTable.id });
      return removed.length > 0;
    },

    /** The record that a merged one went into; null for one that was not merged. */
    async findKept(id: string): Promise<string | null> {
      const { mergedId, keptId } = customerMergeTable;
      const [row] = await db.select({ keptId }).from(customerMergeTable).where(eq(mergedId, id));
      return row?.keptId ?? null;
    },

    /** The numbers of the records that went into this one, in the order in which they did. */
    async listMergedIds(id: string): Promise<string[]> {
      const { mergedId, keptId, mergedAt } = customerMergeTable;
      const rows = await db
        .select({ mergedId })
        .from(customerMergeTable)
        .where(eq(keptId, id))
        .orderBy(asc(mergedAt), asc(mergedId));
      return rows.map((row) => row.mergedId);
    },

    /** Writes down what happened to the safety of the account. */
    async addEvent({
      kind,
      ...event
    }: {
      customerId: string;
      at: Date;
      kind: CustomerEventKind;
      device: string;
      /** Keyed hash. */
      network?: string;
      /** The member of staff who did it. */
      staff?: string;
      detail?: string;
    }): Promise<void> {
      await db.insert(securityEventTable).values({
        phone: null,
        network: null,
        staff: null,
        detail: '',
        ...event,
        kind: loggedKindOf(kind),
      });
    },
  };
}
