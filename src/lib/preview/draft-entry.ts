import type { ContentKind } from '@/contracts/content/content-desk';
import { previewedDraft } from './previewed-content';

/** The id of the entry of a list that is a draft, on the page that shows it; the address of a preview ends with it, so that the page opens there. */
export const draftEntryId = 'draft';

/** The id of an entry on its page: for the draft of a preview only, so undefined on all pages of visitors. */
export function draftIdOf(kind: ContentKind, { _id }: { _id: string }): string | undefined {
  const draft = previewedDraft();
  return draft?.kind === kind && draft.id === _id ? draftEntryId : undefined;
}
