import type { z } from 'zod';
import { pageSchema, type Page, type PageSlug } from '@/contracts/content/page';
import {
  collectionSchemas,
  maintenanceInputSchema,
  type Collection,
  type CollectionEntry,
  type DeskEntry,
  type DeskEntryInput,
  type MaintenanceInput,
  type NotificationInput,
  type PageSummary,
  type UnsetSettings,
} from '@/contracts/desk';
import { notificationSchema, type Notification } from '@/contracts/site/site';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { fieldProblems } from '@/backoffice/common/field-problems';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { SiteRepository } from '../site/site.repository';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { ContentTarget, ContentVersionRepository } from '../site/content-version.repository';
import { sanitiseLocalised, sanitisePage } from '../site/site.sanitise';

/** What a change of content reads and writes in one transaction. */
export interface ContentRepositories {
  site: SiteRepository;
  contentVersion: ContentVersionRepository;
  audit: Pick<AuditRepository, 'create'>;
}

export interface DeskServiceOptions {
  repositories: { site: SiteRepository };
  unitOfWork: UnitOfWork<ContentRepositories>;
  now: () => Date;
  newId: () => string;
  unsetSettings: UnsetSettings;
  /** Called after each stored change; done when this instance's caches are purged. */
  onContentChanged: () => Promise<void>;
}

/** A change ready to be stored: what it is called in the audit trail, what it touches and both its bodies. */
interface Change {
  target: string;
  touched: ContentTarget;
  before: unknown;
  after: unknown;
}

export type DeskService = ReturnType<typeof createDeskService>;

