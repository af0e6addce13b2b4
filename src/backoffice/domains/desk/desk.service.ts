import type { z } from 'zod';
import {
  maintenanceInputSchema,
  type DeskMaintenance,
  type DeskNotification,
  type MaintenanceInput,
  type NotificationInput,
  type UnsetSettings,
} from '@/contracts/desk';
import { notificationSchema } from '@/contracts/site/site';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { fieldProblems } from '@/backoffice/common/field-problems';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import { changesSince, noSchedule, unbegun, untouched } from '../content/content.model';
import { ensureStored } from '../content/content-writer';
import { targetOf, touchedBy } from '../content/published-content';
import type {
  ContentAddress,
  ContentBody,
  ContentDocumentRepository,
} from '../site/content-document.repository';
import type { ContentVersionRepository } from '../site/content-version.repository';
import { addPublishedVersion, maintenanceAddress } from '../site/published-version';
import type { SiteRepository, StoredNotification } from '../site/site.repository';
import { sanitiseLocalised } from '../site/site.sanitise';

/** What a change of a notice reads and writes in one transaction. */
export interface NoticeRepositories {
  site: SiteRepository;
  contentDocument: ContentDocumentRepository;
  contentVersion: ContentVersionRepository;
  audit: Pick<AuditRepository, 'create'>;
}

export interface DeskServiceOptions {
  repositories: Pick<NoticeRepositories, 'site' | 'contentDocument'>;
  unitOfWork: UnitOfWork<NoticeRepositories>;
  now: () => Date;
  newId: () => string;
  unsetSettings: () => UnsetSettings;
  /** Whether a second person has to approve what visitors are to see. */
  needsSecond: () => boolean;
  /** Called after each stored change; done when this instance's caches are purged. */
  onContentChanged: () => Promise<void>;
}

/** What visitors see of a notice. */
interface Stated {
  position: number | null;
  body: ContentBody;
}

/** A change that is stored: the notice, and what visitors saw of it before and see after. */
interface Change {
  address: ContentAddress;
  before: Stated | null;
  after: Stated | null;
}

export type DeskService = ReturnType<typeof createDeskService>;

