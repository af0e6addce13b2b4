import {
  pageTestLimits,
  pageTestVariants,
  testableKinds,
  type PageTestVariant,
} from '@/contracts/campaign/page-test-choices';
import type {
  PageTest,
  PageTestDetails,
  PageTestRequest,
  TestableContent,
} from '@/contracts/campaign/page-test';
import type { PreviewedContent } from '@/lib/preview/previewed-content';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import { titlesOf } from '../../content/content-body';
import { previewPathOf } from '../../content/preview-paths';
import type { PreviewService } from '../../content/preview.service';
import type { PublicationService } from '../../content/publication.service';
import type { ContentDocumentRepository } from '../../site/content-document.repository';
import type { ContentVersionRepository } from '../../site/content-version.repository';
import { adviceOf, daysBetween, resultsOf, stateOf } from './page-test.model';
import type { PageTestRepository, PageTestRow } from './page-test.repository';

export interface PageTestRepositories {
  audit: Pick<AuditRepository, 'create'>;
  contentDocument: Pick<ContentDocumentRepository, 'findByAddress'>;
  contentVersion: Pick<ContentVersionRepository, 'lock' | 'add'>;
  pageTest: PageTestRepository;
}

export interface PageTestServiceOptions {
  tests: PageTestRepository;
  documents: Pick<ContentDocumentRepository, 'findByAddress' | 'listDrafts' | 'listRevisions'>;
  unitOfWork: UnitOfWork<PageTestRepositories>;
  previews: Pick<PreviewService, 'show'>;
  publications: Pick<PublicationService, 'isPublishable' | 'publish'>;
  /** Called after visitors see something else. */
  onContentChanged: () => Promise<void>;
  newId: () => string;
  now: () => Date;
}

/** A test that visitors are part of: `contents` has what each variant but `a` shows. */
export interface RunningPageTest {
  id: string;
  path: string;
  endsAt: Date;
  contents: Partial<Record<PageTestVariant, PreviewedContent>>;
}

/** What the audit trail says of a test. */
const audited = ({ id: _id, startedAt: _at, startedBy: _by, ...test }: PageTestRow) => test;
const addressOf = ({ kind, contentId }: Pick<PageTestRow, 'kind' | 'contentId'>) => ({
  kind,
  id: contentId,
});

export type PageTestService = ReturnType<typeof createPageTestService>;

