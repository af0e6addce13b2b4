import type { ThreadEntryRow, ThreadRow } from '@/backoffice/domains/thread/thread.model';
import type { ThreadRepository } from '@/backoffice/domains/thread/thread.repository';
import { standIn } from '@test/support/backoffice/service-tools';

/** Threads and their entries in memory. */
export function inMemoryThreads() {
  const threads = new Map<string, ThreadRow>();
  const entries: ThreadEntryRow[] = [];
  const isUnread = (row: ThreadEntryRow, side: string): boolean =>
    row.kind === 'message' && row.readAt === null && (row.staff === null) === (side === 'customer');
  const find = async (reference: string) => threads.get(reference) ?? null;
  const repository = standIn<ThreadRepository>({
    create: async (row) => void threads.set(row.reference, row),
    update: async (row) => void threads.set(row.reference, row),
    addEntry: async (row) => void entries.push(row),
    findByReference: find,
    lockByReference: find,
    findEntryByKey: async (_customerId, key) =>
      entries.find(({ idempotencyKey }) => idempotencyKey === key) ?? null,
    findLastStartedAt: async () => [...threads.values()].at(-1)?.createdAt ?? null,
    listEntries: async (reference) => entries.filter((row) => row.reference === reference),
    countUnread: async (references, side) =>
      new Map(
        references.flatMap((reference) => {
          const { length } = entries.filter(
            (row) => row.reference === reference && isUnread(row, side),
          );
          return length > 0 ? [[reference, length] as const] : [];
        }),
      ),
    async markRead(reference, { from, upTo, at }) {
      for (const row of entries)
        if (row.reference === reference && row.position <= upTo && isUnread(row, from))
          row.readAt = at;
    },
  });
  return { repository, threads, entries };
}
