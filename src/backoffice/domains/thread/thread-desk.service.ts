import { mayHold } from '@/contracts/staff/colleague-choices';
import type {
  DeskAnswerRequest,
  DeskAssignRequest,
  DeskStartThreadRequest,
  DeskThread,
  DeskThreadStateRequest,
  DeskThreadSummary,
  ThreadFilter,
} from '@/contracts/thread/thread-desk';
import type { ColumnEncryption } from '@/backoffice/common/column-encryption';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { FindOwner } from '../application/application-owner';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerProfile, CustomerService } from '../customer/customer.service';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { StaffRepository } from '../staff/staff.repository';
import {
  changesSince,
  countUnread,
  cursorOf,
  newThread,
  parseCursor,
  toDeskEntry,
  toDue,
  toSummary,
  type ThreadRow,
} from './thread.model';
import type { ThreadRepository } from './thread.repository';
import { requireOwnSubject, type SubjectRepositories } from './thread-subject';
import type { TellAnswered } from './tell-answered';
import { decryptEntries, hashOf, type AddEntry, type NewEntry } from './thread-writer';

/** What staff's changes of threads read and write in one transaction. */
export interface ThreadDeskRepositories extends SubjectRepositories {
  audit: Pick<AuditRepository, 'create'>;
  customer: Pick<CustomerRepository, 'findById' | 'listByIds' | 'lockById'>;
  member: Pick<StaffRepository, 'findByEmail'>;
  outbox: OutboxRepository;
  thread: ThreadRepository;
}

export interface ThreadDeskOptions {
  repositories: ThreadDeskRepositories;
  unitOfWork: UnitOfWork<ThreadDeskRepositories>;
  customers: Pick<CustomerService, 'profileOf'>;
  addEntry: AddEntry;
  findOwner: FindOwner;
  tellAnswered: TellAnswered;
  encryption: ColumnEncryption;
  now: () => Date;
  newThreadReference: () => string;
}

/** Who changes a thread, which one, and the version that was on the screen. */
export interface ThreadEdit {
  staff: string;
  reference: string;
  version: number;
}

type ThreadQuery = ThreadFilter & { cursor?: string | undefined; limit: number };

export type ThreadDesk = ReturnType<typeof createThreadDesk>;

