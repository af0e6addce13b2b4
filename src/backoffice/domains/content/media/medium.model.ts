import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { mediaRoot } from '@/contracts/media/media-choices';
import { imageSchema } from '@/contracts/content/image';
import type { Medium } from '@/contracts/media/media-desk';
import type { FieldProblem } from '@/backoffice/common/service-error';
import { isRecord } from '@/lib/object/to-record';
import type { MediumRepository, StoredMedium } from './medium.repository';

/** The end of the address of one size. */
export const fileNameOf = (id: string, { width, isShared }: { width: number; isShared: boolean }) =>
  `${id}-${width}.${isShared ? 'jpg' : 'webp'}`;

/** An image as documents and the desk have it. */
export function toMedium({ medium, files }: StoredMedium): Medium {
  const { id, altEn, altHk, altCn, width, height, version, addedAt, addedBy } = medium;
  const shared = files.find(({ isShared }) => isShared);
  return {
    id,
    altEn,
    altHk,
    altCn,
    width,
    height,
    version,
    sources: files
      .filter(({ isShared }) => !isShared)
      .map((file) => ({ path: `${mediaRoot}${file.name}`, width: file.width })),
    ...(shared ? { sharedPath: `${mediaRoot}${shared.name}` } : {}),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    addedAt: addedAt.toISOString(),
    addedBy,
  };
}

/** What a document has of an image besides its words, which it may say in its own way. */
const shownSchema = imageSchema.omit({ altEn: true, altHk: true, altCn: true });
type ShownImage = z.output<typeof shownSchema>;

/** Every image in a document, by the path at which it stands. */
export function imagesIn(body: unknown, path = ''): { path: string; image: ShownImage }[] {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(body)) return body.flatMap((item, index) => imagesIn(item, at(index)));
  if (!isRecord(body)) return [];
  const { data: image } = shownSchema.safeParse(body);
  if (image) return [{ path, image }];
  return Object.entries(body).flatMap(([key, value]) => imagesIn(value, at(key)));
}

/** What keeps a document from being published: an image that is not in the library, or not as it is there. */
export async function imageProblemsOf(
  body: unknown,
  media: Pick<MediumRepository, 'listByIds'>,
): Promise<Record<string, FieldProblem>> {
  const images = imagesIn(body);
  if (images.length === 0) return {};
  const stored = await media.listByIds(images.map(({ image }) => image.id));
  const known = new Map(stored.map((one) => [one.medium.id, toMedium(one)]));
  return Object.fromEntries(
    images.flatMap(({ path, image }): [string, FieldProblem][] => {
      const found = known.get(image.id);
      return found && isDeepStrictEqual(shownSchema.parse(found), image)
        ? []
        : [[path, { key: 'unknownImage' }]];
    }),
  );
}
