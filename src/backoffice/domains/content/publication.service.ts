import type { ContentScheduleRequest } from '@/contracts/content/content-desk';
import type { Logger } from '@/backoffice/common/logger';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import { recordChange } from '../audit/record-change';
import type { ContentAddress, ContentDocumentRow } from '../site/content-document.repository';
import { cleanBody, problemsOf } from './content-body';
import { noSchedule } from './content.model';
import { findSiteLinks, pathProblemsOf, redirectProblemsOf } from './link-checks';
import {
  ensureStored,
  openForChange,
  type ContentEdit,
  type ContentRepositories,
  type ContentUnitOfWork,
} from './content-writer';
import { findPublished, savePublished, targetOf, touchedBy } from './published-content';

export interface PublicationServiceOptions {
  contentDocument: Pick<ContentRepositories['contentDocument'], 'listDue'>;
  unitOfWork: ContentUnitOfWork;
  /** The names of the placeholder tokens that have a value. */
  tokenNames: ReadonlySet<string>;
  log: Logger;
  now: () => Date;
  /** Called after visitors see something else; done when this instance's caches are purged. */
  onContentChanged: () => Promise<void>;
}

/** Whether it names pages that have to be there. */
const isCheckedForPages = ({ kind }: ContentAddress): boolean =>
  kind === 'redirects' || kind === 'notifications';

/** A schedule as it is written to the audit trail. */
const scheduleOf = ({ scheduledVersion, publishFrom, publishUntil }: ContentDocumentRow) =>
  scheduledVersion === null
    ? null
    : { version: scheduledVersion, from: publishFrom, until: publishUntil };

export type PublicationService = ReturnType<typeof createPublicationService>;

