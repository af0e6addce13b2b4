import { fileURLToPath } from 'node:url';
import { isBundled } from '@/backoffice/common/is-bundled';
import type { DrawingLimits } from './drawing-process';

/** Node's arguments for a program beside this file. */
export const programOf = (name: string, { heapMegabytes }: DrawingLimits): readonly string[] => [
  `--max-old-space-size=${heapMegabytes}`,
  ...(isBundled ? [] : ['--import', 'tsx']),
  fileURLToPath(new URL(`./${name}${isBundled ? '.mjs' : '.ts'}`, import.meta.url)),
];