/** Message threads as staff answer, assign and close them; the trail has who did what, without the words. */
export function createThreadDesk({
  repositories,
  unitOfWork,
  customers,
  addEntry,
  findOwner,
  tellAnswered,
  encryption,
  now,
  newThreadReference,
}: ThreadDeskOptions) {
  const summaryOf = (
    row: ThreadRow,
    { unread, customer }: { unread: number; customer: CustomerProfile },
  ): DeskThreadSummary => ({
    ...toSummary(row, unread),
    version: row.version,
    assignedTo: row.assignee,
    due: toDue(row),
    customerId: customer.id,
    customerName: customer.name,
    customerLanguage: customer.language,
  });

  async function view(
    { thread, customer }: Pick<ThreadDeskRepositories, 'thread' | 'customer'>,
    row: ThreadRow,
  ): Promise<DeskThread> {
    const entries = decryptEntries(encryption, await thread.listEntries(row.reference));
    const profile = customers.profileOf(requireFound(await customer.findById(row.customerId)));
    return {
      ...summaryOf(row, { unread: countUnread(entries, 'customer'), customer: profile }),
      entries: entries.map(toDeskEntry),
    };
  }

  /** Throws `changed_meanwhile` where the thread is no longer the one that was on the screen. */
  const edit = (
    { staff, reference, version }: ThreadEdit,
    work: (tx: ThreadDeskRepositories, row: ThreadRow) => Promise<ThreadRow>,
  ): Promise<DeskThread> =>
    unitOfWork(async (tx) => {
      const before = requireFound(await tx.thread.lockByReference(reference));
      const changed = changesSince(version, before, await tx.thread.listEntries(reference));
      if (changed) throw new ServiceError('changed_meanwhile', { changed });
      const after = await work(tx, before);
      if (after.version !== before.version)
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `thread:${reference}`,
          before: auditedOf(before),
          after: auditedOf(after),
        });
      return view(tx, after);
    });

  const rejectUnknown = async (tx: ThreadDeskRepositories, email: string): Promise<void> => {
    const member = await tx.member.findByEmail(email);
    if (member?.state !== 'active' || !mayHold(member.roles, 'message'))
      rejectField('assignee', 'cannotAnswer');
  };

  /** One page, for an export that is written down as a whole. */
  async function readPage(
    staff: string,
    { cursor, limit, ...asked }: ThreadQuery,
  ): Promise<{ data: DeskThreadSummary[]; next: string | null }> {
    const filter = filterOf(asked, staff);
    const after = cursor === undefined ? null : parseCursor(cursor);
    const rows = await repositories.thread.list(filter, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const unread = await repositories.thread.countUnread(
      page.map(({ reference }) => reference),
      'customer',
    );
    const found = await repositories.customer.listByIds([
      ...new Set(page.map(({ customerId }) => customerId)),
    ]);
    const profiles = new Map(found.map((row) => [row.id, customers.profileOf(row)]));
    const last = page.at(-1);
    return {
      data: page.map((row) =>
        summaryOf(row, {
          unread: unread.get(row.reference) ?? 0,
          customer: requireFound(profiles.get(row.customerId)),
        }),
      ),
      next: rows.length > limit && last ? cursorOf(last, filter.sort) : null,
    };
  }

  return {
    readPage,

    /** One page; the trail has whose threads were on it. */
    async list(
      staff: string,
      query: ThreadQuery,
    ): Promise<{ data: DeskThreadSummary[]; next: string | null; total: number }> {
      const page = await readPage(staff, query);
      const shown = { threads: page.data.map(({ reference }) => reference) };
      await recordRead(repositories.audit, { at: now(), staff, target: 'threads', after: shown });
      return { ...page, total: await repositories.thread.count(filterOf(query, staff)) };
    },

    /** Throws `not_found`. */
    async open(staff: string, reference: string): Promise<DeskThread> {
      const row = requireFound(await repositories.thread.findByReference(reference));
      const target = `thread:${reference}`;
      await recordRead(repositories.audit, { at: now(), staff, target, after: null });
      return view(repositories, row);
    },

    /** Starts a thread, once for each key; the customer is told. Throws `not_found` for a customer or a subject that is none, and `idempotency_conflict`. */
    async start(
      { staff, idempotencyKey }: { staff: string; idempotencyKey: string },
      body: DeskStartThreadRequest,
    ): Promise<DeskThread> {
      const { customerId, topic, about, text, language } = body;
      const owner = await findOwner(customerId);
      const started = await unitOfWork(async (tx) => {
        const customer = customers.profileOf(requireFound(await tx.customer.lockById(customerId)));
        const once = { idempotencyKey, bodyHash: hashOf(body) };
        const sent = await tx.thread.findEntryByKey(customerId, idempotencyKey);
        if (sent && sent.bodyHash !== once.bodyHash) throw new ServiceError('idempotency_conflict');
        if (sent) return view(tx, requireFound(await tx.thread.findByReference(sent.reference)));
        if (about !== undefined) await requireOwnSubject(tx, { about, owner });
        const at = now();
        const reference = newThreadReference();
        const begun = newThread({
          reference,
          customerId,
          topic,
          about: about ?? null,
          createdAt: at,
        });
        await tx.thread.create(begun);
        const row = await addEntry(tx, begun, { kind: 'message', staff, text, language, at, once });
        await tellAnswered.enqueue(tx, { customer, row, at, isNew: true });
        const target = `thread:${reference}`;
        await recordChange(tx.audit, { at, staff, target, before: null, after: auditedOf(row) });
        return view(tx, row);
      });
      tellAnswered.deliverNow();
      return started;
    },

    /** Writes to the customer, who is told unless an answer waits to be read already. Throws `not_found` and `changed_meanwhile`. */
    async answer(
      by: ThreadEdit,
      { text, language, close }: DeskAnswerRequest,
    ): Promise<DeskThread> {
      const answered = await edit(by, async (tx, row) => {
        const waiting = await tx.thread.countUnread([row.reference], 'lender');
        const at = now();
        const entry = { kind: 'message', staff: by.staff, text, language, at } as const;
        const written = await addEntry(tx, row, entry);
        await tx.thread.markRead(row.reference, { from: 'customer', upTo: row.version, at });
        const customer = customers.profileOf(
          requireFound(await tx.customer.findById(row.customerId)),
        );
        if (!waiting.has(row.reference)) await tellAnswered.enqueue(tx, { customer, row, at });
        return close ? addEntry(tx, written, { kind: 'closed', staff: by.staff, at }) : written;
      });
      tellAnswered.deliverNow();
      return answered;
    },

    /** Throws `not_found`, `changed_meanwhile`, and `validation_failed` for somebody who may not answer. */
    assign: (by: ThreadEdit, { assignee, note }: DeskAssignRequest): Promise<DeskThread> =>
      edit(by, async (tx, row) => {
        if (assignee !== null) await rejectUnknown(tx, assignee);
        const entry: NewEntry = { kind: 'assigned', staff: by.staff, assignee, at: now() };
        return addEntry(tx, row, { ...entry, text: note ?? null });
      }),

    /** Nothing happens where it is so already. Throws `not_found` and `changed_meanwhile`. */
    setState: (by: ThreadEdit, { state, note }: DeskThreadStateRequest): Promise<DeskThread> =>
      edit(by, async (tx, row) => {
        if ((row.state === 'closed') === (state === 'closed')) return row;
        const kind = state === 'closed' ? 'closed' : 'reopened';
        return addEntry(tx, row, { kind, staff: by.staff, text: note ?? null, at: now() });
      }),

    /** Throws `not_found`. */
    async markRead({ reference, upTo }: { reference: string; upTo: number }): Promise<void> {
      requireFound(await repositories.thread.findByReference(reference));
      await repositories.thread.markRead(reference, { from: 'customer', upTo, at: now() });
    },
  };
}

const auditedOf = ({ state, assignee, version }: ThreadRow) => ({ state, assignee, version });

const filterOf = (asked: ThreadFilter, staff: string): ThreadFilter =>
  asked.assignee === 'me' ? { ...asked, assignee: staff } : asked;
