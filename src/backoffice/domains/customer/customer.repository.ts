import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import { localeSchema } from '@/contracts/localised';
import type { Locale } from '@/contracts/locale';
import type { Database, Transaction } from '@/backoffice/db/database';
import { applicationTable } from '@/backoffice/db/schema/application';
import { customerTable } from '@/backoffice/db/schema/customer';
import { securityEventTable } from '@/backoffice/db/schema/security';
import { loanTable } from '@/backoffice/db/schema/loan';
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
  payoutsHeldUntil: Date | null;
  payoutsFrozenAt: Date | null;
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
  | 'passkey-step-up';

export type CustomerRepository = ReturnType<typeof createCustomerRepository>;

/** Customers by the keyed hash of their phone, and what happened to the safety of their accounts. */
export function createCustomerRepository(db: Database | Transaction) {
  const read = (row: typeof customerTable.$inferSelect | undefined): CustomerRow | null =>
    row ? { ...row, language: localeSchema.parse(row.language) } : null;
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

    /** Those that there are, in no order. */
    async listByIds(ids: readonly string[]): Promise<CustomerRow[]> {
      const rows = await db
        .select()
        .from(customerTable)
        .where(inArray(customerTable.id, [...ids]));
      return rows.flatMap((row) => read(row) ?? []);
    },

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
    async removeIfUnused(id: string): Promise<void> {
      await db
        .delete(customerTable)
        .where(
          and(
            eq(customerTable.id, id),
            notExists(db.select().from(loanTable).where(eq(loanTable.customerId, id))),
            notExists(
              db.select().from(applicationTable).where(eq(applicationTable.customerId, id)),
            ),
          ),
        );
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
