import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Keys of machines. A token is shown once, when it is made; here stands its SHA-256. Ended keys stay, so that the trail can name them. */
export const apiKeyTable = pgTable('api_key', {
  id: text('id').primaryKey(),
  /** What the trail calls it; never used a second time. */
  name: text('name').notNull().unique(),
  tokenHash: text('token_hash').notNull().unique(),
  permissions: text('permissions').array().notNull(),
  /** The member of staff, or `DESK_TOKEN`. */
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** To the minute. */
  lastUsedAt: instant('last_used_at'),
});

/** Somebody who works at the desk. Who left stays, so that the trail can name them. */
export const staffMemberTable = pgTable(
  'staff_member',
  {
    id: text('id').primaryKey(),
    /** In small letters; what the trail calls them, so it never changes. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    roles: text('roles').array().notNull(),
    /** `invited`, `active` or `left`. */
    state: text('state').notNull(),
    /** The account of the first start and of emergencies, which a command on the server opens. */
    isBreakGlass: boolean('is_break_glass').notNull(),
    /** Of the authenticator app, encrypted; null where there is none. */
    totpSecret: text('totp_secret'),
    /** The time step of the last code that was taken: none is taken twice. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an invitation was last accepted; it stays when access ends. */
    joinedAt: instant('joined_at'),
    leftAt: instant('left_at'),
  },
  (table) => [
    check('staff_member_state', sql`${table.state} in ('invited', 'active', 'left')`),
    check('staff_member_email', sql`${table.email} = lower(${table.email})`),
  ],
);

/** A public key of a device or password manager of staff. */
export const staffPasskeyTable = pgTable(
  'staff_passkey',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMemberTable.id),
    credentialId: text('credential_id').notNull().unique(),
    userHandle: text('user_handle').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('staff_passkey_member').on(table.memberId)],
);

/** The one open invitation of a member of staff; the token is only in its link, here stands its keyed hash. */
export const staffInvitationTable = pgTable('staff_invitation', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => staffMemberTable.id),
  tokenHash: text('token_hash').notNull().unique(),
  createdBy: text('created_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The account of the lender's directory with which a member of staff signs in: one each. */
export const staffWorkAccountTable = pgTable(
  'staff_work_account',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => staffMemberTable.id),
    /** The two that name somebody for ever (OpenID Connect Core 1.0, section 5.7); a mail address does not. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The roles that groups last gave and a second person has to approve: they are asked for once. */
    askedRoles: text('asked_roles').array().notNull(),
    connectedAt: instant('connected_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [unique('staff_work_account_subject').on(table.issuer, table.subject)],
);

/** A browser in which a member of staff signed in. */
export const staffSessionTable = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMemberTable.id),
    /** The administrator who acts as the member; null for the member. */
    actorId: text('actor_id').references(() => staffMemberTable.id),
    device: text('device').notNull(),
    /** `passkey`, `code` or `work-account`. */
    method: text('method').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When the person last proved to be there, by passkey or code; long ago for never. */
    provenAt: instant('proven_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('staff_session_member').on(table.memberId),
    index('staff_session_ends').on(table.endsAt),
  ],
);

/** Who did what. Rows are only inserted; the database refuses to change, delete or empty them. */
export const deskAuditTable = pgTable(
  'desk_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    staff: text('staff').notNull(),
    /** Of a member of staff when it was done. */
    roles: text('roles').array().notNull().default([]),
    action: text('action').notNull(),
    target: text('target').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('desk_audit_staff').on(table.staff, table.id),
    index('desk_audit_target').on(table.target, table.id),
    index('desk_audit_at').on(table.at),
  ],
);

/** A batch of rows of the trail and its hash, which takes in that of the batch before. As final as the rows. */
export const auditBatchTable = pgTable('audit_batch', {
  number: integer('number').primaryKey(),
  /** The last row of the batch; it begins after the last row of the batch before. */
  toId: bigint('to_id', { mode: 'number' }).notNull(),
  rows: integer('rows').notNull(),
  /** SHA-256, base64url. */
  hash: text('hash').notNull(),
  chainedAt: instant('chained_at').notNull(),
});