/** What the lender's staff do to the site's content. Each change is audited and published in the transaction that stores it. */
export function createDeskService({
  repositories,
  unitOfWork,
  now,
  newId,
  unsetSettings,
  onContentChanged,
}: DeskServiceOptions) {
  async function change<T>(
    staff: string,
    work: (tx: ContentRepositories) => Promise<{ result: T; change: Change }>,
  ): Promise<T> {
    const result = await unitOfWork(async (tx) => {
      await tx.contentVersion.lock();
      const done = await work(tx);
      const { target, touched, before, after } = done.change;
      await recordChange(tx.audit, { at: now(), staff, target, before, after });
      await tx.contentVersion.add([touched]);
      return done.result;
    });
    await onContentChanged();
    return result;
  }

  return {
    /** Every notification, past and planned ones included, newest first. */
    listNotifications: (): Promise<Notification[]> => repositories.site.listNotifications(),

    /** Stores a new notification with its HTML sanitised. Throws `validation_failed` where nothing is left of a text. */
    createNotification(staff: string, input: NotificationInput): Promise<Notification> {
      return change(staff, async ({ site }) => {
        const notification = parseSanitised(
          notificationSchema,
          sanitiseLocalised({ ...input, _id: newId() }, 'content'),
        );
        await site.saveNotification(notification, now());
        return {
          result: notification,
          change: siteChange(`notification:${notification._id}`, {
            before: null,
            after: notification,
          }),
        };
      });
    },

    /** Replaces a notification. Throws `not_found`, or `validation_failed` where sanitising leaves nothing of a text. */
    updateNotification(
      staff: string,
      { id, input }: { id: string; input: NotificationInput },
    ): Promise<Notification> {
      return change(staff, async ({ site }) => {
        const before = requireFound(await site.findNotification(id));
        const after = parseSanitised(
          notificationSchema,
          sanitiseLocalised({ ...input, _id: id }, 'content'),
        );
        await site.saveNotification(after, now());
        return { result: after, change: siteChange(`notification:${id}`, { before, after }) };
      });
    },

    /** Throws `not_found`. */
    removeNotification(staff: string, id: string): Promise<void> {
      return change(staff, async ({ site }) => {
        const before = requireFound(await site.findNotification(id));
        await site.removeNotification(id);
        return {
          result: undefined,
          change: siteChange(`notification:${id}`, { before, after: null }),
        };
      });
    },

    /** The maintenance notice in all languages. Throws `not_found` when nothing was ever stored. */
    async findMaintenance(): Promise<MaintenanceInput> {
      return requireFound(await repositories.site.findMaintenance());
    },

    /** Replaces the maintenance notice, sanitised; a text of it may be empty. */
    saveMaintenance(staff: string, input: MaintenanceInput): Promise<MaintenanceInput> {
      return change(staff, async ({ site }) => {
        const before = await site.findMaintenance();
        const after = parseSanitised(maintenanceInputSchema, sanitiseLocalised(input, 'content'));
        await site.saveMaintenance(after);
        return { result: after, change: siteChange('maintenance', { before, after }) };
      });
    },

    /** Every page in short, in the order of the page registry. */
    async listPages(): Promise<PageSummary[]> {
      const pages = await repositories.site.listPages();
      return pages.map(({ slug, titleEn, titleHk, titleCn, updatedOn, blocks }) => ({
        slug,
        titleEn,
        titleHk,
        titleCn,
        updatedOn,
        blockCount: blocks.length,
      }));
    },

    /** Throws `not_found`. */
    async findPage(slug: PageSlug): Promise<Page> {
      return requireFound(await repositories.site.findPage(slug));
    },

    /** Throws `not_found` for a page that does not exist: a page comes with a release. */
    savePage(staff: string, { slug, page }: { slug: PageSlug; page: Page }): Promise<Page> {
      return change(staff, async ({ site }) => {
        const before = requireFound(await site.findPage(slug));
        if (page.slug !== slug)
          throw new ServiceError('validation_failed', {
            fields: { slug: { key: 'differsFromAddress', limit: slug } },
          });
        const after = parseSanitised(pageSchema, sanitisePage(page));
        await site.savePage(after, now());
        return {
          result: after,
          change: { target: `page:${slug}`, touched: `page:${slug}`, before, after },
        };
      });
    },

    /** The entries of a collection in their order. */
    listEntries: (collection: Collection): Promise<DeskEntry[]> =>
      repositories.site.listEntries(collection),

    /** A new entry goes last unless a position is given; a replaced one keeps its place. */
    saveEntry(
      staff: string,
      { collection, id, input }: { collection: Collection; id: string; input: DeskEntryInput },
    ): Promise<DeskEntry> {
      const entry = parseEntry(collection, { id, body: input.entry });
      return change(staff, async ({ site }) => {
        const before = await site.findEntry(collection, id);
        const position =
          input.position ?? before?.position ?? (await site.findLastPosition(collection)) + 1;
        const after = { position, entry };
        await site.saveEntry(collection, after);
        return { result: after, change: siteChange(`${collection}:${id}`, { before, after }) };
      });
    },

    /** Throws `not_found`. */
    removeEntry(
      staff: string,
      { collection, id }: { collection: Collection; id: string },
    ): Promise<void> {
      return change(staff, async ({ site }) => {
        const before = requireFound(await site.findEntry(collection, id));
        await site.removeEntry(collection, id);
        return {
          result: undefined,
          change: siteChange(`${collection}:${id}`, { before, after: null }),
        };
      });
    },

    /** What the lender has still to set before the site can be published. */
    listUnsetSettings: (): UnsetSettings => unsetSettings,
  };
}

function siteChange(
  target: string,
  { before, after }: { before: unknown; after: unknown },
): Change {
  return { target, touched: 'site', before, after };
}

/** Sanitising may leave an empty text. */
function parseSanitised<S extends z.ZodType>(schema: S, cleaned: z.input<S>): z.output<S> {
  const parsed = schema.safeParse(cleaned);
  if (!parsed.success)
    throw new ServiceError('validation_failed', { fields: fieldProblems(parsed.error) });
  return parsed.data;
}

function parseEntry(
  collection: Collection,
  { id, body }: { id: string; body: Record<string, unknown> },
): CollectionEntry<Collection> {
  const parsed = collectionSchemas[collection].safeParse({ ...body, _id: body._id ?? id });
  if (!parsed.success) {
    const fields = Object.fromEntries(
      Object.entries(fieldProblems(parsed.error)).map(([path, problem]) => [
        `entry.${path}`,
        problem,
      ]),
    );
    throw new ServiceError('validation_failed', { fields });
  }
  if (parsed.data._id !== id)
    throw new ServiceError('validation_failed', {
      fields: { 'entry._id': { key: 'differsFromAddress', limit: id } },
    });
  return parsed.data;
}
