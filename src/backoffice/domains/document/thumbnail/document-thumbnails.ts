import { memoizePromiseByKey } from '@/lib/async/memoize-promise-by-key';
import { thumbnailTypes } from '@/backoffice/adapters/picture/thumbnail-limits';
import type { ThumbnailMaker } from '@/backoffice/adapters/picture/thumbnail-maker';
import { ServiceError } from '@/backoffice/common/service-error';
import type { DocumentRow } from '../document.repository';
import type { OpenDocument } from '../open-document';

export interface DocumentThumbnails {
  /** The thumbnail of a document as WebP. Throws `not_found` where there is none, and what opening the document throws. */
  of: (row: DocumentRow) => Promise<Buffer>;
}

/** Of some 5 KB each. */
const keptCount = 500;
const keptMs = 10 * 60_000;

/** Whether a document is a picture that may be opened. */
export function hasThumbnail({
  type,
  status,
  fileKey,
}: Pick<DocumentRow, 'type' | 'status' | 'fileKey'>): boolean {
  return (
    thumbnailTypes.includes(type) && (status === 'clean' || status === 'stored') && fileKey !== null
  );
}

/** Draws thumbnails of documents on demand and keeps the latest in memory for minutes, never on disk. */
export function createDocumentThumbnails({
  openDocument,
  makeThumbnail,
}: {
  openDocument: OpenDocument;
  makeThumbnail: ThumbnailMaker['make'];
}): DocumentThumbnails {
  const drawings = memoizePromiseByKey<Buffer | null>(keptCount);

  // What could not be opened is tried again; what could not be drawn is not.
  const draw = (row: DocumentRow): Promise<Buffer | null> =>
    drawings.get(
      row.id,
      () => makeThumbnail(async () => (await openDocument(row, null)).bytes, row.type),
      keptMs,
    );

  return {
    async of(row) {
      if (!hasThumbnail(row)) throw new ServiceError('not_found');
      const bytes = await draw(row);
      if (bytes === null) throw new ServiceError('not_found');
      return bytes;
    },
  };
}