/** Tests of versions of one document: parts of the visitors of its page see each, and who reached the goal is counted without keeping who it was (docs/adr/0083). */
export function createPageTestService(options: PageTestServiceOptions) {
  const { tests, documents, unitOfWork, previews, publications, onContentChanged, newId, now } =
    options;

  const publishedOf = async (
    from: Pick<ContentDocumentRepository, 'findByAddress'>,
    test: Pick<PageTestRow, 'kind' | 'contentId'>,
  ): Promise<number | null> => (await from.findByAddress(addressOf(test)))?.published ?? null;

  async function toTest(row: PageTestRow): Promise<PageTest> {
    const published = row.endedAt === null ? await publishedOf(documents, row) : null;
    return {
      ...row,
      variants: pageTestVariants
        .slice(0, row.versions.length)
        .map((variant, index) => ({ variant, version: row.versions[index] ?? 0 })),
      state: stateOf(row, { published, now: now() }),
      startedAt: row.startedAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    };
  }

  async function find(id: string): Promise<PageTestDetails> {
    const row = requireFound(await tests.findById(id));
    const results = resultsOf(row.versions, await tests.sumByTest(id), row.effectPoints);
    const end = [now(), row.endsAt, row.endedAt ?? now()].reduce((one, other) =>
      one < other ? one : other,
    );
    const days = daysBetween(row.startedAt, end);
    return {
      ...(await toTest(row)),
      results,
      advice: adviceOf(results, { effectPoints: row.effectPoints, days }),
    };
  }

  /** Versions that differ from each other and from what is published, and that could be published. */
  async function requireVersions(
    { kind, contentId, versions }: PageTestRequest,
    published: number,
  ): Promise<void> {
    if (new Set([published, ...versions]).size <= versions.length)
      rejectField('versions', 'repeated');
    for (const version of versions)
      if (!(await publications.isPublishable({ kind, id: contentId }, version)))
        rejectField('versions', 'notPublishable', version);
  }

  return {
    /** One page of the tests, the newest first. */
    async list({ cursor, limit }: { cursor?: string | undefined; limit: number }): Promise<{
      data: PageTest[];
      next: string | null;
      total: number;
    }> {
      const last = cursor === undefined ? null : await tests.findById(cursor);
      const after = last && { at: last.startedAt, id: last.id };
      const found = await tests.list({ limit: limit + 1, after });
      const page = found.slice(0, limit);
      return {
        data: await Promise.all(page.map(toTest)),
        next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
        total: await tests.count(),
      };
    },

    /** With what came of each variant. Throws `not_found`. */
    find,

    /** Documents that visitors see, with their versions that they do not see. */
    async listTestable(): Promise<TestableContent[]> {
      const found: TestableContent[] = [];
      for (const { document, draft } of await documents.listDrafts()) {
        const { id, published } = document;
        const kind = testableKinds.find((known) => known === document.kind);
        const path = previewPathOf(document);
        if (kind === undefined || path === null || published === null) continue;
        const versions = (await documents.listRevisions(document))
          .filter(({ number }) => number !== published)
          .map(({ number, savedAt, savedBy }) => ({
            version: number,
            at: savedAt.toISOString(),
            by: savedBy,
          }));
        if (versions.length === 0) continue;
        found.push({ kind, id, ...titlesOf(document, draft.body), path, published, versions });
      }
      return found;
    },

    /** Begins a test. Throws `not_found` for an unknown document, `conflict` where the page has a test, and `validation_failed` for versions that cannot be shown and a last day that is too near or too far. */
    async start(staff: string, request: PageTestRequest): Promise<PageTestDetails> {
      const { kind, contentId, versions, endsAt: end, ...said } = request;
      const endsAt = new Date(end);
      const address = { kind, id: contentId };
      const path = requireFound(previewPathOf(address));
      const published = requireFound(await publishedOf(documents, request));
      await requireVersions(request, published);
      const id = newId();
      await unitOfWork(async (tx) => {
        await tx.contentVersion.lock();
        const at = now();
        if (endsAt <= at) rejectField('endsAt', 'notPast');
        if (daysBetween(at, endsAt) > pageTestLimits.days)
          rejectField('endsAt', 'tooBig', pageTestLimits.days);
        // Somebody may have published meanwhile.
        if ((await publishedOf(tx.contentDocument, request)) !== published)
          throw new ServiceError('conflict');
        if ((await tx.pageTest.listOpen(at)).some((one) => one.path === path))
          rejectField('contentId', 'testRunning');
        const row: PageTestRow = {
          ...said,
          id,
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
        const target = `page-test:${id}`;
        await recordChange(tx.audit, { at, staff, target, before: null, after: audited(row) });
        await tx.contentVersion.add(['site']);
      });
      await onContentChanged();
      return find(id);
    },

    /** Ends a test and publishes the variant that was chosen, where it is another than what visitors see without it. Throws `not_found`, `conflict` for one that has ended or whose document was published anew, and as publishing does. */
    async end(staff: string, id: string, chosen: PageTestVariant | null): Promise<PageTestDetails> {
      const test = requireFound(await tests.findById(id));
      const version = chosen && test.versions[pageTestVariants.indexOf(chosen)];
      if (version === undefined) rejectField('chosen', 'notOffered', 'a');
      const document = await documents.findByAddress(addressOf(test));
      const published = document?.published ?? null;
      const state = stateOf(test, { published, now: now() });
      // What was chosen is published first, so that a failure leaves a test that can still be ended.
      const isPublished = version !== null && published === version;
      if (state === 'ended' || (chosen !== null && state === 'changed' && !isPublished))
        throw new ServiceError('conflict');
      if (document && version !== null && !isPublished)
        await publications.publish(
          { staff, address: addressOf(test), version: document.draft },
          version,
        );
      await unitOfWork(async (tx) => {
        await tx.contentVersion.lock();
        const before = requireFound(await tx.pageTest.findById(id));
        if (before.endedAt !== null) throw new ServiceError('conflict');
        const at = now();
        const ended = { endedAt: at, endedBy: staff, chosen };
        await tx.pageTest.markEnded(id, ended);
        await recordChange(tx.audit, {
          at,
          staff,
          target: `page-test:${id}`,
          before: audited(before),
          after: audited({ ...before, ...ended }),
        });
        await tx.contentVersion.add(['site']);
      });
      await onContentChanged();
      return find(id);
    },

    /** The tests that visitors are part of now, with what they show. One that can no longer be shown as it was begun is left out. */
    async listRunning(): Promise<RunningPageTest[]> {
      const running: RunningPageTest[] = [];
      for (const test of await tests.listOpen(now())) {
        const { id, path, endsAt, versions } = test;
        const published = await publishedOf(documents, test);
        if (stateOf(test, { published, now: now() }) !== 'running') continue;
        const shown = await Promise.all(
          versions.slice(1).map((version) => previews.show(addressOf(test), version, endsAt)),
        );
        const contents: RunningPageTest['contents'] = {};
        for (const [index, content] of shown.entries()) {
          const variant = pageTestVariants[index + 1];
          if (content && variant) contents[variant] = { ...content, isVariant: true };
        }
        if (Object.keys(contents).length === versions.length - 1)
          running.push({ id, path, endsAt, contents });
      }
      return running;
    },
  };
}
