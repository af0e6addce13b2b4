import { createPublicationService } from '@/backoffice/domains/content/publication.service';
import { createContentService } from '@/backoffice/domains/content/content.service';
import type { ApprovalRow } from '@/backoffice/domains/approval/approval.model';
import { createPublicationSteps } from '@/backoffice/domains/content/publication-steps';
import type { ContentRepositories } from '@/backoffice/domains/content/content-writer';
import type {
  ContentDocumentRow,
  ContentRevisionRow,
} from '@/backoffice/domains/site/content-document.repository';
import type { SectionPageEntry } from '@/contracts/site/site';
import { collectedLog, standIn, testClock, unitOfWorkOn } from '../backoffice/service-tools';

const contentAddress = { kind: 'pymt-holiday', id: 'ask' } as const;
export const entryText = {
  _id: 'ask',
  titleEn: 'Ask {brand}',
  titleHk: '查詢',
  titleCn: '咨询',
  bodyEn: 'b',
  bodyHk: 'b',
  bodyCn: 'b',
  href: '/faq',
};
export const byAmy = { staff: 'amy', address: contentAddress };

/** The content of one entry, kept in memory; `purged` counts how often pages were. */
export function contentSetUp() {
  let document: ContentDocumentRow | null = null;
  const revisions: ContentRevisionRow[] = [];
  let shown: { position: number; entry: SectionPageEntry } | null = {
    position: 4,
    entry: entryText,
  };
  const trail: unknown[] = [];
  const counts = { purged: 0 };
  const clock = testClock('2026-11-16T01:00:00Z');
  const { log, entries } = collectedLog();
  const requests: ApprovalRow[] = [];
  const chosen = { people: 1 };
  const needsSecond = () => chosen.people > 1;
  const repositories: ContentRepositories = {
    approval: { listBySubject: async () => requests },
    audit: { create: async ({ target }) => void trail.push(target) },
    contentVersion: standIn<ContentRepositories['contentVersion']>({
      lock: async () => undefined,
      add: async (touched) => void trail.push(touched[0]),
    }),
    contentDocument: standIn<ContentRepositories['contentDocument']>({
      findByAddress: async () => document,
      save: async (row) => void (document = row),
      addRevision: async (row) => void revisions.push(row),
      findRevision: async (_address, number) =>
        revisions.find((one) => one.number === number) ?? null,
      findLastNumber: async () => Math.max(0, ...revisions.map(({ number }) => number)),
      listRevisions: async () => [...revisions].reverse(),
      listDue: async () => (document ? [document] : []),
      markPublished: async () => undefined,
      removeDraftsBefore: async () => undefined,
    }),
    medium: { listByIds: async () => [] },
    site: standIn<ContentRepositories['site']>({
      findEntry: (async () => shown) as unknown as ContentRepositories['site']['findEntry'],
      saveEntry: (async (_kind: string, entry: NonNullable<typeof shown>) =>
        void (shown = entry)) as unknown as ContentRepositories['site']['saveEntry'],
      listEntries: (async () => [
        { position: 2, entry: { _id: 'first' } },
        { position: 9, entry: { _id: 'later' } },
        { position: 12, entry: { _id: 'last' } },
        ...(shown ? [shown] : []),
      ]) as unknown as ContentRepositories['site']['listEntries'],
      removeEntry: async () => void (shown = null),
    }),
  };
  const unitOfWork = unitOfWorkOn(repositories);
  const tokens = { brand: 'Harbour Key' };
  const steps = createPublicationSteps({ tokenNames: new Set(['brand']), now: clock.now });
  return {
    clock,
    requests,
    chosen,
    steps,
    repositories,
    trail,
    counts,
    logged: entries,
    shown: () => shown,
    document: () => document,
    contents: createContentService({
      repositories,
      unitOfWork,
      tokens: () => ({ en: tokens, hk: tokens, cn: tokens }),
      needsSecond,
      now: clock.now,
    }),
    publications: createPublicationService({
      contentDocument: repositories.contentDocument,
      unitOfWork,
      steps,
      needsSecond,
      log,
      now: clock.now,
      onContentChanged: async () => void (counts.purged += 1),
    }),
  };
}
