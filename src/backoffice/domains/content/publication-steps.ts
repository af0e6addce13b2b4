import type { ContentScheduleRequest } from '@/contracts/content/content-desk';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import { recordChange } from '../audit/record-change';
import type { ContentAddress, ContentDocumentRow } from '../site/content-document.repository';
import { cleanBody, problemsOf } from './content-body';
import { imageProblemsOf } from './media/medium.model';
import { noSchedule, type OpenContent } from './content.model';
import { findSiteLinks, pathProblemsOf, redirectProblemsOf } from './link-checks';
import {
  ensureStored,
  openForChange,
  type ContentEdit,
  type ContentRepositories,
} from './content-writer';
import { findPublished, savePublished, targetOf, touchedBy } from './published-content';

export interface PublicationStepsOptions {
  /** The names of the placeholder tokens that have a value. */
  tokenNames: ReadonlySet<string>;
  now: () => Date;
}

/** Whether it names pages that have to be there. */
const isCheckedForPages = ({ kind }: ContentAddress): boolean =>
  kind === 'redirects' || kind === 'notifications';

/** A schedule as it is written to the audit trail. */
const scheduleOf = ({ scheduledVersion, publishFrom, publishUntil }: ContentDocumentRow) =>
  scheduledVersion === null
    ? null
    : { version: scheduledVersion, from: publishFrom, until: publishUntil };

export type PublicationSteps = ReturnType<typeof createPublicationSteps>;

/** What publishing consists of, inside a transaction of whoever publishes: one person, two, or the clock. */
export function createPublicationSteps({ tokenNames, now }: PublicationStepsOptions) {
  /** The version as it can be published. Throws `not_found`, and `validation_failed` by path. */
  async function publishable(tx: ContentRepositories, address: ContentAddress, number: number) {
    const revision = requireFound(await tx.contentDocument.findRevision(address, number));
    const body = cleanBody(address, revision.body);
    const links = isCheckedForPages(address) ? await findSiteLinks(tx.site) : null;
    const fields = {
      ...(links ? redirectProblemsOf(address, body, links) : {}),
      ...(links ? pathProblemsOf(address, body, links) : {}),
      ...problemsOf(address.kind, body, tokenNames),
      ...(await imageProblemsOf(body, tx.medium)),
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
    publishable,
    keepSchedule,
    plan,

    /** Shows a version. Answers what the document was before. Throws `not_found`, `changed_meanwhile`, and `validation_failed` for one that is not complete. */
    async publish(
      tx: ContentRepositories,
      { staff, ...edit }: ContentEdit,
      number: number,
    ): Promise<OpenContent> {
      const open = await openForChange(tx, edit);
      await ensureStored(tx, open, now());
      await tx.contentDocument.save(await show(tx, { staff, document: open.document, number }));
      return open;
    },

    /** Takes an entry off the site. Throws `not_found`, `changed_meanwhile`, and `conflict` for what comes with a release and for what visitors do not see. */
    async withdraw(tx: ContentRepositories, { staff, ...edit }: ContentEdit): Promise<void> {
      const open = await openForChange(tx, edit);
      if (open.document.published === null) throw new ServiceError('conflict');
      await ensureStored(tx, open, now());
      await tx.contentDocument.save(await hide(tx, { staff, document: open.document }));
    },

    /** Plans a version, in place of what was planned. Answers what the document was before, and throws as `publish`. */
    async schedule(
      tx: ContentRepositories,
      { staff, ...edit }: ContentEdit,
      { version, from, until }: ContentScheduleRequest,
    ): Promise<OpenContent> {
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
      return open;
    },
  };
}
