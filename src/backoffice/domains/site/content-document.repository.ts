import { and, asc, desc, eq, gt, isNull, lt, lte, max, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  contentKindSchema,
  type ContentKind,
  type TextsByLanguage,
} from '@/contracts/content/content-desk';
import type { Database, Transaction } from '@/backoffice/db/database';
import {
  contentDocumentTable,
  contentEditorTable,
  contentRevisionTable,
} from '@/backoffice/db/schema/desk/content-document';

/** Names a document: `{ kind: 'page', id: 'faq' }`. */
export interface ContentAddress {
  kind: ContentKind;
  id: string;
}

/** What a document says, without being checked: a draft may lack anything. */
export type ContentBody = Record<string, unknown>;

/** As stored. `publishFrom` is null once the schedule has begun; `returnTo` counts from then. */
export interface ContentDocumentRow extends ContentAddress {
  draft: number;
  published: number | null;
  scheduledVersion: number | null;
  publishFrom: Date | null;
  publishUntil: Date | null;
  returnTo: number | null;
  scheduledBy: string | null;
}

/** A version. `savedBy` is null for what came with a release. */
export interface ContentRevisionRow extends ContentAddress {
  number: number;
  position: number | null;
  body: ContentBody;
  older: TextsByLanguage;
  savedAt: Date;
  savedBy: string | null;
  publishedAt: Date | null;
  publishedBy: string | null;
}

const texts = z.array(z.string());
const bodySchema = z.record(z.string(), z.unknown());
const olderSchema = z.object({ en: texts, hk: texts, cn: texts });

export type ContentDocumentRepository = ReturnType<typeof createContentDocumentRepository>;

