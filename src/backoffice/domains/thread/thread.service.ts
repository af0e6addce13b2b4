import { contactWaitSeconds } from '@/config/site';
import type { LosContactRequest, RequestReceipt } from '@/contracts/account/account-request';
import type { Locale } from '@/contracts/locale';
import type { StartThreadRequest, Thread, ThreadSummary } from '@/contracts/thread/thread';
import type { ColumnEncryption } from '@/backoffice/common/column-encryption';
import { requireFound, requireOwn } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { FindOwner } from '../application/application-owner';
import type { CustomerRepository } from '../customer/customer.repository';
import { newThread, toSummary, toThread, type ThreadRow } from './thread.model';
import type { ThreadRepository } from './thread.repository';
import { requireOwnSubject, type SubjectRepositories } from './thread-subject';
import { decryptEntries, hashOf, type AddEntry } from './thread-writer';

/** What customers' changes of threads read and write in one transaction. */
export interface ThreadRepositories extends SubjectRepositories {
  thread: ThreadRepository;
  customer: Pick<CustomerRepository, 'lockById'>;
}

export interface ThreadServiceOptions {
  repositories: { thread: ThreadRepository };
  unitOfWork: UnitOfWork<ThreadRepositories>;
  addEntry: AddEntry;
  findOwner: FindOwner;
  encryption: ColumnEncryption;
  now: () => Date;
  newThreadReference: () => string;
}

/** Who writes, in which language, and what makes it happen once. */
export interface ThreadSender {
  customerId: string;
  language: Locale;
  idempotencyKey: string;
}

export type ThreadService = ReturnType<typeof createThreadService>;

/** Message threads as customers start, read and write in them. */
export function createThreadService({
  repositories,
  unitOfWork,
  addEntry,
  findOwner,
  encryption,
  now,
  newThreadReference,
}: ThreadServiceOptions) {
  async function view(thread: ThreadRepository, row: ThreadRow): Promise<Thread> {
    return toThread(row, decryptEntries(encryption, await thread.listEntries(row.reference)));
  }

  async function rejectEarly(tx: ThreadRepositories, customerId: string): Promise<void> {
    const last = await tx.thread.findLastStartedAt(customerId);
    if (last === null) return;
    const waitMs = last.getTime() + contactWaitSeconds * 1_000 - now().getTime();
    if (waitMs > 0)
      throw new ServiceError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
  }

  /** Does `work` once for each key of a customer, whose messages come one after the other; the thread either way. */
  const once = (
    { customerId, idempotencyKey }: ThreadSender,
    body: unknown,
    work: (
      tx: ThreadRepositories,
      key: { idempotencyKey: string; bodyHash: string },
    ) => Promise<ThreadRow>,
  ): Promise<Thread> =>
    unitOfWork(async (tx) => {
      if (!(await tx.customer.lockById(customerId))) throw new ServiceError('unauthorised');
      const bodyHash = hashOf(body);
      const sent = await tx.thread.findEntryByKey(customerId, idempotencyKey);
      if (sent && sent.bodyHash !== bodyHash) throw new ServiceError('idempotency_conflict');
      const row = sent
        ? requireFound(await tx.thread.findByReference(sent.reference))
        : await work(tx, { idempotencyKey, bodyHash });
      return view(tx.thread, row);
    });

  async function begin(
    sender: ThreadSender,
    { topic, text, about }: StartThreadRequest,
    body: unknown,
  ): Promise<Thread> {
    const { customerId, language } = sender;
    const owner = about === undefined ? null : await findOwner(customerId);
    return once(sender, body, async (tx, key) => {
      await rejectEarly(tx, customerId);
      if (about !== undefined && owner) await requireOwnSubject(tx, { about, owner });
      const at = now();
      const row = newThread({
        reference: newThreadReference(),
        customerId,
        topic,
        about: about ?? null,
        createdAt: at,
      });
      await tx.thread.create(row);
      return addEntry(tx, row, { kind: 'message', staff: null, text, language, at, once: key });
    });
  }

  return {
    /** The threads of a customer, the one that changed last first. */
    async list(customerId: string): Promise<ThreadSummary[]> {
      const rows = await repositories.thread.listByCustomer(customerId);
      const unread = await repositories.thread.countUnread(
        rows.map(({ reference }) => reference),
        'lender',
      );
      return rows.map((row) => toSummary(row, unread.get(row.reference) ?? 0));
    },

    /** Throws `not_found` for another’s as for an unknown one. */
    async find(customerId: string, reference: string): Promise<Thread> {
      const { thread } = repositories;
      return view(thread, requireOwn(await thread.findByReference(reference), customerId));
    },

    /** Throws `rate_limited` within the waiting time after the last thread, and `not_found` for what is not the customer’s. */
    start: (sender: ThreadSender, body: StartThreadRequest): Promise<Thread> =>
      begin(sender, body, body),

    /** A message as the older call sends it: it starts a thread, and is answered as a request. Throws as `start`. */
    async startByMessage(sender: ThreadSender, body: LosContactRequest): Promise<RequestReceipt> {
      const { topic, message, loanNo } = body;
      const { reference, createdAt } = await begin(
        sender,
        { topic, text: message, about: loanNo },
        body,
      );
      const kind = topic === 'complaint' ? 'complaint' : 'contact';
      return { data: { reference, kind, state: 'received', createdAt } };
    },

    /** Throws `not_found`, and `conflict` for a thread that is full. */
    write: (sender: ThreadSender, reference: string, text: string): Promise<Thread> =>
      once(sender, { reference, text }, async (tx, key) => {
        const row = requireOwn(await tx.thread.lockByReference(reference), sender.customerId);
        return addEntry(tx, row, {
          kind: 'message',
          staff: null,
          text,
          language: sender.language,
          at: now(),
          once: key,
        });
      }),

    /** Closes a thread or opens it again; nothing happens where it is so already. Throws `not_found`. */
    setState: (
      customerId: string,
      { reference, state }: { reference: string; state: 'open' | 'closed' },
    ): Promise<Thread> =>
      unitOfWork(async (tx) => {
        const row = requireOwn(await tx.thread.lockByReference(reference), customerId);
        const isDone = (row.state === 'closed') === (state === 'closed');
        const kind = state === 'closed' ? 'closed' : 'reopened';
        const entry = { kind, staff: null, at: now() } as const;
        return view(tx.thread, isDone ? row : await addEntry(tx, row, entry));
      }),

    /** Throws `not_found`. */
    async markRead(
      customerId: string,
      { reference, upTo }: { reference: string; upTo: number },
    ): Promise<void> {
      const { thread } = repositories;
      requireOwn(await thread.findByReference(reference), customerId);
      await thread.markRead(reference, { from: 'lender', upTo, at: now() });
    },
  };
}
