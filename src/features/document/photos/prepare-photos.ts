import { drawSmaller, type DrawnPhoto } from './draw-smaller';
import { jpegName } from './photo';
import { photosPdf } from './photos-pdf';

interface PrepareOptions {
  /** Called with how many photos are done. */
  onProgress: (done: number) => void;
}

/** Photos made smaller one after the other; one that cannot be read, or would grow, stays as it is. */
export async function makeSmaller(
  photos: readonly File[],
  { onProgress }: PrepareOptions,
): Promise<File[]> {
  const made: File[] = [];
  for (const photo of photos) {
    onProgress(made.length);
    made.push(await smallerOf(photo));
  }
  return made;
}

async function smallerOf(photo: File): Promise<File> {
  try {
    const { jpeg } = await drawSmaller(photo);
    return jpeg.size < photo.size
      ? new File([jpeg], jpegName(photo.name), { type: jpeg.type })
      : photo;
  } catch {
    return photo;
  }
}

/** Photos as the pages of one PDF, in their order. Throws for one that cannot be read. */
export async function putTogether(
  photos: readonly File[],
  { name, onProgress }: PrepareOptions & { name: string },
): Promise<File> {
  const pages: DrawnPhoto[] = [];
  for (const photo of photos) {
    onProgress(pages.length);
    pages.push(await drawSmaller(photo));
  }
  return new File([await photosPdf(pages)], `${name}.pdf`, { type: 'application/pdf' });
}
