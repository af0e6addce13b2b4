import { promised } from '@/config/promises';
import {
  erasureKinds,
  type ErasureKind,
  type HoldReason,
} from '@/contracts/customer/customer-choices';
import type { ErasureLine } from '@/contracts/customer/customer-desk';
import { keysOf } from '@/contracts/typed-record';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import type { PersonalTableName } from '@/backoffice/db/personal/personal-tables';
import type { PersonalRows } from '../personal-copy/personal-rows';
import type { StoredRow } from '../personal-copy/personal-row.repository';
import { openRequestStates } from '../request/request.rules';
import { isUnbalanced, open, plusYears, strongestOf, type Hold } from './hold.model';

/** What an erasure comes to. */
export interface ErasurePlan {
  lines: readonly ErasureLine[];
  /** The rows that go, by their tables. */
  erased: PersonalRows;
  /** Why the customer is kept; null where all of them goes. */
  account: Hold | null;
}

export interface ErasureTerms {
  at: Date;
  /** For an erasure that was approved before: since then. What began later stays while the account is in use. */
  askedAt: Date | null;
}

/** Days that the database keeps events of security, whoever asks. */
const securityLogDays = 365;
const endedApplications: readonly unknown[] = ['declined', 'withdrawn'];
const openRequests: readonly unknown[] = openRequestStates;
const endedPayments: readonly unknown[] = ['paid', 'returned', 'cancelled'];

/** What rows are counted as; those of other tables go or stay with these. */
const kinds: Partial<Record<PersonalTableName, ErasureKind>> = {
  customer: 'account',
  bankAccount: 'bank-account',
  session: 'session',
  passkey: 'passkey',
  application: 'application',
  offer: 'offer',
  document: 'document',
  draft: 'draft',
  loan: 'loan',
  statement: 'statement',
  letter: 'statement',
  payment: 'payment',
  moneyReceived: 'payment',
  request: 'request',
  thread: 'message',
  contactMessage: 'message',
  signing: 'appointment',
  callBack: 'appointment',
  valueAlert: 'value-alert',
  jobApplication: 'job-application',
  approval: 'approval',
  securityEvent: 'security-event',
};

const instantOf = (value: unknown): Date =>
  value instanceof Date ? value : new Date(String(value));
/**
 * What goes at once and what is kept, row by row. Personal data are erased when no purpose needs them any longer, unless a law forbids it or
 * keeping them is in the public interest (Personal Data (Privacy) Ordinance, Cap. 486, section 26 and data protection principle 2(2)). A
 * purpose is there while a loan runs, money is owed or under way, an application, request or approval is open, or a complaint is. Records of
 * a loan stay for `promised('loanKept')` from its last booking, which is what the privacy notice says: it covers the five years after the
 * end of a relationship for which a lender keeps records against money laundering, and the seven for which books of a business are kept
 * (Inland Revenue Ordinance, Cap. 112, section 51C). Events of security stay as long as the privacy notice keeps logs.
 */
export function planErasure(rows: PersonalRows, terms: ErasureTerms): ErasurePlan {
  const plan = planOf(rows, { ...terms, askedAt: null });
  const isInUse = plan.account?.until === null;
  return isInUse && terms.askedAt !== null ? planOf(rows, terms) : plan;
}

