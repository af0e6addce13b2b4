import type { DraftRow } from '@/backoffice/domains/application/draft/draft.repository';
import type { DraftRepositories } from '@/backoffice/domains/application/draft/draft.service';
import { standIn } from './service-tools';

type Drafts = DraftRepositories['applicationDraft'];
type Applications = DraftRepositories['application'];

/** Drafts in a list that a test can read; `sent` holds the ids of those that became applications. */
export function inMemoryDrafts() {
  const rows: DraftRow[] = [];
  const access: { tokenHash: string; draftId: string }[] = [];
  const sent = new Set<string>();
  const openTo = (tokenHashes: readonly string[], now: Date): DraftRow[] =>
    rows.filter(
      (row) =>
        row.expiresAt > now &&
        access.some((known) => tokenHashes.includes(known.tokenHash) && known.draftId === row.id),
    );
  const repositories: DraftRepositories = {
    applicationDraft: standIn<Drafts>({
      create: async (row) => void rows.push({ ...row }),
      addAccess: async (tokenHash, { draftId }) => void access.push({ tokenHash, draftId }),
      isKnownToken: async (tokenHashes) =>
        access.some((known) => tokenHashes.includes(known.tokenHash)),
      findLatest: async (tokenHashes, { now, product }) =>
        openTo(tokenHashes, now)
          .filter((row) => product === undefined || row.product === product)
          .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())[0] ?? null,
      lockByToken: async (tokenHashes, { draftId, now }) =>
        openTo(tokenHashes, now).find(({ id }) => id === draftId) ?? null,
      findById: async (draftId, now) =>
        rows.find(({ id, expiresAt }) => id === draftId && expiresAt > now) ?? null,
      findByResumeReference: async (reference, now) =>
        rows.find((row) => row.resumeReference === reference && row.expiresAt > now) ?? null,
      async update(draftId, change) {
        const row = rows.find(({ id }) => id === draftId);
        if (row) Object.assign(row, change);
      },
    }),
    coApplicant: { listByApplications: async () => [] },
    application: standIn<Applications>({
      findByDraft: async (id) =>
        sent.has(id)
          ? standIn<NonNullable<Awaited<ReturnType<Applications['findByDraft']>>>>({})
          : null,
    }),
  };
  return { rows, sent, repositories };
}
