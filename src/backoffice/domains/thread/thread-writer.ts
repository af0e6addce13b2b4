import { createHash } from 'node:crypto';
import type { Locale } from '@/contracts/locale';
import { threadMaxEntries, type ThreadEntryKind } from '@/contracts/thread/thread-choices';
import type { ColumnEncryption } from '@/backoffice/common/column-encryption';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { ServiceError } from '@/backoffice/common/service-error';
import { threadAfter, type PlainEntry, type ThreadEntryRow, type ThreadRow } from './thread.model';
import type { ThreadRepository } from './thread.repository';

export interface NewEntry {
  kind: ThreadEntryKind;
  /** Null for the customer. */
  staff: string | null;
  text?: string | null;
  language?: Locale | null;
  assignee?: string | null;
  at: Date;
  readAt?: Date | null;
  /** The idempotency key of a customer's message and the hash of its body. */
  once?: { idempotencyKey: string; bodyHash: string };
}

/** The hash of the message's body, which tells apart different bodies sent under one key. */
export const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

type ThreadTransaction = { thread: Pick<ThreadRepository, 'addEntry' | 'update'> };

/** Adds an entry to a thread that is locked; returns the thread after it. Throws `conflict` where it is full. */
export type AddEntry = (
  tx: ThreadTransaction,
  thread: ThreadRow,
  entry: NewEntry,
) => Promise<ThreadRow>;

export function createAddEntry({
  encryption,
  calendar,
  newId,
}: {
  encryption: ColumnEncryption;
  calendar: OfficeCalendar;
  newId: () => string;
}): AddEntry {
  return async (tx, thread, entry) => {
    const position = thread.version + 1;
    if (position > threadMaxEntries) throw new ServiceError('conflict');
    const { kind, staff, text = null, language = null, assignee = null, at, once } = entry;
    const id = newId();
    await tx.thread.addEntry({
      id,
      reference: thread.reference,
      position,
      kind,
      staff,
      at,
      encrypted: encryption.encrypt(id, text),
      language,
      assignee,
      readAt: entry.readAt ?? null,
      idempotencyKey: once?.idempotencyKey ?? null,
      bodyHash: once?.bodyHash ?? null,
    });
    const changed = threadAfter(calendar, thread, { kind, staff, assignee, at });
    await tx.thread.update(changed);
    return changed;
  };
}

/** Entries in plain words. */
export const decryptEntries = (
  encryption: ColumnEncryption,
  rows: readonly ThreadEntryRow[],
): PlainEntry[] =>
  rows.map(({ encrypted, ...row }) => ({ ...row, text: encryption.decrypt(row.id, encrypted) }));