/** Drafts and versions of content. What visitors read stands in the tables of the site. */
export function createContentDocumentRepository(db: Database | Transaction) {
  const isDocument = ({ kind, id }: ContentAddress) =>
    and(eq(contentDocumentTable.kind, kind), eq(contentDocumentTable.id, id));
  const isOfDocument = ({ kind, id }: ContentAddress) =>
    and(eq(contentRevisionTable.kind, kind), eq(contentRevisionTable.id, id));
  return {
    /** Null for a document that nobody has touched. */
    async findByAddress(address: ContentAddress): Promise<ContentDocumentRow | null> {
      const [row] = await db.select().from(contentDocumentTable).where(isDocument(address));
      return row ? toDocument(row) : null;
    },

    /** Every document that somebody has touched, with its draft. */
    async listDrafts(): Promise<{ document: ContentDocumentRow; draft: ContentRevisionRow }[]> {
      const rows = await db
        .select({ document: contentDocumentTable, draft: contentRevisionTable })
        .from(contentDocumentTable)
        .innerJoin(
          contentRevisionTable,
          and(
            eq(contentRevisionTable.kind, contentDocumentTable.kind),
            eq(contentRevisionTable.id, contentDocumentTable.id),
            eq(contentRevisionTable.number, contentDocumentTable.draft),
          ),
        );
      return rows.map(({ document, draft }) => ({
        document: toDocument(document),
        draft: toRevision(draft),
      }));
    },

    /** Versions with these words somewhere in them that visitors see, that are drafts, or that a schedule brings. */
    async listCurrentWith(words: string): Promise<ContentRevisionRow[]> {
      const { draft, published, scheduledVersion, returnTo } = contentDocumentTable;
      const rows = await db
        .select({ revision: contentRevisionTable })
        .from(contentDocumentTable)
        .innerJoin(
          contentRevisionTable,
          and(
            eq(contentRevisionTable.kind, contentDocumentTable.kind),
            eq(contentRevisionTable.id, contentDocumentTable.id),
            or(
              ...[draft, published, scheduledVersion, returnTo].map((number) =>
                eq(contentRevisionTable.number, number),
              ),
            ),
          ),
        )
        .where(sql`position(${words} in ${contentRevisionTable.body}::text) > 0`)
        .orderBy(asc(contentRevisionTable.kind), asc(contentRevisionTable.id));
      return rows.map(({ revision }) => toRevision(revision));
    },

    /** Documents whose schedule begins or ends by then. */
    async listDue(now: Date): Promise<ContentDocumentRow[]> {
      const rows = await db
        .select()
        .from(contentDocumentTable)
        .where(
          or(
            lte(contentDocumentTable.publishFrom, now),
            and(
              isNull(contentDocumentTable.publishFrom),
              lte(contentDocumentTable.publishUntil, now),
            ),
          ),
        )
        .orderBy(asc(contentDocumentTable.publishFrom), asc(contentDocumentTable.publishUntil));
      return rows.map(toDocument);
    },

    /** Adds the document, or replaces what is known of it. */
    async save(document: ContentDocumentRow): Promise<void> {
      await db
        .insert(contentDocumentTable)
        .values(document)
        .onConflictDoUpdate({
          target: [contentDocumentTable.kind, contentDocumentTable.id],
          set: document,
        });
    },

    /** The document has to be stored before. */
    async addRevision(revision: ContentRevisionRow): Promise<void> {
      await db.insert(contentRevisionTable).values(revision);
    },

    /** Null for an unknown number. */
    async findRevision(
      address: ContentAddress,
      number: number,
    ): Promise<ContentRevisionRow | null> {
      const [row] = await db
        .select()
        .from(contentRevisionTable)
        .where(and(isOfDocument(address), eq(contentRevisionTable.number, number)));
      return row ? toRevision(row) : null;
    },

    /** The number of the newest version; 0 before any. */
    async findLastNumber(address: ContentAddress): Promise<number> {
      const [row] = await db
        .select({ last: max(contentRevisionTable.number) })
        .from(contentRevisionTable)
        .where(isOfDocument(address));
      return row?.last ?? 0;
    },

    /** Without what they said, newest first. */
    async listRevisions(
      address: ContentAddress,
    ): Promise<Omit<ContentRevisionRow, 'kind' | 'id' | 'position' | 'body' | 'older'>[]> {
      return db
        .select({
          number: contentRevisionTable.number,
          savedAt: contentRevisionTable.savedAt,
          savedBy: contentRevisionTable.savedBy,
          publishedAt: contentRevisionTable.publishedAt,
          publishedBy: contentRevisionTable.publishedBy,
        })
        .from(contentRevisionTable)
        .where(isOfDocument(address))
        .orderBy(desc(contentRevisionTable.number));
    },

    /** Notes that visitors see a version from now on. */
    async markPublished(
      address: ContentAddress,
      { number, ...set }: { number: number; publishedAt: Date; publishedBy: string | null },
    ): Promise<void> {
      await db
        .update(contentRevisionTable)
        .set(set)
        .where(and(isOfDocument(address), eq(contentRevisionTable.number, number)));
    },

    /** Forgets drafts below a number that were never published. */
    async removeDraftsBefore(address: ContentAddress, number: number): Promise<void> {
      await db
        .delete(contentRevisionTable)
        .where(
          and(
            isOfDocument(address),
            lt(contentRevisionTable.number, number),
            isNull(contentRevisionTable.publishedAt),
          ),
        );
    },

    /** Notes that somebody has the document open. */
    async saveEditor({ kind, id }: ContentAddress, staff: string, at: Date): Promise<void> {
      await db
        .insert(contentEditorTable)
        .values({ kind, id, staff, at })
        .onConflictDoUpdate({
          target: [contentEditorTable.kind, contentEditorTable.id, contentEditorTable.staff],
          set: { at },
        });
    },

    /** Who said after a moment that they have the document open. */
    listEditors({ kind, id }: ContentAddress, after: Date): Promise<{ staff: string; at: Date }[]> {
      return db
        .select({ staff: contentEditorTable.staff, at: contentEditorTable.at })
        .from(contentEditorTable)
        .where(
          and(
            eq(contentEditorTable.kind, kind),
            eq(contentEditorTable.id, id),
            gt(contentEditorTable.at, after),
          ),
        )
        .orderBy(asc(contentEditorTable.staff));
    },

    /** Forgets who had documents open until then. */
    async removeEditorsBefore(moment: Date): Promise<void> {
      await db.delete(contentEditorTable).where(lt(contentEditorTable.at, moment));
    },
  };
}

const toDocument = (row: typeof contentDocumentTable.$inferSelect): ContentDocumentRow => ({
  ...row,
  kind: contentKindSchema.parse(row.kind),
});

const toRevision = (row: typeof contentRevisionTable.$inferSelect): ContentRevisionRow => ({
  ...row,
  kind: contentKindSchema.parse(row.kind),
  body: bodySchema.parse(row.body),
  older: olderSchema.parse(row.older),
});
