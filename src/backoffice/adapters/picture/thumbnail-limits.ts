/** What one picture may cost. A phone's largest photo of today has 50 million pixels. */
export const thumbnailLimits = {
  maxPixels: 52_000_000,
  /** Of the program that draws it, in CPU time and on the clock. */
  cpuSeconds: 10,
  timeoutMs: 60_000,
  memoryKilobytes: 1_048_576,
  heapMegabytes: 128,
  /** Longest edge, in pixels; twice what is shown. */
  edge: 240,
  maxBytes: 256 * 1024,
} as const;

/** Types of which a thumbnail is drawn: the photos that count as received. */
export const thumbnailTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
];
