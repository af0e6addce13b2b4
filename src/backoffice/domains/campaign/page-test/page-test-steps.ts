import {
  pageTestLimits,
  pageTestVariants,
  type PageTestVariant,
} from '@/contracts/campaign/page-test-choices';
import type { PageTestRequest } from '@/contracts/campaign/page-test';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import { recordChange } from '../../audit/record-change';
import type { ContentRepositories } from '../../content/content-writer';
import { previewPathOf } from '../../content/preview-paths';
import type { PublicationSteps } from '../../content/publication-steps';
import { addressOf, daysBetween, stateOf } from './page-test.model';
import type { PageTestRepository, PageTestRow } from './page-test.repository';

/** What tests of pages read and write in one transaction. */
export interface PageTestRepositories extends ContentRepositories {
  pageTest: PageTestRepository;
}

export interface PageTestStepsOptions {
  publication: Pick<PublicationSteps, 'publish' | 'publishable'>;
  newId: () => string;
  now: () => Date;
}

/** What the audit trail says of a test. */
const audited = ({ id: _id, startedAt: _at, startedBy: _by, ...test }: PageTestRow) => test;

const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'validation_failed';

export type PageTestSteps = ReturnType<typeof createPageTestSteps>;

/** How a test begins and ends, inside a transaction of whoever does it: one person, or two. */
export function createPageTestSteps({ publication, newId, now }: PageTestStepsOptions) {
  /** Versions that differ from each other and from what is published, and that could be published. */
  async function requireVersions(
    tx: PageTestRepositories,
    { kind, contentId, versions }: PageTestRequest,
    published: number,
  ): Promise<void> {
    if (new Set([published, ...versions]).size <= versions.length)
      rejectField('versions', 'repeated');
    for (const version of versions)
      try {
        await publication.publishable(tx, { kind, id: contentId }, version);
      } catch (error) {
        if (isRefusal(error)) rejectField('versions', 'notPublishable', version);
        throw error;
      }
  }

  return {
    /** Begins a test. Throws `not_found` for an unknown document, `conflict` where the page has a test, and `validation_failed` for versions that cannot be shown and a last day that is too near or too far. */
    async start(
      tx: PageTestRepositories,
      staff: string,
      request: PageTestRequest,
    ): Promise<PageTestRow> {
      const { kind, contentId, versions, endsAt: end, ...said } = request;
      const path = requireFound(previewPathOf({ kind, id: contentId }));
      await tx.contentVersion.lock();
      const document = await tx.contentDocument.findByAddress({ kind, id: contentId });
      const published = requireFound(document?.published ?? null);
      await requireVersions(tx, request, published);
      const at = now();
      const endsAt = new Date(end);
      if (endsAt <= at) rejectField('endsAt', 'notPast');
      if (daysBetween(at, endsAt) > pageTestLimits.days)
        rejectField('endsAt', 'tooBig', pageTestLimits.days);
      if ((await tx.pageTest.listOpen(at)).some((one) => one.path === path))
        rejectField('contentId', 'testRunning');
      const row: PageTestRow = {
        ...said,
        id: newId(),
        kind,
        contentId,
        path,
        versions: [published, ...versions],
        startedAt: at,
        startedBy: staff,
        endsAt,
        endedAt: null,
        endedBy: null,
        chosen: null,
      };
      if (!(await tx.pageTest.create(row))) throw new ServiceError('conflict');
      const target = `page-test:${row.id}`;
      await recordChange(tx.audit, { at, staff, target, before: null, after: audited(row) });
      await tx.contentVersion.add(['site']);
      return row;
    },

    /** Ends a test and publishes the variant that was chosen, where it is another than what visitors see without it. Answers the test and the version published before; throws `not_found`, `conflict` for one that has ended or whose document was published anew, and as publishing does. */
    async end(
      tx: PageTestRepositories,
      { staff, id, chosen }: { staff: string; id: string; chosen: PageTestVariant | null },
    ): Promise<{ test: PageTestRow; version: number | null; published: number | null }> {
      await tx.contentVersion.lock();
      const test = requireFound(await tx.pageTest.findById(id));
      const version = versionOf(test, chosen);
      const address = addressOf(test);
      const document = await tx.contentDocument.findByAddress(address);
      const published = document?.published ?? null;
      const at = now();
      const state = stateOf(test, { published, now: at });
      const isPublished = version !== null && published === version;
      if (state === 'ended' || (chosen !== null && state === 'changed' && !isPublished))
        throw new ServiceError('conflict');
      if (document && version !== null && !isPublished)
        await publication.publish(tx, { staff, address, version: document.draft }, version);
      const ended = { endedAt: at, endedBy: staff, chosen };
      await tx.pageTest.markEnded(id, ended);
      await recordChange(tx.audit, {
        at,
        staff,
        target: `page-test:${id}`,
        before: audited(test),
        after: audited({ ...test, ...ended }),
      });
      await tx.contentVersion.add(['site']);
      return { test, version, published };
    },
  };
}

/** The version of a variant; null for none. Throws `validation_failed` for a variant that the test does not have. */
export function versionOf(
  { versions }: Pick<PageTestRow, 'versions'>,
  chosen: PageTestVariant | null,
): number | null {
  if (chosen === null) return null;
  return versions[pageTestVariants.indexOf(chosen)] ?? rejectField('chosen', 'notOffered', 'a');
}