/** What programs of the lender do to notifications and the maintenance notice, at once for all visitors. Each change is a version beside those of the content studio, audited and published in the transaction that stores it. */
export function createDeskService({
  repositories,
  unitOfWork,
  now,
  newId,
  unsetSettings,
  needsSecond,
  onContentChanged,
}: DeskServiceOptions) {
  const requireOne = (): void => {
    if (needsSecond()) throw new ServiceError('second_person_needed');
  };

  async function change<T>(
    staff: string,
    work: (tx: NoticeRepositories) => Promise<{ result: T; change: Change }>,
  ): Promise<T & { version: number }> {
    const result = await unitOfWork(async (tx) => {
      await tx.contentVersion.lock();
      const { result, change: made } = await work(tx);
      await keepVersion(tx, staff, made);
      const { address, before, after } = made;
      await recordChange(tx.audit, {
        at: now(),
        staff,
        target: targetOf(address),
        before: before?.body ?? null,
        after: after?.body ?? null,
      });
      await tx.contentVersion.add([touchedBy(address)]);
      return { ...result, version: await versionOf(tx, address) };
    });
    await onContentChanged();
    return result;
  }

  async function keepVersion(
    tx: NoticeRepositories,
    staff: string,
    { address, before, after }: Change,
  ): Promise<void> {
    const open = before ? untouched(address, before) : unbegun(address);
    await ensureStored(tx, open, now());
    if (after) {
      await addPublishedVersion(tx.contentDocument, address, { ...after, staff, at: now() });
      return;
    }
    const document = (await tx.contentDocument.findByAddress(address)) ?? open.document;
    await tx.contentDocument.save({ ...document, ...noSchedule, published: null });
  }

  async function saveNotification(
    { site }: NoticeRepositories,
    id: string,
    { input: { position, ...input }, before }: { input: NotificationInput; before: Stated | null },
  ): Promise<{ result: Omit<DeskNotification, 'version'>; change: Change }> {
    const notification = parseSanitised(
      notificationSchema,
      sanitiseLocalised({ ...input, _id: id }, 'content'),
    );
    const after = statedOf(
      await site.saveNotification(notification, { position, createdAt: now() }),
    );
    return { result: notification, change: { address: notificationAddress(id), before, after } };
  }

  return {
    /** Every notification, past and planned ones included, in their order. */
    listNotifications: async (): Promise<DeskNotification[]> =>
      Promise.all(
        (await repositories.site.listNotifications()).map(async ({ entry }) => ({
          ...entry,
          version: await versionOf(repositories, notificationAddress(entry._id)),
        })),
      ),

    /** Stores a new notification with its HTML sanitised. Throws `second_person_needed` where one alone does not publish, and `validation_failed` where nothing is left of a text. */
    async createNotification(staff: string, input: NotificationInput): Promise<DeskNotification> {
      requireOne();
      return change(staff, (tx) => saveNotification(tx, newId(), { input, before: null }));
    },

    /** Replaces a notification. Throws as `createNotification`, `not_found`, and `changed_meanwhile` where visitors see another version by now. */
    async updateNotification(
      staff: string,
      { id, version, input }: { id: string; version: number; input: NotificationInput },
    ): Promise<DeskNotification> {
      requireOne();
      return change(staff, async (tx) => {
        const before = statedOf(requireFound(await tx.site.findNotification(id)));
        await requireUnchanged(tx, notificationAddress(id), version);
        return saveNotification(tx, id, { input, before });
      });
    },

    /** Throws `not_found`. */
    async removeNotification(staff: string, id: string): Promise<void> {
      await change(staff, async ({ site }) => {
        const before = statedOf(requireFound(await site.findNotification(id)));
        await site.removeNotification(id);
        return { result: {}, change: { address: notificationAddress(id), before, after: null } };
      });
    },

    /** The maintenance notice in all languages. Throws `not_found` when nothing was ever stored. */
    async findMaintenance(): Promise<DeskMaintenance> {
      const notice = requireFound(await repositories.site.findMaintenance());
      return { ...notice, version: await versionOf(repositories, maintenanceAddress) };
    },

    /**
     * Replaces the maintenance notice, sanitised; a text of it may be empty. Throws `second_person_needed` where one alone does not publish, and
     * `changed_meanwhile` where visitors see another version by now.
     */
    async saveMaintenance(
      staff: string,
      { version, input }: { version: number; input: MaintenanceInput },
    ): Promise<DeskMaintenance> {
      requireOne();
      return change(staff, async (tx) => {
        await requireUnchanged(tx, maintenanceAddress, version);
        const { site } = tx;
        const before = await site.findMaintenance();
        const after = parseSanitised(
          maintenanceInputSchema,
          sanitiseLocalised(sanitiseLocalised(input, 'content'), 'announcement'),
        );
        await site.saveMaintenance(after);
        return {
          result: after,
          change: {
            address: maintenanceAddress,
            before: before && { position: null, body: before },
            after: { position: null, body: after },
          },
        };
      });
    },

    /** What the lender has still to set before the site can be published. */
    listUnsetSettings: (): UnsetSettings => unsetSettings(),
  };
}

const notificationAddress = (id: string): ContentAddress => ({ kind: 'notifications', id });

const statedOf = ({ position, entry }: StoredNotification): Stated => ({ position, body: entry });

/** The version that visitors see. */
const versionOf = async (
  { contentDocument }: Pick<NoticeRepositories, 'contentDocument'>,
  address: ContentAddress,
): Promise<number> => (await contentDocument.findByAddress(address))?.published ?? 0;

/** Throws `changed_meanwhile`, with what was published since, where visitors see another version. */
async function requireUnchanged(
  { contentDocument }: Pick<NoticeRepositories, 'contentDocument'>,
  address: ContentAddress,
  version: number,
): Promise<void> {
  const published = await versionOf({ contentDocument }, address);
  const revisions = await contentDocument.listRevisions(address);
  const changed = changesSince(
    version,
    { draft: published },
    revisions.filter(({ publishedAt }) => publishedAt !== null),
  );
  if (changed) throw new ServiceError('changed_meanwhile', { changed });
}

/** Sanitising may leave an empty text. */
function parseSanitised<S extends z.ZodType>(schema: S, cleaned: z.input<S>): z.output<S> {
  const parsed = schema.safeParse(cleaned);
  if (!parsed.success)
    throw new ServiceError('validation_failed', { fields: fieldProblems(parsed.error) });
  return parsed.data;
}
