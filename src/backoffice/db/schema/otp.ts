import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The one code of a browser for a phone, purpose and operation. `target` is the keyed hash of the four; neither phone nor code is readable here. */
export const otpCodeTable = pgTable(
  'otp_code',
  {
    target: text('target').primaryKey(),
    /** Keyed hash. */
    phone: text('phone').notNull().default(''),
    requestId: text('request_id').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The message that carries the code, so that a newer code can stop it. */
    outboxId: text('outbox_id').notNull(),
  },
  (table) => [
    index('otp_code_expires').on(table.expiresAt),
    index('otp_code_phone').on(table.phone),
  ],
);

/**
 * When codes were sent to a phone (its keyed hash, or that of the phone and a browser that signed in with it) and typed in wrong during
 * the last day, oldest first, and when one was last typed in right; in milliseconds since 1970.
 */
export const otpSendingTable = pgTable(
  'otp_sending',
  {
    phone: text('phone').primaryKey(),
    sentAtMs: bigint('sent_at', { mode: 'number' }).array().notNull(),
    failedAtMs: bigint('missed_at', { mode: 'number' }).array().notNull().default([]),
    provenAtMs: bigint('proven_at', { mode: 'number' }),
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

/** What a verified code or passkey proves: the holder of the token had this phone, for this purpose and operation. The phone is encrypted. */
export const proofTable = pgTable(
  'proof',
  {
    tokenHash: text('token_hash').primaryKey(),
    phone: text('phone').notNull(),
    /** Keyed hash, by which the proofs of a phone are ended. */
    phoneHash: text('phone_hash').notNull().default(''),
    purpose: text('purpose').notNull(),
    operation: text('operation').notNull(),
    /** `code` or `passkey`. */
    method: text('method').notNull().default('code'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('proof_expires').on(table.expiresAt), index('proof_phone').on(table.phoneHash)],
);

/** A browser in which somebody signed in with a phone: limits of the phone that others have reached do not hold there. `id` is the keyed hash of its token and the phone. */
export const trustedBrowserTable = pgTable(
  'trusted_browser',
  {
    id: text('id').primaryKey(),
    /** Keyed hash. */
    phone: text('phone').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('trusted_browser_phone').on(table.phone),
    index('trusted_browser_expires').on(table.expiresAt),
  ],
);
