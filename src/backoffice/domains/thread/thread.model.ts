import { promised } from '@/config/promises';
import type { AccountContactTopic } from '@/contracts/account/account-choices';
import type { ChangedMeanwhile } from '@/contracts/errors';
import type { Locale } from '@/contracts/locale';
import type { Thread, ThreadEntry, ThreadSummary } from '@/contracts/thread/thread';
import type { DeskThreadEntry, ThreadDue, ThreadFilter } from '@/contracts/thread/thread-desk';
import type { ThreadEntryKind, ThreadSide, ThreadState } from '@/contracts/thread/thread-choices';
import { dayMs } from '@/lib/hong-kong-day';
import { answerDue, type OfficeCalendar } from '@/backoffice/common/office-calendar';

/** As stored; `version` is the position of the last entry, `answeredAt` the time of the lender's first message. */
export interface ThreadRow {
  reference: string;
  customerId: string;
  topic: AccountContactTopic;
  about: string | null;
  state: ThreadState;
  assignee: string | null;
  version: number;
  createdAt: Date;
  changedAt: Date;
  answeredAt: Date | null;
  dueAt: Date | null;
}

/** A thread before its first entry. */
export const newThread = (
  begun: Pick<ThreadRow, 'reference' | 'customerId' | 'topic' | 'about' | 'createdAt'>,
): ThreadRow => ({
  ...begun,
  state: 'waiting',
  assignee: null,
  version: 0,
  changedAt: begun.createdAt,
  answeredAt: null,
  dueAt: null,
});

/** As stored: `encrypted` is what was written, to the customer in a message, else among staff. `staff` is null for the customer. */
export interface ThreadEntryRow {
  id: string;
  reference: string;
  position: number;
  kind: ThreadEntryKind;
  staff: string | null;
  at: Date;
  encrypted: string | null;
  language: Locale | null;
  assignee: string | null;
  readAt: Date | null;
  idempotencyKey: string | null;
  bodyHash: string | null;
}

/** An entry with its text in plain words. */
export type PlainEntry = Omit<ThreadEntryRow, 'encrypted'> & { text: string | null };

/** Who an entry is from. */
export const sideOf = ({ staff }: Pick<ThreadEntryRow, 'staff'>): ThreadSide =>
  staff === null ? 'customer' : 'lender';

/** Where an entry takes a thread: a message gives the other side the next word, and a thread that is opened again waits for the lender. */
export function stateAfter(
  current: ThreadState,
  { kind, staff }: Pick<ThreadEntryRow, 'kind' | 'staff'>,
): ThreadState {
  switch (kind) {
    case 'message': {
      return staff === null ? 'waiting' : 'answered';
    }
    case 'closed': {
      return 'closed';
    }
    case 'reopened': {
      return 'waiting';
    }
    case 'assigned': {
      return current;
    }
  }
}

/** A thread after an entry that is added to it. */
export function threadAfter(
  calendar: OfficeCalendar,
  thread: ThreadRow,
  entry: Pick<ThreadEntryRow, 'kind' | 'staff' | 'assignee' | 'at'>,
): ThreadRow {
  const { kind, staff, assignee, at } = entry;
  const isAnswer = kind === 'message' && staff !== null;
  const state = stateAfter(thread.state, entry);
  const answeredAt = thread.answeredAt ?? (isAnswer ? at : null);
  return {
    ...thread,
    version: thread.version + 1,
    state,
    assignee: kind === 'assigned' ? assignee : thread.assignee,
    changedAt: at,
    answeredAt,
    dueAt: dueOf({ ...thread, state, answeredAt }, { before: thread, at, calendar }),
  };
}

/**
 * Until when staff have to act; null while they need not. A complaint is confirmed and then settled within the days that the site
 * promises, counted from the complaint; anything else is answered within the working days that it promises, counted from the first message that waits.
 */
