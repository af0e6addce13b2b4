import { mediaLimits } from '@/contracts/media/media-choices';
import { thumbnailLimits } from './thumbnail-limits';

/** What the sizes of one image may cost. */
export const mediumLimits = {
  ...thumbnailLimits,
  cpuSeconds: 30,
  // With its low priority it has a fiftieth of a busy processor; whoever waits in the browser waits for twice as long.
  timeoutMs: 5 * 60_000,
  edge: mediaLimits.edge,
  maxBytes: 12 * 1024 * 1024,
} as const;
