import { and, eq, notExists } from 'drizzle-orm';
import { localeSchema } from '@/contracts/localised';
import type { Locale } from '@/contracts/locale';
import type { Database, Transaction } from '@/backoffice/db/database';
import { applicationTable } from '@/backoffice/db/schema/application';
import { customerTable } from '@/backoffice/db/schema/customer';
import { securityEventTable } from '@/backoffice/db/schema/security';
import { loanTable } from '@/backoffice/db/schema/loan';

/** As stored: `phone`, `name`, `email` and `address` are encrypted. */
export interface CustomerRow {
  id: string;
  phoneHash: string;
  phone: string;
  name: string | null;
  email: string | null;
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
  | 'payouts-stopped'
  | 'payouts-open';

export type CustomerRepository = ReturnType<typeof createCustomerRepository>;

/** Customers by the keyed hash of their phone, and what happened to the safety of their accounts. */
export function createCustomerRepository(db: Database | Transaction) {
  const read = (row: typeof customerTable.$inferSelect | undefined): CustomerRow | null =>
    row ? { ...row, language: localeSchema.parse(row.language) } : null;
  return {
    /** Adds a customer, unless the phone is somebody's already; answers whether it was added. */
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

    /** The row stays locked until the transaction ends. */
    async lockById(id: string): Promise<CustomerRow | null> {
      return read(
        (await db.select().from(customerTable).where(eq(customerTable.id, id)).for('update'))[0],
      );
    },

    async findByPhoneHash(phoneHash: string): Promise<CustomerRow | null> {
      return read(
        (await db.select().from(customerTable).where(eq(customerTable.phoneHash, phoneHash)))[0],
      );
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

    async addEvent(event: {
      customerId: string;
      at: Date;
      kind: CustomerEventKind;
      device: string;
    }): Promise<void> {
      await db
        .insert(securityEventTable)
        .values({ ...event, phone: null, network: null, staff: null, detail: '' });
    },
  };
}
