import type { ContentScheduleRequest } from '@/contracts/content/content-desk';
import type { Logger } from '@/backoffice/common/logger';
import { ServiceError } from '@/backoffice/common/service-error';
import type { ContentAddress, ContentDocumentRow } from '../site/content-document.repository';
import { noSchedule } from './content.model';
import {
  openForChange,
  type ContentEdit,
  type ContentRepositories,
  type ContentUnitOfWork,
} from './content-writer';
import type { PublicationSteps } from './publication-steps';
import { targetOf } from './published-content';

export interface PublicationServiceOptions {
  contentDocument: Pick<ContentRepositories['contentDocument'], 'listDue'>;
  unitOfWork: ContentUnitOfWork;
  steps: PublicationSteps;
  /** Whether a second person has to approve what visitors are to see. */
  needsSecond: () => boolean;
  log: Logger;
  now: () => Date;
  /** Called after visitors see something else; done when this instance's caches are purged. */
  onContentChanged: () => Promise<void>;
}

export type PublicationService = ReturnType<typeof createPublicationService>;

/** What visitors see of the content, now and at set times. Each change is audited in the transaction that makes it. */
export function createPublicationService({
  contentDocument,
  unitOfWork,
  steps,
  needsSecond,
  log,
  now,
  onContentChanged,
}: PublicationServiceOptions) {
  const requireOne = (): void => {
    if (needsSecond()) throw new ServiceError('second_person_needed');
  };

  return {
    needsSecond,

    /** Whether a version of a stored document could be published as it is. Throws `not_found` for an unknown one. */
    isPublishable: (address: ContentAddress, number: number): Promise<boolean> =>
      unitOfWork((tx) => steps.publishable(tx, address, number)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ServiceError && error.code === 'validation_failed') return false;
          throw error;
        },
      ),

    /** Shows a version to visitors, the draft or an older one. Throws `second_person_needed` where one person does not publish, `not_found`, `changed_meanwhile`, and `validation_failed` for one that is not complete. */
    async publish(edit: ContentEdit, number: number): Promise<void> {
      requireOne();
      await unitOfWork((tx) => steps.publish(tx, edit, number));
      await onContentChanged();
    },

    /** What is wrong has to go at once, so one person does it. Throws `not_found`, `changed_meanwhile`, and `conflict` for a page and for maintenance, which come with a release, and for what visitors do not see. */
    async withdraw(edit: ContentEdit): Promise<void> {
      await unitOfWork((tx) => steps.withdraw(tx, edit));
      await onContentChanged();
    },

    /** Plans a version, in place of what was planned. Throws as `publish`. */
    async schedule(edit: ContentEdit, request: ContentScheduleRequest): Promise<void> {
      requireOne();
      await unitOfWork((tx) => steps.schedule(tx, edit, request));
    },

    /** Takes a schedule back; what has begun stays. Throws `not_found`, `changed_meanwhile`, and `conflict` where nothing is planned. */
    unschedule: ({ staff, ...edit }: ContentEdit): Promise<void> =>
      unitOfWork(async (tx) => {
        const { document } = await openForChange(tx, edit);
        if (document.scheduledVersion === null) throw new ServiceError('conflict');
        await steps.plan(tx, { staff, document, plan: { ...document, ...noSchedule } });
      }),

    /** Begins and ends what was planned for now. What can no longer be published is dropped, and said in the log. */
    async publishDue(): Promise<void> {
      const due = await contentDocument.listDue(now());
      for (const { kind, id } of due) {
        const address = { kind, id };
        await unitOfWork(async (tx) => {
          await tx.contentVersion.lock();
          const document = await tx.contentDocument.findByAddress(address);
          if (document && isDue(document, now()))
            await tx.contentDocument.save(await steps.keepSchedule(tx, document));
        }).catch(async (error: unknown) => {
          if (!(error instanceof ServiceError)) throw error;
          log.error({ err: error, document: targetOf(address) }, 'A schedule cannot be kept');
          await unitOfWork(async (tx) => {
            await tx.contentVersion.lock();
            const document = await tx.contentDocument.findByAddress(address);
            if (!document) return;
            const staff = document.scheduledBy ?? '';
            await steps.plan(tx, { staff, document, plan: { ...document, ...noSchedule } });
          });
        });
      }
      if (due.length > 0) await onContentChanged();
    },
  };
}

function isDue(
  { publishFrom, publishUntil }: Pick<ContentDocumentRow, 'publishFrom' | 'publishUntil'>,
  now: Date,
): boolean {
  const next = publishFrom ?? publishUntil;
  return next !== null && next <= now;
}
