import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { referenceIndexes } from '../reference-search';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Applications being filled in. Form and phone are encrypted; `phoneHash` is the keyed hash of the phone that a code proved. */
export const applicationDraftTable = pgTable(
  'application_draft',
  {
    id: text('id').primaryKey(),
    product: text('product').notNull(),
    language: text('language').notNull(),
    form: text('form').notNull(),
    version: integer('version').notNull(),
    /** Stands in the link that opens the draft elsewhere; it starts a code challenge and nothing else. */
    resumeReference: text('resume_reference').notNull().unique(),
    phone: text('phone'),
    phoneHash: text('phone_hash'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('application_draft_expires').on(table.expiresAt)],
);

/** Which browsers may open a draft: the keyed hash of the token in their cookie. */
export const applicationDraftAccessTable = pgTable(
  'application_draft_access',
  {
    tokenHash: text('token_hash').notNull(),
    draftId: text('draft_id')
      .notNull()
      .references(() => applicationDraftTable.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.draftId] }),
    index('application_draft_access_draft').on(table.draftId),
  ],
);

/** Drafts that are to go on in another browser, by one link at a time: keyed hashes of its token, and of the token of the browser that asked. */
export const draftTransferTable = pgTable('draft_transfer', {
  draftId: text('draft_id')
    .primaryKey()
    .references(() => applicationDraftTable.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  fromTokenHash: text('from_token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  takenAt: instant('taken_at'),
});

/** Applications that were sent. Form, phone and refusal are encrypted. A draft leads to one application at most. */
export const applicationTable = pgTable(
  'application',
  {
    number: text('number').primaryKey(),
    /** Null once the lender's system refused it at once: the draft may then be sent again. */
    draftId: text('draft_id').unique(),
    product: text('product').notNull(),
    language: text('language').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    form: text('form').notNull(),
    phone: text('phone').notNull(),
    phoneHash: text('phone_hash').notNull(),
    customerId: text('customer_id'),
    consents: jsonb('consents').notNull(),
    campaign: jsonb('campaign').notNull(),
    /** What brought the applicant first and last, with the page it led to; `{}`: nothing is known. */
    firstTouch: jsonb('first_touch').notNull().default({}),
    lastTouch: jsonb('last_touch').notNull().default({}),
    /** On what kind of device it was sent: `phone`, `tablet` or `computer`; null where nobody noted it. */
    device: text('device'),
    indicative: jsonb('indicative'),
    state: text('state').notNull(),
    handover: text('handover').notNull(),
    /** The member of staff who handles it; null while nobody does. */
    assignee: text('assignee'),
    /** What the lender's system said when it refused at once. */
    refusal: text('refusal'),
    /** Codes of why it was declined, the principal one first; empty while it is not, and where the lender's system declined it. */
    declineReasons: text('decline_reasons').array().notNull().default([]),
    /** Stands in the link for uploading documents; it starts a code challenge and nothing else. */
    uploadReference: text('upload_reference').notNull().unique(),
    receivedAt: instant('received_at').notNull(),
    /** When the decision clock started: the required documents were complete. Null while it stands still. */
    documentsCompleteAt: instant('documents_complete_at'),
    /** When the decision is promised for; null while the decision clock stands still. */
    promisedBy: instant('promised_by'),
    /** When it was first approved or declined; null before. */
    decidedAt: instant('decided_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    ...referenceIndexes('application_number', table.number),
    index('application_received').on(table.receivedAt),
    index('application_state').on(table.state, table.changedAt),
    index('application_assignee').on(table.assignee, table.receivedAt),
    index('application_customer').on(table.customerId),
    index('application_phone').on(table.phoneHash),
    // Partial indexes that hold every column needed to list undecided and decided applications, so
    // that the table itself need not be read.
    index('application_due')
      .on(table.promisedBy, table.number, table.assignee)
      .where(sql`${table.state} = 'in-assessment' and ${table.promisedBy} is not null`),
    index('application_decided')
      .on(table.decidedAt, table.promisedBy)
      .where(sql`${table.decidedAt} is not null`),
  ],
);

/**
 * Further borrowers and guarantors of an application, who confirm themselves by a link: the keyed hash of its token, which is null once
 * it was used. Names and phones stand in the application's form.
 */
export const coApplicantTable = pgTable(
  'co_applicant',
  {
    /** The operation that the code of the link is bound to. */
    id: text('id').primaryKey(),
    number: text('number')
      .notNull()
      .references(() => applicationTable.number, { onDelete: 'cascade' }),
    /** Of the person in the form. */
    position: integer('position').notNull(),
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: instant('token_expires_at'),
    invitedAt: instant('invited_at'),
    state: text('state').notNull(),
    answeredAt: instant('answered_at'),
    consents: jsonb('consents'),
  },
  (table) => [uniqueIndex('co_applicant_position').on(table.number, table.position)],
);

/** Submissions by their Idempotency-Key (hashed together with the draft), for a day. */
export const applicationSubmissionTable = pgTable(
  'application_submission',
  {
    keyHash: text('key_hash').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    number: text('number')
      .notNull()
      .references(() => applicationTable.number, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('application_submission_created').on(table.createdAt),
    index('application_submission_number').on(table.number),
  ],
);

/** Every state of an application with its time; rows are only ever added. `note` stays inside, `message` is the applicant's to read. */
export const applicationStepTable = pgTable(
  'application_step',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text('number')
      .notNull()
      .references(() => applicationTable.number, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    note: text('note'),
    message: text('message'),
  },
  (table) => [index('application_step_number').on(table.number, table.id)],
);

/** What staff noted of an application, what they corrected in its answers and who was given it; rows are only ever added. `id` is the number of the application and the position. */
export const applicationHandlingTable = pgTable(
  'application_handling',
  {
    id: text('id').primaryKey(),
    number: text('number')
      .notNull()
      .references(() => applicationTable.number, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** `assigned`, `note` or `corrected`. */
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    assignee: text('assignee'),
    /** The note; of a correction its reason, and the answers before and after. */
    encrypted: text('encrypted'),
  },
  (table) => [uniqueIndex('application_handling_position').on(table.number, table.position)],
);

/** Further documents that staff asked for by name. `id` is the number of the application and the slot; `encrypted` holds name and reason. */
export const documentRequestTable = pgTable(
  'document_request',
  {
    id: text('id').primaryKey(),
    number: text('number')
      .notNull()
      .references(() => applicationTable.number, { onDelete: 'cascade' }),
    slot: text('slot').notNull(),
    kind: text('kind').notNull(),
    encrypted: text('encrypted').notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    /** Null while it is wanted. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('document_request_number').on(table.number)],
);

/** What the lender offered on an application, as it was sent: `body` is encrypted and never changes. One offer of an application can be accepted, and one at a time stands open. */
export const offerTable = pgTable(
  'offer',
  {
    number: text('number').primaryKey(),
    applicationNumber: text('application_number')
      .notNull()
      .references(() => applicationTable.number, { onDelete: 'cascade' }),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    body: text('body').notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: text('issued_by').notNull(),
    /** The last day in Hong Kong on which it may be accepted. */
    expiresOn: date('expires_on').notNull(),
    /** When the applicant was first shown it. */
    seenAt: instant('seen_at'),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('offer_application').on(table.applicationNumber, table.issuedAt),
    uniqueIndex('offer_one_at_a_time')
      .on(table.applicationNumber)
      .where(sql`${table.withdrawnAt} is null`),
    check('offer_ends_once', sql`${table.acceptedAt} is null or ${table.withdrawnAt} is null`),
    check('offer_amount', sql`${table.amountCents} > 0`),
  ],
);
