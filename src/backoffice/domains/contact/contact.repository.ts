import { and, asc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { MessageFilter } from '@/contracts/contact/contact-desk';
import { contactStates, contactSteps, contactTopics } from '@/contracts/contact/contact-choices';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows, pageOf } from '@/backoffice/db/list/list-page';
import { isReferenceLike } from '@/backoffice/db/reference-search';
import { contactMessageTable, contactStepTable } from '@/backoffice/db/schema/contact';
import type { ContactRow } from './contact.model';
import type { ContactMark, ContactStepRow } from './handling/contact-handling.model';

const storedMessage = z.object({
  topic: z.enum(contactTopics),
  state: z.enum(contactStates),
  language: localeSchema,
});
const stepSchema = z.enum(contactSteps);

export type ContactRepository = ReturnType<typeof createContactRepository>;

/** Messages of the contact page, encrypted as stored. */
export function createContactRepository(db: Database | Transaction) {
  const asMessage = (row: typeof contactMessageTable.$inferSelect): ContactRow => ({
    ...row,
    ...storedMessage.parse(row),
  });
  const chosen = ({ sort, state, topic, assignee, q }: MessageFilter) =>
    and(
      sort === 'due' ? isNotNull(contactMessageTable.dueAt) : undefined,
      state === undefined
        ? undefined
        : state === 'open'
          ? ne(contactMessageTable.state, 'closed')
          : eq(contactMessageTable.state, state),
      topic ? eq(contactMessageTable.topic, topic) : undefined,
      assignee === undefined
        ? undefined
        : assignee === 'nobody'
          ? isNull(contactMessageTable.assignee)
          : eq(contactMessageTable.assignee, assignee),
      q ? isReferenceLike(contactMessageTable.reference, q) : undefined,
    );

  return {
    async create(row: ContactRow): Promise<void> {
      await db.insert(contactMessageTable).values(row);
    },

    /** The row stays locked until the transaction ends. */
    async lockByReference(reference: string): Promise<ContactRow | null> {
      const [row] = await db
        .select()
        .from(contactMessageTable)
        .where(eq(contactMessageTable.reference, reference))
        .for('update');
      return row ? asMessage(row) : null;
    },

    async findByReference(reference: string): Promise<ContactRow | null> {
      const [row] = await db
        .select()
        .from(contactMessageTable)
        .where(eq(contactMessageTable.reference, reference));
      return row ? asMessage(row) : null;
    },

    /** By the time of the message or, of those where staff have to act, by the time until when; at most `limit`, those after the one named by `after`. */
    async list(
      filter: MessageFilter,
      { limit, after }: { limit: number; after: ContactMark | null },
    ): Promise<ContactRow[]> {
      const { dueAt, createdAt, reference } = contactMessageTable;
      const { isAfter, orderBy } = pageOf(
        {
          column: filter.sort === 'due' ? dueAt : createdAt,
          name: reference,
          isDescending: filter.sort === 'newest',
        },
        after && { value: after.at, name: after.reference },
      );
      const rows = await db
        .select()
        .from(contactMessageTable)
        .where(and(chosen(filter), isAfter))
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map(asMessage);
    },

    /** How many the filters leave, up to 10,000. */
    count: (filter: MessageFilter): Promise<number> =>
      countRows(db, contactMessageTable, chosen(filter)),

    async update({ reference, state, assignee, version, dueAt }: ContactRow): Promise<void> {
      await db
        .update(contactMessageTable)
        .set({ state, assignee, version, dueAt })
        .where(eq(contactMessageTable.reference, reference));
    },

    /** Adds what was done; its position must be the next one. */
    async addStep(row: ContactStepRow): Promise<void> {
      await db.insert(contactStepTable).values(row);
    },

    /** What was done with a message, oldest first. */
    async listSteps(reference: string): Promise<ContactStepRow[]> {
      const rows = await db
        .select()
        .from(contactStepTable)
        .where(eq(contactStepTable.reference, reference))
        .orderBy(asc(contactStepTable.position));
      return rows.map((row) => ({ ...row, kind: stepSchema.parse(row.kind) }));
    },

    /** Removes messages that were sent before `instant`. */
    async removeBefore(instant: Date): Promise<void> {
      await db.delete(contactMessageTable).where(lt(contactMessageTable.createdAt, instant));
    },
  };
}
