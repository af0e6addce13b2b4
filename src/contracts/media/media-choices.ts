// No zod here: the desk reads these values, too.

/** What may be uploaded: pixels alone, so nothing with scripts in it. */
export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Whether a file of this type is taken. */
export const isMediaType = (type: string): type is MediaType =>
  mediaTypes.some((one) => one === type);

/** Characters of what an image shows, in words; bytes of a file; pixels of the longest edge that is kept. */
export const mediaLimits = { alt: 250, maxBytes: 15 * 1024 * 1024, edge: 2_400 } as const;

/** Widths in pixels that are made of an image besides its own, as far as they are smaller. */
export const mediaWidths: readonly number[] = [480, 960, 1_600];

/** The crop for messengers and social networks, in pixels. */
export const sharedImage = { width: 1_200, height: 630 } as const;

/** Where the site delivers images, on its own host. */
export const mediaRoot = '/api/v1/media/';
