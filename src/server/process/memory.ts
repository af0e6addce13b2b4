import { setFlagsFromString } from 'node:v8';

/**
 * Collects garbage once it is three tenths of what is in use. By itself V8 waits until the heap has doubled or more, which after a start, when
 * every page is rendered, holds on to hundreds of megabytes.
 */
export function limitGarbage(): void {
  setFlagsFromString('--heap-growing-percent=30');
}
