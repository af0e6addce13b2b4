import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customerTable } from './customer';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A public key of a customer's device or password manager; the private one never leaves it. */
export const passkeyTable = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    /** As the authenticator named it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** Random, base64url; the same for every passkey of a customer. It says nothing about them. */
    userHandle: text('user_handle').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used as the authenticator counts; 0 for ever where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkey_customer').on(table.customerId, table.createdAt)],
);

/** A ceremony that was begun. `id` is the keyed hash of its challenge, its purpose and the browser or session that began it. */
export const passkeyChallengeTable = pgTable(
  'passkey_challenge',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_expires').on(table.expiresAt)],
);