function dueOf(
  { topic, state, createdAt, answeredAt }: ThreadRow,
  { before, at, calendar }: { before: ThreadRow; at: Date; calendar: OfficeCalendar },
): Date | null {
  if (state === 'closed') return null;
  if (topic === 'complaint')
    return new Date(
      createdAt.getTime() +
        promised(answeredAt === null ? 'complaintAcknowledged' : 'complaintAnswer') * dayMs,
    );
  if (state === 'answered') return null;
  return before.state === 'waiting' && before.dueAt
    ? before.dueAt
    : answerDue(calendar, 'messageAnswer', at);
}

/** What a thread waits for, and until when; null for nothing. */
export function toDue({ topic, answeredAt, dueAt }: ThreadRow): ThreadDue | null {
  if (dueAt === null) return null;
  const isComplaint = topic === 'complaint';
  const what = isComplaint ? (answeredAt === null ? 'acknowledgement' : 'outcome') : 'answer';
  return { what, at: dueAt.toISOString() };
}

/** A thread as its customer sees it in a list. */
export function toSummary(row: ThreadRow, unread: number): ThreadSummary {
  const { reference, topic, about, state, createdAt, changedAt } = row;
  return {
    reference,
    topic,
    about,
    state,
    unread,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** A thread as its customer sees it: without assignments, notes and names of staff. */
export function toThread(row: ThreadRow, entries: readonly PlainEntry[]): Thread {
  return {
    ...toSummary(row, countUnread(entries, 'lender')),
    entries: entries.flatMap((entry): ThreadEntry[] => {
      if (entry.kind === 'assigned') return [];
      const { position, kind, at, readAt } = entry;
      const isMessage = kind === 'message';
      return [
        {
          position,
          kind,
          from: sideOf(entry),
          at: at.toISOString(),
          text: isMessage ? entry.text : null,
          language: isMessage ? entry.language : null,
          readAt: readAt?.toISOString() ?? null,
        },
      ];
    }),
  };
}

/** An entry as staff see it. */
export function toDeskEntry(entry: PlainEntry): DeskThreadEntry {
  const { position, kind, staff, at, text, language, assignee, readAt } = entry;
  return {
    position,
    kind,
    from: sideOf(entry),
    by: staff,
    at: at.toISOString(),
    text,
    language,
    assignee,
    readAt: readAt?.toISOString() ?? null,
  };
}

/** Messages of one side that the other has not opened. */
export function countUnread(
  entries: readonly Pick<ThreadEntryRow, 'kind' | 'staff' | 'readAt'>[],
  from: ThreadSide,
): number {
  return entries.filter(
    (entry) => entry.kind === 'message' && sideOf(entry) === from && entry.readAt === null,
  ).length;
}

/** What was done in a thread after the version `since`; null where nothing was. The customer appears as `customer`. */
export function changesSince(
  since: number,
  { version }: Pick<ThreadRow, 'version'>,
  entries: readonly Pick<ThreadEntryRow, 'position' | 'kind' | 'staff' | 'at'>[],
): ChangedMeanwhile | null {
  if (since === version) return null;
  return {
    version,
    changes: entries
      .filter(({ position }) => position > since)
      .map(({ kind, staff, at }) => ({
        what: kind,
        by: staff ?? 'customer',
        at: at.toISOString(),
      })),
  };
}

/** Where a page of a list ended: the time that it is sorted by, and the thread. */
export interface ThreadMark {
  at: Date;
  reference: string;
}

/** The place of a thread in a list. */
export const cursorOf = (
  { changedAt, dueAt, reference }: ThreadRow,
  sort: ThreadFilter['sort'],
): string => `${(sort === 'due' && dueAt ? dueAt : changedAt).getTime()}.${reference}`;

/** What a cursor of the contract says. */
export function parseCursor(cursor: string): ThreadMark {
  const [millis = '', reference = ''] = cursor.split('.');
  return { at: new Date(Number(millis)), reference };
}
