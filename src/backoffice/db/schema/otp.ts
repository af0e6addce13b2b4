import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The one code of a phone, purpose and operation. `target` is the keyed hash of the three; neither phone nor code is readable here. */
export const otpCodeTable = pgTable(
  'otp_code',
  {
    target: text('target').primaryKey(),
    requestId: text('request_id').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The message that carries the code, so that a newer code can stop it. */
    outboxId: text('outbox_id').notNull(),
  },
  (table) => [index('otp_code_expires').on(table.expiresAt)],
);

/** When codes were sent to a phone (its keyed hash) in the last hour, oldest first, and when one was last typed in right; in milliseconds since 1970. */
export const otpSendingTable = pgTable(
  'otp_sending',
  {
    phone: text('phone').primaryKey(),
    sentAt: bigint('sent_at', { mode: 'number' }).array().notNull(),
    provenAt: bigint('proven_at', { mode: 'number' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('otp_sending_updated').on(table.updatedAt)],
);

/** Failures in a row of a phone with a browser's challenge, or with a network; `pair` is the keyed hash of the two. */
export const otpFailureTable = pgTable(
  'otp_failure',
  {
    pair: text('pair').primaryKey(),
    failures: integer('failures').notNull(),
    updatedAt: instant('updated_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [index('otp_failure_updated').on(table.updatedAt)],
);

/** What a verified code proves: the holder of the token had this phone, for this purpose and operation. The phone is encrypted. */
export const proofTable = pgTable(
  'proof',
  {
    tokenHash: text('token_hash').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    operation: text('operation').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('proof_expires').on(table.expiresAt)],
);
