import { mediaLimits } from '@/contracts/media/media-choices';
import { thumbnailLimits } from './thumbnail-limits';

/** What the sizes of one image may cost. */
export const mediumLimits = {
  ...thumbnailLimits,
  cpuSeconds: 30,
  // Its priority is low, so little CPU time may take long; the browser of whoever waits gives up after ten minutes.
  timeoutMs: 5 * 60_000,
  edge: mediaLimits.edge,
  maxBytes: 12 * 1024 * 1024,
} as const;
