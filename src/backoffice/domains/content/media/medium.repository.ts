import { and, asc, count, desc, eq, ilike, inArray, lt, or } from 'drizzle-orm';
import type { MediumAlt, MediumFilter } from '@/contracts/media/media-desk';
import type { Database, Transaction } from '@/backoffice/db/database';
import { mediumFileTable, mediumTable as table } from '@/backoffice/db/schema/desk/media';

export interface MediumRow extends MediumAlt {
  id: string;
  /** In pixels, of its largest size. */
  width: number;
  height: number;
  /** Raised when its words change. */
  version: number;
  addedAt: Date;
  addedBy: string;
}

/** One size of an image; the one that `isShared` is the crop for messengers. */
export interface MediumFileRow {
  name: string;
  medium: string;
  width: number;
  isShared: boolean;
  size: number;
  sha256: string;
  fileKey: string;
}

export interface StoredMedium {
  medium: MediumRow;
  files: MediumFileRow[];
}

export type MediumRepository = ReturnType<typeof createMediumRepository>;

/** Images of the library with their sizes. */
export function createMediumRepository(db: Database | Transaction) {
  const chosen = ({ text }: MediumFilter) => {
    if (text === undefined) return undefined;
    const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return or(...[table.altEn, table.altHk, table.altCn].map((column) => ilike(column, pattern)));
  };
  async function withFiles(media: readonly MediumRow[]): Promise<StoredMedium[]> {
    const ids = media.map(({ id }) => id);
    const files = await db
      .select()
      .from(mediumFileTable)
      .where(inArray(mediumFileTable.medium, ids))
      .orderBy(asc(mediumFileTable.width));
    return media.map((medium) => ({
      medium,
      files: files.filter((file) => file.medium === medium.id),
    }));
  }
  return {
    /** Writes an image with its sizes; false where it is there already. */
    async create({ medium, files }: StoredMedium): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(medium)
        .onConflictDoNothing()
        .returning({ id: table.id });
      if (rows.length === 0) return false;
      await db.insert(mediumFileTable).values(files);
      return true;
    },

    /** Those of these ids that there are, each once, in no order. */
    async listByIds(ids: readonly string[]): Promise<StoredMedium[]> {
      return withFiles(
        await db
          .select()
          .from(table)
          .where(inArray(table.id, [...ids])),
      );
    },

    /** Null for an unknown one. */
    async findById(id: string): Promise<StoredMedium | null> {
      const [found] = await withFiles(await db.select().from(table).where(eq(table.id, id)));
      return found ?? null;
    },

    /** The newest first, after the one where the page before ended. */
    async list(
      filter: MediumFilter,
      { limit, after }: { limit: number; after: { at: Date; id: string } | null },
    ): Promise<StoredMedium[]> {
      const isAfter =
        after === null
          ? undefined
          : or(
              lt(table.addedAt, after.at),
              and(eq(table.addedAt, after.at), lt(table.id, after.id)),
            );
      const media = await db
        .select()
        .from(table)
        .where(and(chosen(filter), isAfter))
        .orderBy(desc(table.addedAt), desc(table.id))
        .limit(limit);
      return withFiles(media);
    },

    /** How many images there are with these words. */
    async count(filter: MediumFilter): Promise<number> {
      const [row] = await db.select({ total: count() }).from(table).where(chosen(filter));
      return row?.total ?? 0;
    },

    /** Says otherwise what is to be seen on an image, unless somebody did so since this version. */
    async updateAlt(id: string, version: number, alt: MediumAlt): Promise<boolean> {
      const changed = await db
        .update(table)
        .set({ ...alt, version: version + 1 })
        .where(and(eq(table.id, id), eq(table.version, version)))
        .returning({ id: table.id });
      return changed.length > 0;
    },

    /** Forgets an image and its sizes. */
    async remove(id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id));
    },

    /** One size by the end of its address. Null for an unknown one. */
    async findFile(name: string): Promise<MediumFileRow | null> {
      const [row] = await db.select().from(mediumFileTable).where(eq(mediumFileTable.name, name));
      return row ?? null;
    },
  };
}
