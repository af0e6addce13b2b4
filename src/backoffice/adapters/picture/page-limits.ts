import { thumbnailLimits, thumbnailTypes } from './thumbnail-limits';

/** What the picture of one page may cost. */
export const pageLimits = {
  ...thumbnailLimits,
  /** Longest edge, in pixels: 150 dots an inch on A4. */
  edge: 1_754,
  maxBytes: 6 * 1024 * 1024,
} as const;

/** Media types whose pages are rendered as pictures. */
export const pageTypes: readonly string[] = [...thumbnailTypes, 'application/pdf'];
