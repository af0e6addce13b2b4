import { join } from 'node:path';
import type { DrawingLimits } from '@/backoffice/adapters/picture/drawing-process';

/** Stands for `programOf` in the integration tests: the programs that the global set-up bundled start in a sixth of the time of their sources. */
export const programOf = (name: string, { heapMegabytes }: DrawingLimits): readonly string[] => [
  `--max-old-space-size=${heapMegabytes}`,
  join(process.env.TEST_PROGRAMS ?? '', `${name}.mjs`),
];
