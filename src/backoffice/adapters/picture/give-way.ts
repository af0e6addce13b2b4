import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws with one thread and keeps nothing; where memory runs out, Linux ends this program before the server. */
export function giveWay(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
}
