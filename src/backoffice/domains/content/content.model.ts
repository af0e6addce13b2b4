import type { ContentState } from '@/contracts/content/content-choices';
import type { ContentSummary, ContentVersionSummary } from '@/contracts/content/content-desk';
import type { ChangedMeanwhile } from '@/contracts/errors';
import type { ApprovalRow } from '../approval/approval.model';
import type {
  ContentAddress,
  ContentBody,
  ContentDocumentRow,
  ContentRevisionRow,
} from '../site/content-document.repository';
import { titlesOf } from './content-body';
import { languageStatesOf } from './localised-texts';

/** What visitors see of a document; `position` is null for a page. */
export interface PublishedContent {
  position: number | null;
  body: ContentBody;
}

/** A document with its draft. */
export interface OpenContent {
  document: ContentDocumentRow;
  draft: ContentRevisionRow;
}

/** What requests to a second person call a document. */
export const contentSubject = ({ kind, id }: ContentAddress): string => `content:${kind}:${id}`;

/** What a document without a schedule says of one. */
export const noSchedule = {
  scheduledVersion: null,
  publishFrom: null,
  publishUntil: null,
  returnTo: null,
  scheduledBy: null,
};

export const nothingOlder = { en: [], hk: [], cn: [] };

/** A document that nobody has touched: its draft is what came with the release. */
export const untouched = (
  { kind, id }: ContentAddress,
  { position, body }: PublishedContent,
): OpenContent => ({
  document: {
    kind,
    id,
    draft: 0,
    published: 0,
    ...noSchedule,
  },
  draft: {
    kind,
    id,
    number: 0,
    position,
    body,
    older: nothingOlder,
    savedAt: new Date(0),
    savedBy: null,
    publishedAt: null,
    publishedBy: null,
  },
});

/** An entry that does not exist yet. */
export function unbegun(address: ContentAddress): OpenContent {
  const { document, draft } = untouched(address, { position: null, body: {} });
  return { document: { ...document, published: null }, draft };
}

function stateOf({ draft, published, publishFrom }: ContentDocumentRow): ContentState {
  if (publishFrom !== null) return 'scheduled';
  if (published === null) return 'unpublished';
  return published === draft ? 'published' : 'changed';
}

/** A document in short, as staff see it in the list. */
export function toContentSummary({ document, draft }: OpenContent): ContentSummary {
  const { kind, id, published, scheduledVersion, publishFrom, publishUntil } = document;
  return {
    kind,
    id,
    ...titlesOf(document, draft.body),
    state: stateOf(document),
    languages: languageStatesOf(draft.body, draft.older),
    version: document.draft,
    published,
    schedule:
      scheduledVersion === null
        ? null
        : {
            version: scheduledVersion,
            from: publishFrom?.toISOString() ?? null,
            until: publishUntil?.toISOString() ?? null,
            by: document.scheduledBy ?? '',
          },
    changedAt: draft.savedBy === null ? null : draft.savedAt.toISOString(),
    changedBy: draft.savedBy,
  };
}

/** A version in short, with who approved that it went live, of the requests about its document. */
export const toContentVersion = (
  {
    number,
    savedAt,
    savedBy,
    publishedAt,
    publishedBy,
  }: Pick<ContentRevisionRow, 'number' | 'savedAt' | 'savedBy' | 'publishedAt' | 'publishedBy'>,
  requests: readonly Pick<ApprovalRow, 'state' | 'maker' | 'checker' | 'result'>[],
): ContentVersionSummary => ({
  version: number,
  at: savedBy === null && number === 0 ? null : savedAt.toISOString(),
  by: savedBy,
  publishedAt: publishedAt?.toISOString() ?? null,
  publishedBy,
  checkedBy:
    requests.find(
      ({ state, maker, result }) =>
        state === 'approved' && maker === publishedBy && result === String(number),
    )?.checker ?? null,
});

/** What was saved since the version that was on the screen; null where that version is still the draft. */
export function changesSince(
  since: number,
  { draft }: Pick<ContentDocumentRow, 'draft'>,
  revisions: readonly Pick<ContentRevisionRow, 'number' | 'savedBy' | 'savedAt'>[],
): ChangedMeanwhile | null {
  if (since === draft) return null;
  return {
    version: draft,
    changes: revisions
      .filter(({ number }) => number > since)
      .reverse()
      .map(({ savedBy, savedAt }) => ({
        what: savedBy === null ? 'delivered' : 'saved',
        by: savedBy ?? '',
        at: savedAt.toISOString(),
      })),
  };
}
