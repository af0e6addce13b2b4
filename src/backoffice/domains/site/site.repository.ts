import { asc, desc, eq, max, and, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { pageSlugs } from '@/config/page-lookup';
import { pageSchema, type Page, type PageSlug } from '@/contracts/content/page';
import {
  collectionSchemas,
  maintenanceInputSchema,
  type Collection,
  type CollectionEntry,
  type MaintenanceInput,
} from '@/contracts/desk';
import { notificationSchema, type Notification } from '@/contracts/site/site';
import type { Database, Transaction } from '@/backoffice/db/database';
import {
  entryTable,
  maintenanceTable,
  notificationTable,
  pageTable,
} from '@/backoffice/db/schema/site';

export interface StoredEntry<C extends Collection> {
  position: number;
  entry: CollectionEntry<C>;
}

export interface StoredNotification {
  position: number;
  entry: Notification;
}

/** The schemas of entries, by their list. */
export const entrySchemas: { [C in Collection]: z.ZodType<CollectionEntry<C>> } = collectionSchemas;

const parseEntry = <C extends Collection>(collection: C, body: unknown): CollectionEntry<C> =>
  entrySchemas[collection].parse(body);

function registryOrder(slug: PageSlug): number {
  const index = pageSlugs.indexOf(slug);
  return index === -1 ? pageSlugs.length : index;
}

export type SiteRepository = ReturnType<typeof createSiteRepository>;

/** Content of the public site; every body is checked against its contract on the way in and out. */
export function createSiteRepository(db: Database | Transaction) {
  return {
    /** Null for a page that was never stored. */
    async findPage(slug: PageSlug): Promise<Page | null> {
      const [row] = await db
        .select({ body: pageTable.body })
        .from(pageTable)
        .where(eq(pageTable.slug, slug));
      return row ? pageSchema.parse(row.body) : null;
    },

    /** In the order of the page registry; pages that it does not name come last. */
    async listPages(): Promise<Page[]> {
      const rows = await db.select({ body: pageTable.body }).from(pageTable);
      const pages = rows.map((row) => pageSchema.parse(row.body));
      return pages.sort((one, other) => registryOrder(one.slug) - registryOrder(other.slug));
    },

    /** Adds the page or replaces it as a whole. Throws for one that breaks the schema. */
    async savePage(page: Page, updatedAt: Date): Promise<void> {
      const body = pageSchema.parse(page);
      await db
        .insert(pageTable)
        .values({ slug: page.slug, body, updatedAt })
        .onConflictDoUpdate({ target: pageTable.slug, set: { body, updatedAt } });
    },

    /** In the order of their positions. */
    async listEntries<C extends Collection>(collection: C): Promise<StoredEntry<C>[]> {
      const rows = await db
        .select({ position: entryTable.position, body: entryTable.body })
        .from(entryTable)
        .where(eq(entryTable.collection, collection))
        .orderBy(asc(entryTable.position), asc(entryTable.key));
      return rows.map((row) => ({
        position: row.position,
        entry: parseEntry(collection, row.body),
      }));
    },

    /** Null for an unknown key. */
    async findEntry<C extends Collection>(
      collection: C,
      key: string,
    ): Promise<StoredEntry<C> | null> {
      const [row] = await db
        .select({ position: entryTable.position, body: entryTable.body })
        .from(entryTable)
        .where(and(eq(entryTable.collection, collection), eq(entryTable.key, key)));
      return row ? { position: row.position, entry: parseEntry(collection, row.body) } : null;
    },

    /** The position of the last entry; 0 in an empty collection. */
    async findLastPosition(collection: Collection): Promise<number> {
      const [row] = await db
        .select({ last: max(entryTable.position) })
        .from(entryTable)
        .where(eq(entryTable.collection, collection));
      return row?.last ?? 0;
    },

    /** Adds an entry or replaces it with its position. Throws for one that breaks the schema. */
    async saveEntry<C extends Collection>(
      collection: C,
      { position, entry }: StoredEntry<C>,
    ): Promise<void> {
      const body = parseEntry(collection, entry);
      await db
        .insert(entryTable)
        .values({ collection, key: body._id, position, body })
        .onConflictDoUpdate({
          target: [entryTable.collection, entryTable.key],
          set: { position, body },
        });
    },

    /** An unknown key changes nothing. */
    async removeEntry(collection: Collection, key: string): Promise<void> {
      await db
        .delete(entryTable)
        .where(and(eq(entryTable.collection, collection), eq(entryTable.key, key)));
    },

    /** In the order of their positions, newest first at the same. */
    async listNotifications(): Promise<StoredNotification[]> {
      const rows = await db
        .select({ body: notificationTable.body, position: notificationTable.position })
        .from(notificationTable)
        .orderBy(
          asc(notificationTable.position),
          desc(notificationTable.createdAt),
          asc(notificationTable.id),
        );
      return rows.map(({ body, position }) => ({
        position,
        entry: notificationSchema.parse(body),
      }));
    },

    /** Null for an unknown id. */
    async findNotification(id: string): Promise<StoredNotification | null> {
      const [row] = await db
        .select({ body: notificationTable.body, position: notificationTable.position })
        .from(notificationTable)
        .where(eq(notificationTable.id, id));
      return row ? { position: row.position, entry: notificationSchema.parse(row.body) } : null;
    },

    /** Adds a notification or replaces it with its position; without one it stays where it is, and a new one is last. `createdAt` stays that of the first time. */
    async saveNotification(
      notification: Notification,
      { position, createdAt }: { position?: number | null | undefined; createdAt: Date },
    ): Promise<StoredNotification> {
      const body = notificationSchema.parse(notification);
      const [row] = await db
        .select({
          last: max(notificationTable.position),
          own: sql<
            number | null
          >`max(${notificationTable.position}) filter (where ${notificationTable.id} = ${notification._id})`,
        })
        .from(notificationTable);
      const place = position ?? row?.own ?? (row?.last ?? 0) + 1;
      await db
        .insert(notificationTable)
        .values({ id: notification._id, body, position: place, createdAt })
        .onConflictDoUpdate({ target: notificationTable.id, set: { body, position: place } });
      return { position: place, entry: body };
    },

    /** An unknown id changes nothing. */
    async removeNotification(id: string): Promise<void> {
      await db.delete(notificationTable).where(eq(notificationTable.id, id));
    },

    /** The maintenance notice as staff entered it; null before the first. */
    async findMaintenance(): Promise<MaintenanceInput | null> {
      const [row] = await db.select({ body: maintenanceTable.body }).from(maintenanceTable);
      return row ? maintenanceInputSchema.parse(row.body) : null;
    },

    /** Replaces the one maintenance notice. */
    async saveMaintenance(notice: MaintenanceInput): Promise<void> {
      const body = maintenanceInputSchema.parse(notice);
      await db
        .insert(maintenanceTable)
        .values({ id: 1, body })
        .onConflictDoUpdate({ target: maintenanceTable.id, set: { body } });
    },
  };
}
