import {
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
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { titlesOf } from '../../content/content-body';
import { previewPathOf } from '../../content/preview-paths';
import type { PreviewService } from '../../content/preview.service';
import type { ContentDocumentRepository } from '../../site/content-document.repository';
import { addressOf, adviceOf, daysBetween, resultsOf, stateOf } from './page-test.model';
import type { PageTestRepository, PageTestRow } from './page-test.repository';
import { versionOf, type PageTestRepositories, type PageTestSteps } from './page-test-steps';

export interface PageTestServiceOptions {
  tests: PageTestRepository;
  documents: Pick<ContentDocumentRepository, 'findByAddress' | 'listDrafts' | 'listRevisions'>;
  unitOfWork: UnitOfWork<PageTestRepositories>;
  previews: Pick<PreviewService, 'show'>;
  steps: PageTestSteps;
  /** Whether a second person has to approve what visitors are to see. */
  needsSecond: () => boolean;
  /** Called after visitors see something else. */
  onContentChanged: () => Promise<void>;
  now: () => Date;
}

/** A test that visitors are part of: `contents` has what each variant but `a` shows. */
export interface RunningPageTest {
  id: string;
  path: string;
  endsAt: Date;
  contents: Partial<Record<PageTestVariant, PreviewedContent>>;
}

export type PageTestService = ReturnType<typeof createPageTestService>;

/** Tests of versions of one document: parts of the visitors of its page see each, and who reached the goal is counted without keeping who it was (docs/adr/0083). */
export function createPageTestService(options: PageTestServiceOptions) {
  const { tests, documents, unitOfWork, previews, steps, needsSecond, onContentChanged, now } =
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

    needsSecond,

    /** Begins a test. Throws `second_person_needed` where one person does not publish, and as the step does. */
    async start(staff: string, request: PageTestRequest): Promise<PageTestDetails> {
      if (needsSecond()) throw new ServiceError('second_person_needed');
      const { id } = await unitOfWork((tx) => steps.start(tx, staff, request));
      await onContentChanged();
      return find(id);
    },

    /** Whether the end of a test has to be approved: it shows all visitors what not all of them saw. Throws `not_found`. */
    async needsSecondFor(id: string, chosen: PageTestVariant | null): Promise<boolean> {
      if (!needsSecond() || chosen === null) return false;
      const test = requireFound(await tests.findById(id));
      return (await publishedOf(documents, test)) !== versionOf(test, chosen);
    },

    /** Ends a test. Throws `second_person_needed` where one person does not publish what was chosen, and as the step does. */
    async end(staff: string, id: string, chosen: PageTestVariant | null): Promise<PageTestDetails> {
      await unitOfWork(async (tx) => {
        const { version, published } = await steps.end(tx, { staff, id, chosen });
        if (needsSecond() && version !== null && version !== published)
          throw new ServiceError('second_person_needed');
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
