/** Photos that every browser can draw; others, such as HEIC, go as they are. */
const drawableTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** From here on it is worth asking whether a photo may be made smaller. */
const largeBytes = 2.5 * 1024 * 1024;
/** So many photos at once are the pages of one document more often than not. */
const manyPages = 3;

export const isPhoto = ({ type }: { type: string }): boolean => drawableTypes.has(type);
export const isLargePhoto = ({ size }: { size: number }): boolean => size > largeBytes;

/** Whether to ask, before these photos are sent, if they are to be made smaller or put together. */
export function areWorthAsking(photos: readonly { size: number }[]): boolean {
  return photos.length >= manyPages || photos.some(isLargePhoto);
}

/** Longest edge of a photo made smaller, in pixels: a page of A4 at 219 dots an inch. */
export const smallerEdge = 2_560;

/** The size at which something is drawn so that neither edge passes `edge`; never enlarged. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  edge: number,
): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** `IMG_1.png` as the JPEG that it became. */
export const jpegName = (name: string): string => `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.jpg`;
