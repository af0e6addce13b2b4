import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { referenceIndexes } from '../reference-search';
import { customerTable } from './customer';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

/** A loan's terms. What is owed stands in the ledger alone; `billedPeriods` and `nextDueOn` say how far it was charged. */
export const loanTable = pgTable(
  'loan',
  {
    loanNo: text('loan_no').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id),
    applicationNumber: text('appl_no').unique(),
    kind: text('kind').notNull(),
    /** What the loan was sold as; null where that is not recorded. */
    product: text('product'),
    state: text('state').notNull(),
    /** Percent a year × 1,000,000. */
    rateMicros: cents('rate_micros').notNull(),
    originalCents: cents('original_cents').notNull(),
    /** Revolving only. */
    limitCents: cents('limit_cents'),
    tenorMonths: integer('tenor_months').notNull(),
    startsOn: date('starts_on').notNull(),
    /** Encrypted. */
    property: text('property'),
    /** The level payment of a principal-and-interest loan, else 0. */
    instalmentCents: cents('instalment_cents').notNull(),
    billedPeriods: integer('billed_periods').notNull().default(0),
    nextDueOn: date('next_due_on'),
    /** The payment date that was last reminded of. */
    remindedFor: date('reminded_for'),
    /** The last month's end up to which statements were issued; null before the first. */
    statementsUntil: date('statements_until'),
    /** What lists go by, as of the last booking; it follows from the ledger. Null only until a loan of an earlier release is charged. */
    balanceCents: cents('balance_cents'),
    /** What was charged and is not paid, and the payment date of the oldest part of it. */
    unpaidCents: cents('unpaid_cents'),
    unpaidSince: date('unpaid_since'),
    /** The next payment that is not charged yet. */
    nextPaymentOn: date('next_payment_on'),
    nextPaymentCents: cents('next_payment_cents'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...referenceIndexes('loan_number', table.loanNo),
    index('loan_customer').on(table.customerId),
    index('loan_started').on(table.startsOn, table.loanNo),
    index('loan_choice').on(table.state, table.product, table.startsOn, table.loanNo),
    index('loan_balance').on(table.balanceCents, table.loanNo),
    index('loan_unpaid')
      .on(table.unpaidSince, table.loanNo)
      .where(sql`${table.unpaidSince} is not null`),
    index('loan_next_payment')
      .on(table.nextPaymentOn, table.loanNo)
      .where(sql`${table.nextPaymentOn} is not null`),
    index('loan_due')
      .on(table.nextDueOn)
      .where(sql`${table.nextDueOn} is not null`),
  ],
);

/** Periods `firstPeriod` to `firstPeriod + months - 1` have nothing to pay, and the loan ends that much later. */
export const loanHolidayTable = pgTable(
  'loan_holiday',
  {
    id: text('id').primaryKey(),
    loanNo: text('loan_no')
      .notNull()
      .references(() => loanTable.loanNo),
    firstPeriod: integer('first_period').notNull(),
    months: integer('months').notNull(),
    /** Payments after it that share its interest. */
    parts: integer('parts').notNull(),
  },
  (table) => [unique('loan_holiday_period').on(table.loanNo, table.firstPeriod)],
);

/**
 * One booking of the double-entry ledger: an amount for each account, debits positive, credits negative, summing to zero. `…After` holds
 * the balances of the loan's accounts afterwards. Rows are only inserted, without gaps in their order; a trigger refuses everything
 * else.
 */
export const ledgerEntryTable = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    loanNo: text('loan_no')
      .notNull()
      .references(() => loanTable.loanNo),
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    on: date('on').notNull(),
    postedAt: instant('posted_at').notNull(),
    /** Identifies the booking; a duplicate is refused. */
    reference: text('reference').notNull(),
    /** How a payment came in, where that was noted. */
    method: text('method'),
    cash: cents('cash').notNull(),
    principal: cents('principal').notNull(),
    billed: cents('billed').notNull(),
    interest: cents('interest').notNull(),
    deferred: cents('deferred').notNull(),
    income: cents('income').notNull(),
    credit: cents('credit').notNull(),
    /** Of a change of terms: the first day that counts, percent a year × 1,000,000, and the level payment from then on. */
    termsFrom: date('terms_from'),
    termsRateMicros: cents('terms_rate_micros'),
    termsInstalmentCents: cents('terms_instalment_cents'),
    /** Of other payments: how many there are from the first to the last, and whether they share what was due. */
    termsTenorMonths: integer('terms_tenor_months'),
    termsShareArrears: boolean('terms_share_arrears'),
    principalAfter: cents('principal_after').notNull(),
    billedAfter: cents('billed_after').notNull(),
    interestAfter: cents('interest_after').notNull(),
    deferredAfter: cents('deferred_after').notNull(),
    creditAfter: cents('credit_after').notNull(),
  },
  (table) => [
    unique('ledger_entry_order').on(table.loanNo, table.seq),
    unique('ledger_entry_once').on(table.loanNo, table.reference),
    check(
      'ledger_entry_terms',
      sql`(${table.kind} in ('rate-change', 'restructure')) = (${table.termsFrom} is not null) and (${table.termsFrom} is null) = (${table.termsRateMicros} is null) and (${table.termsFrom} is null) = (${table.termsInstalmentCents} is null)`,
    ),
    // Cap. 163 s.22: other payments move what is due back to what is not, and never make interest principal.
    check(
      'ledger_entry_restructure',
      sql`(${table.kind} = 'restructure') = (${table.termsTenorMonths} is not null) and (${table.termsTenorMonths} is null) = (${table.termsShareArrears} is null) and (${table.kind} <> 'restructure' or (${table.principal} = -${table.billed} and ${table.deferred} = -${table.interest} and ${table.principal} >= 0 and ${table.deferred} >= 0 and ${table.cash} = 0 and ${table.income} = 0 and ${table.credit} = 0))`,
    ),
    check(
      'ledger_entry_balances',
      sql`${table.cash} + ${table.principal} + ${table.billed} + ${table.interest} + ${table.deferred} + ${table.income} + ${table.credit} = 0`,
    ),
    check(
      'ledger_entry_owes',
      sql`${table.principalAfter} >= 0 and ${table.billedAfter} >= 0 and ${table.interestAfter} >= 0 and ${table.deferredAfter} >= 0 and ${table.creditAfter} >= 0`,
    ),
  ],
);
