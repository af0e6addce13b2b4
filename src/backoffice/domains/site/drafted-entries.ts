import type { Collection } from '@/contracts/desk';
import type {
  ContentBody,
  ContentDocumentRepository,
  ContentRevisionRow,
} from './content-document.repository';
import { entrySchemas, type SiteRepository, type StoredEntry } from './site.repository';

/** An entry that was saved and not published. `isFit` is false for one that could not be published. */
export interface EntryDraft {
  kind: Collection;
  id: string;
  body: ContentBody;
  isFit: boolean;
}

export interface DraftedEntriesOptions {
  site: Pick<SiteRepository, 'listEntries'>;
  contentDocument: Pick<ContentDocumentRepository, 'listDrafts'>;
}

/** Lists as visitors would find them if every draft that can be published were. */
export interface DraftedEntries extends Pick<SiteRepository, 'listEntries'> {
  draftsOf: (kind: Collection) => EntryDraft[];
}

const bodyOf = ({ id, body }: ContentRevisionRow): ContentBody => ({ ...body, _id: id });

/** Reads the drafts of this moment. */
export async function readDraftedEntries({
  site,
  contentDocument,
}: DraftedEntriesOptions): Promise<DraftedEntries> {
  // A version that was published is what visitors read, or was taken off.
  const unpublished = (await contentDocument.listDrafts())
    .map(({ draft }) => draft)
    .filter(({ publishedAt }) => publishedAt === null);
  const revisionsOf = (kind: Collection): ContentRevisionRow[] =>
    unpublished.filter((draft) => draft.kind === kind);
  return {
    draftsOf: (kind) =>
      revisionsOf(kind).map((draft) => ({
        kind,
        id: draft.id,
        body: draft.body,
        isFit: entrySchemas[kind].safeParse(bodyOf(draft)).success,
      })),

    async listEntries<C extends Collection>(kind: C) {
      const published = await site.listEntries(kind);
      const entries = new Map<string, StoredEntry<C>>(
        published.map((stored) => [stored.entry._id, stored]),
      );
      const lastPosition = Math.max(0, ...published.map(({ position }) => position));
      for (const draft of revisionsOf(kind)) {
        const { data: entry } = entrySchemas[kind].safeParse(bodyOf(draft));
        if (entry === undefined) continue;
        const position = draft.position ?? entries.get(draft.id)?.position ?? lastPosition + 1;
        entries.set(draft.id, { position, entry });
      }
      return [...entries.values()].toSorted(
        (one, other) => one.position - other.position || (one.entry._id < other.entry._id ? -1 : 1),
      );
    },
  };
}
