import type { ContentAddress, ContentDocumentRepository } from './content-document.repository';

/** The document of maintenance. */
export const maintenanceAddress = { kind: 'maintenance', id: 'maintenance' } as const;

interface Stated {
  position: number | null;
  body: object;
}

export interface PublishedVersion extends Stated {
  /** Null for what a release brings. */
  staff: string | null;
  at: Date;
}

/** Adds what visitors see from now on as a version of a document that has versions; its draft stays where something is unpublished in it. */
export async function addPublishedVersion(
  contentDocument: ContentDocumentRepository,
  address: ContentAddress,
  { position, body, staff, at }: PublishedVersion,
): Promise<void> {
  const document = await contentDocument.findByAddress(address);
  if (!document) return;
  const last = await contentDocument.findLastNumber(address);
  const number = last + 1;
  await contentDocument.addRevision({
    ...address,
    number,
    position,
    body: { ...body },
    older: { en: [], hk: [], cn: [] },
    savedAt: at,
    savedBy: staff,
    publishedAt: at,
    publishedBy: staff,
  });
  const isNew = last === 0 && document.published === null;
  const isClean = isNew || document.draft === document.published;
  await contentDocument.save({
    ...document,
    published: number,
    draft: isClean ? number : document.draft,
  });
}