function planOf(rows: PersonalRows, { at, askedAt }: ErasureTerms): ErasurePlan {
  const today = hongKongDay(at);
  const upTo = (reason: HoldReason, until: string): Hold | null =>
    until >= today ? { reason, until } : null;
  const afterLoan = (lastDay: string): Hold | null =>
    upTo('ended-loan', plusYears(lastDay, promised('loanKept')));
  const asksApproval = (subject: string): Hold | null =>
    rows.approval.some((row) => row.subject === subject && isWaiting(row))
      ? open('open-approval')
      : null;
  const complaints = [...rows.thread, ...rows.contactMessage].filter(isOpenComplaint);
  /** One that names nothing may be about anything. */
  const isComplainedOf = (...names: unknown[]): Hold | null =>
    complaints.some(({ about = null }) => about === null || names.includes(about))
      ? open('complaint')
      : null;
  const newer = (row: StoredRow): Hold | null => {
    const began = row.receivedAt ?? row.bookedAt ?? row.createdAt;
    return askedAt !== null && began !== undefined && instantOf(began) > askedAt
      ? open('newer')
      : null;
  };

  const requestItself = (row: StoredRow): Hold | null =>
    strongestOf([
      openRequests.includes(row.state) ? open('open-request') : null,
      asksApproval(`request:${String(row.reference)}`),
    ]);
  const loans = new Map(
    rows.loan.map((loan) => {
      const { loanNo } = loan;
      const ofLoan = (row: StoredRow): boolean => row.loanNo === loanNo;
      const entries = rows.ledgerEntry.filter(ofLoan);
      const payments = rows.payment.filter(ofLoan);
      const days = entries.map(({ on }) => String(on)).sort();
      return [
        loanNo,
        strongestOf([
          loan.state === 'settled'
            ? afterLoan(days.at(-1) ?? String(loan.startsOn))
            : open('running-loan'),
          loan.state === 'settled' && isUnbalanced(entries) ? open('unpaid-balance') : null,
          payments.some(({ state }) => !endedPayments.includes(state))
            ? open('open-payment')
            : null,
          isComplainedOf(loanNo),
          asksApproval(`loan:${String(loanNo)}`),
          ...payments.map(({ id }) => asksApproval(`payment-order:${String(id)}`)),
          ...rows.request.filter(ofLoan).map(requestItself),
        ]),
      ] as const;
    }),
  );
  const loanHold = (row: StoredRow): Hold | null => loans.get(row.loanNo) ?? null;

  const applications = new Map(
    rows.application.map((application) => {
      const { number, state, refusal, changedAt } = application;
      const loan = rows.loan.find(({ applicationNumber }) => applicationNumber === number);
      const offers = rows.offer.filter((offer) => offer.applicationNumber === number);
      const itself = (): Hold | null => {
        if (loan) return loanHold(loan);
        if (endedApplications.includes(state) || refusal !== null) return newer(application);
        if (state === 'completed') return afterLoan(hongKongDay(instantOf(changedAt)));
        return open('open-application');
      };
      return [
        number,
        strongestOf([
          itself(),
          isComplainedOf(number, ...offers.map((offer) => offer.number)),
          asksApproval(`application:${String(number)}`),
        ]),
      ] as const;
    }),
  );
  const applicationHold = (number: unknown): Hold | null => applications.get(number) ?? null;

  const requestHold = (row: StoredRow): Hold | null =>
    strongestOf([requestItself(row), loanHold(row), newer(row)]);
  const threadHold = (row: StoredRow): Hold | null => {
    const offer = rows.offer.find(({ number }) => number === row.about);
    return strongestOf([
      isOpenComplaint(row) ? open('complaint') : null,
      loans.get(row.about) ?? null,
      applicationHold(offer?.applicationNumber ?? row.about),
      newer(row),
    ]);
  };
  const messageHold = (row: StoredRow): Hold | null =>
    strongestOf([isOpenComplaint(row) ? open('complaint') : null, newer(row)]);
  const holdOf = (found: readonly StoredRow[], hold: (row: StoredRow) => Hold | null) =>
    found.map((row) => hold(row));

  const account = strongestOf([
    ...loans.values(),
    ...applications.values(),
    ...holdOf(rows.request, requestHold),
    ...holdOf(rows.thread, threadHold),
    ...holdOf(rows.contactMessage, messageHold),
    ...holdOf(rows.customer, ({ id }) => asksApproval(`customer:${String(id)}`)),
  ]);
  /** Nobody needs to sign in for records alone. */
  const inUse = account?.until === null ? account : null;
  const byReference = (
    found: readonly StoredRow[],
    hold: (row: StoredRow) => Hold | null,
  ): ((row: StoredRow) => Hold | null) => {
    const holds = new Map(found.map((row) => [row.reference, hold(row)]));
    return ({ reference }) => holds.get(reference) ?? null;
  };
  const byNumber = ({ number }: StoredRow) => applicationHold(number);
  const byApplication = (row: StoredRow) => applicationHold(row.applicationNumber);
  const payments = new Map(rows.payment.map((row) => [row.id, loanHold(row)]));
  const subjects = new Map<string, Hold | null>([
    ...[...rows.customer, ...rows.merge].map(
      ({ id, mergedId = id }) => [`customer:${String(mergedId)}`, account] as const,
    ),
    ...[...applications].map(([number, hold]) => [`application:${String(number)}`, hold] as const),
    ...[...loans].map(([loanNo, hold]) => [`loan:${String(loanNo)}`, hold] as const),
    ...rows.request.map((row) => [`request:${String(row.reference)}`, requestHold(row)] as const),
    ...[...payments].map(([id, hold]) => [`payment-order:${String(id)}`, hold] as const),
  ]);

  const holds = {
    customer: () => account,
    merge: () => account,
    bankAccount: () => account,
    erasure: () => account,
    passkey: () => inUse,
    session: newer,
    securityEvent: (row) =>
      upTo('security-log', plusDays(hongKongDay(instantOf(row.at)), securityLogDays)),
    draft: newer,
    application: byNumber,
    applicationStep: byNumber,
    applicationHandling: byNumber,
    documentRequest: byNumber,
    offer: byApplication,
    signing: byApplication,
    callBack: newer,
    jobApplication: newer,
    document: byApplication,
    loan: loanHold,
    holiday: loanHold,
    ledgerEntry: loanHold,
    statement: loanHold,
    letter: loanHold,
    request: requestHold,
    requestStep: byReference(rows.request, requestHold),
    payment: loanHold,
    paymentStep: ({ orderId }) => payments.get(orderId) ?? null,
    moneyReceived: loanHold,
    thread: threadHold,
    threadEntry: byReference(rows.thread, threadHold),
    contactMessage: messageHold,
    contactStep: byReference(rows.contactMessage, messageHold),
    valueAlert: newer,
    approval: ({ subject }) => subjects.get(String(subject)) ?? null,
  } as const satisfies Record<PersonalTableName, (row: StoredRow) => Hold | null>;

  return { ...sorted(rows, holds), account };
}

