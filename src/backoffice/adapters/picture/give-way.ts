import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Limits sharp to one thread and no cache, and lets the Linux out-of-memory killer end this process before the server. */
export function giveWay(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
}