/** What visitors see of the content, now and at set times. Each change is audited in the transaction that makes it. */
export function createPublicationService({
  contentDocument,
  unitOfWork,
  tokenNames,
  log,
  now,
  onContentChanged,
}: PublicationServiceOptions) {
  /** The version as it can be published. Throws `not_found`, and `validation_failed` by path. */
  async function publishable(tx: ContentRepositories, address: ContentAddress, number: number) {
    const revision = requireFound(await tx.contentDocument.findRevision(address, number));
    const body = cleanBody(address, revision.body);
    const links = isCheckedForPages(address) ? await findSiteLinks(tx.site) : null;
    const fields = {
      ...(links ? redirectProblemsOf(address, body, links) : {}),
      ...(links ? pathProblemsOf(address, body, links) : {}),
      ...problemsOf(address.kind, body, tokenNames),
    };
    if (Object.keys(fields).length > 0) throw new ServiceError('validation_failed', { fields });
    return { ...revision, body };
  }

  /** Shows a version. The draft goes along where nothing was unpublished in it. */
  async function show(
    tx: ContentRepositories,
    { staff, document, number }: { staff: string; document: ContentDocumentRow; number: number },
  ): Promise<ContentDocumentRow> {
    const { kind, id } = document;
    const address = { kind, id };
    const { position, body } = await publishable(tx, address, number);
    const at = now();
    const before = await findPublished(tx.site, address);
    const after = await savePublished(tx.site, address, { position, body, at });
    await tx.contentDocument.markPublished(address, {
      number,
      publishedAt: at,
      publishedBy: staff,
    });
    await recordChange(tx.audit, { at, staff, target: targetOf(address), before, after });
    await tx.contentVersion.add([touchedBy(address)]);
    const isClean = document.draft === document.published;
    return { ...document, published: number, draft: isClean ? number : document.draft };
  }

  /** Takes an entry off the site. */
  async function hide(
    tx: ContentRepositories,
    { staff, document }: { staff: string; document: ContentDocumentRow },
  ): Promise<ContentDocumentRow> {
    const { kind, id } = document;
    if (kind === 'page' || kind === 'maintenance') throw new ServiceError('conflict');
    const before = await findPublished(tx.site, document);
    if (kind === 'notifications') await tx.site.removeNotification(id);
    else await tx.site.removeEntry(kind, id);
    const target = targetOf(document);
    await recordChange(tx.audit, { at: now(), staff, target, before, after: null });
    await tx.contentVersion.add([touchedBy(document)]);
    return { ...document, published: null };
  }

  /** Carries out the step of a schedule that is due: publishing at its begin, reverting at its end. */
  async function keepSchedule(
    tx: ContentRepositories,
    document: ContentDocumentRow,
  ): Promise<ContentDocumentRow> {
    const { scheduledVersion, scheduledBy, publishFrom, publishUntil, returnTo } = document;
    const staff = scheduledBy ?? '';
    if (scheduledVersion === null) return { ...document, ...noSchedule };
    if (publishFrom !== null) {
      const shown = await show(tx, { staff, document, number: scheduledVersion });
      return publishUntil === null
        ? { ...shown, ...noSchedule }
        : { ...shown, publishFrom: null, returnTo: document.published };
    }
    // If somebody has published another version meanwhile, that version stays.
    if (document.published !== scheduledVersion) return { ...document, ...noSchedule };
    const ended =
      returnTo === null
        ? await hide(tx, { staff, document })
        : await show(tx, { staff, document, number: returnTo });
    return { ...ended, ...noSchedule };
  }

  async function plan(
    tx: ContentRepositories,
    {
      staff,
      document,
      plan: next,
    }: { staff: string } & Record<'document' | 'plan', ContentDocumentRow>,
  ): Promise<void> {
    await tx.contentDocument.save(next);
    await recordChange(tx.audit, {
      at: now(),
      staff,
      target: `content-schedule:${document.kind}:${document.id}`,
      before: scheduleOf(document),
      after: scheduleOf(next),
    });
  }

  return {
    /** Whether a version of a stored document could be published as it is. Throws `not_found` for an unknown one. */
    isPublishable: (address: ContentAddress, number: number): Promise<boolean> =>
      unitOfWork((tx) => publishable(tx, address, number)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ServiceError && error.code === 'validation_failed') return false;
          throw error;
        },
      ),

    /** Shows a version to visitors, the draft or an older one. Throws `not_found`, `changed_meanwhile`, and `validation_failed` for one that is not complete. */
    async publish({ staff, ...edit }: ContentEdit, number: number): Promise<void> {
      await unitOfWork(async (tx) => {
        const open = await openForChange(tx, edit);
        await ensureStored(tx, open, now());
        await tx.contentDocument.save(await show(tx, { staff, document: open.document, number }));
      });
      await onContentChanged();
    },

    /** Throws `not_found`, `changed_meanwhile`, and `conflict` for a page and for maintenance, which come with a release, and for what visitors do not see. */
    async withdraw({ staff, ...edit }: ContentEdit): Promise<void> {
      await unitOfWork(async (tx) => {
        const open = await openForChange(tx, edit);
        if (open.document.published === null) throw new ServiceError('conflict');
        await ensureStored(tx, open, now());
        await tx.contentDocument.save(await hide(tx, { staff, document: open.document }));
      });
      await onContentChanged();
    },

    /** Plans a version, in place of what was planned. Throws as `publish`. */
    schedule: (
      { staff, ...edit }: ContentEdit,
      { version, from, until }: ContentScheduleRequest,
    ): Promise<void> =>
      unitOfWork(async (tx) => {
        const open = await openForChange(tx, edit);
        const { document } = open;
        await ensureStored(tx, open, now());
        await publishable(tx, edit.address, version);
        await plan(tx, {
          staff,
          document,
          plan: {
            ...document,
            scheduledVersion: version,
            publishFrom: new Date(from),
            publishUntil: until === null ? null : new Date(until),
            returnTo: null,
            scheduledBy: staff,
          },
        });
      }),

    /** Takes a schedule back; what has begun stays. Throws `not_found`, `changed_meanwhile`, and `conflict` where nothing is planned. */
    unschedule: ({ staff, ...edit }: ContentEdit): Promise<void> =>
      unitOfWork(async (tx) => {
        const { document } = await openForChange(tx, edit);
        if (document.scheduledVersion === null) throw new ServiceError('conflict');
        await plan(tx, { staff, document, plan: { ...document, ...noSchedule } });
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
            await tx.contentDocument.save(await keepSchedule(tx, document));
        }).catch(async (error: unknown) => {
          if (!(error instanceof ServiceError)) throw error;
          log.error({ err: error, document: targetOf(address) }, 'A schedule cannot be kept');
          await unitOfWork(async (tx) => {
            await tx.contentVersion.lock();
            const document = await tx.contentDocument.findByAddress(address);
            if (!document) return;
            const staff = document.scheduledBy ?? '';
            await plan(tx, { staff, document, plan: { ...document, ...noSchedule } });
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
