import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A person with an account. `phoneHash` is the keyed hash that finds them; what names or reaches them is encrypted. */
export const customerTable = pgTable('customer', {
  id: text('id').primaryKey(),
  phoneHash: text('phone_hash').notNull().unique(),
  phone: text('phone').notNull(),
  name: text('name'),
  email: text('email'),
  address: text('address'),
  /** Of messages. */
  language: text('language').notNull(),
  marketing: boolean('marketing').notNull().default(false),
  /** Withdrawals wait until then, because bank account or phone number changed. */
  payoutsHeldUntil: instant('payouts_held_until'),
  /** Since when withdrawals are stopped; null while they are not. */
  payoutsFrozenAt: instant('payouts_frozen_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** A signed-in browser. The token is only in its cookie; here stands its keyed hash. */
export const customerSessionTable = pgTable(
  'customer_session',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    /** Kind of browser and system, such as `Chrome · Android`. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** However busy it is. */
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('customer_session_customer').on(table.customerId),
    index('customer_session_ends').on(table.endsAt),
  ],
);

/** What concerns the safety of an account: signing in and out, changes of phone or bank account. Rows are only ever added. */
export const customerEventTable = pgTable(
  'customer_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    device: text('device').notNull(),
  },
  (table) => [index('customer_event_customer').on(table.customerId, table.id)],
);

/** Where withdrawals go; the account itself is encrypted. A customer has one at a time. */
export const bankAccountTable = pgTable(
  'bank_account',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('bank_account_current')
      .on(table.customerId)
      .where(sql`${table.replacedAt} is null`),
  ],
);

/** Notices of a change whose link stops withdrawals. The token is only in the notice; here stands its keyed hash. */
export const payoutAlertTable = pgTable(
  'payout_alert',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('payout_alert_expires').on(table.expiresAt)],
);
