import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A person with an account. `phoneHash` is the keyed hash that finds them; what names or reaches them is encrypted. */
export const customerTable = pgTable(
  'customer',
  {
    id: text('id').primaryKey(),
    phoneHash: text('phone_hash').notNull().unique(),
    phone: text('phone').notNull(),
    name: text('name'),
    email: text('email'),
    /** When its link was opened; null while the address counts for nothing. */
    emailVerifiedAt: instant('email_verified_at'),
    address: text('address'),
    /** Of messages. */
    language: text('language').notNull(),
    marketing: boolean('marketing').notNull().default(false),
    /** So many days before a payment date a reminder goes out; null for none. */
    reminderDays: smallint('reminder_days'),
    /** Withdrawals are held until then, because bank account or phone number changed. */
    payoutsHeldUntil: instant('payouts_held_until'),
    /** Since when withdrawals are stopped; null while they are not. */
    payoutsFrozenAt: instant('payouts_frozen_at'),
    /** Since when staff let nobody sign in; null while they do. */
    frozenAt: instant('frozen_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('customer_created').on(table.createdAt, table.id)],
);

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
    /** The absolute end of the session, however active it is. */
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('customer_session_customer').on(table.customerId),
    index('customer_session_ends').on(table.endsAt),
  ],
);

/** Where withdrawals go; the account itself is encrypted. A customer has one at a time. */
export const bankAccountTable = pgTable(
  'bank_account',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    encrypted: text('sealed').notNull(),
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

/** Links and codes that were mailed to show that an address is the customer's. Here stand keyed hashes only. */
export const emailChallengeTable = pgTable(
  'email_challenge',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    /** `verification` or `passkey-recovery`. */
    purpose: text('purpose').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** Of the address that it was mailed to. */
    addressHash: text('address_hash').notNull(),
    /** The session that asked for a code; null for a link, which any browser may open. */
    sessionId: text('session_id'),
    failures: integer('failures').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('email_challenge_customer').on(table.customerId, table.purpose),
    index('email_challenge_expires').on(table.expiresAt),
  ],
);

/** Erasures that were approved while something had to be kept: a job erases the rest. The row goes with the last of it, the customer. */
export const customerErasureTable = pgTable(
  'customer_erasure',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    /** When it was approved; what began later is not meant. */
    askedAt: instant('asked_at').notNull(),
    /** Who of the staff asked for it. */
    askedBy: text('asked_by').notNull(),
    /** When the job looks at it next. */
    nextAt: instant('next_at').notNull(),
  },
  (table) => [index('customer_erasure_next').on(table.nextAt)],
);

/** Records of customers that turned out to be of one person: the merged one is gone, and what it was known by leads to the one that was kept. */
export const customerMergeTable = pgTable(
  'customer_merge',
  {
    /** The customer that is gone. */
    mergedId: text('merged_id').primaryKey(),
    keptId: text('kept_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    mergedAt: instant('merged_at').notNull(),
    /** Who of the staff asked for it. */
    mergedBy: text('merged_by').notNull(),
  },
  (table) => [
    index('customer_merge_kept').on(table.keptId),
    check('customer_merge_of_two', sql`${table.mergedId} <> ${table.keptId}`),
  ],
);