/** What goes, and the lines that say it. */
function sorted(
  rows: PersonalRows,
  holds: Record<PersonalTableName, (row: StoredRow) => Hold | null>,
): Pick<ErasurePlan, 'lines' | 'erased'> {
  const lines = new Map<string, ErasureLine>();
  const erased: Record<PersonalTableName, readonly StoredRow[]> = { ...rows };
  for (const name of keysOf(holds)) {
    const known = name === 'approval' ? rows[name].filter(isErasable) : rows[name];
    const decided = known.map((row) => ({ row, hold: holds[name](row) }));
    erased[name] = decided.filter(({ hold }) => hold === null).map(({ row }) => row);
    const kind = kinds[name];
    if (!kind) continue;
    for (const { hold } of decided) {
      const { reason, until } = hold ?? { reason: null, until: null };
      const key = `${kind} ${String(reason)} ${String(until)}`;
      const count = (lines.get(key)?.count ?? 0) + 1;
      lines.set(key, { kind, count, hold: reason, until });
    }
  }
  return {
    erased,
    lines: erasureKinds.flatMap((kind) =>
      [...lines.values()]
        .filter((line) => line.kind === kind)
        .sort((one, other) => orderOf(one).localeCompare(orderOf(other))),
    ),
  };
}

const orderOf = ({ hold, until }: ErasureLine): string =>
  hold === null ? '' : `${until ?? '~'} ${hold}`;

/** An approval says what was erased and whom by number; that stays. What was emptied before is done. */
const isErasable = ({ kind, body }: StoredRow): boolean =>
  kind !== 'customer-erasure' && !isEmptied(body);

const isEmptied = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'facts' in body &&
  Array.isArray(body.facts) &&
  body.facts.length === 0;

const isWaiting = ({ state, kind }: StoredRow): boolean =>
  state === 'waiting' && kind !== 'customer-erasure';

const isOpenComplaint = ({ topic, state }: StoredRow): boolean =>
  topic === 'complaint' && state !== 'closed';
