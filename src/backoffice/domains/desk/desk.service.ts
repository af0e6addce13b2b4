import type { z } from 'zod';
import {
  maintenanceInputSchema,
  type MaintenanceInput,
  type NotificationInput,
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
import { sanitiseLocalised } from '../site/site.sanitise';

/** What a change of a notice reads and writes in one transaction. */
export interface NoticeRepositories {
  site: SiteRepository;
  contentVersion: ContentVersionRepository;
  audit: Pick<AuditRepository, 'create'>;
}

export interface DeskServiceOptions {
  repositories: { site: SiteRepository };
  unitOfWork: UnitOfWork<NoticeRepositories>;
  now: () => Date;
  newId: () => string;
  unsetSettings: () => UnsetSettings;
  /** Called after each stored change; done when this instance's caches are purged. */
  onContentChanged: () => Promise<void>;
}

/** A change ready to be stored: its name in the audit trail, the content it affects, and its body before and after. */
interface Change {
  target: string;
  touched: ContentTarget;
  before: unknown;
  after: unknown;
}

export type DeskService = ReturnType<typeof createDeskService>;

/** What the lender's staff do to notifications and the maintenance notice. Each change is audited and published in the transaction that stores it. */
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
    work: (tx: NoticeRepositories) => Promise<{ result: T; change: Change }>,
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

    /** What the lender has still to set before the site can be published. */
    listUnsetSettings: (): UnsetSettings => unsetSettings(),
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
