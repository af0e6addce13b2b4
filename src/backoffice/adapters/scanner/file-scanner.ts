import type { Readable } from 'node:stream';

/** `infected` carries the name that the scanner gives to what it found. */
export type ScanVerdict = { isClean: true } | { isClean: false; signature: string };

/** Looks for malware. Throws when no verdict could be had; asking again is then right. */
export interface FileScanner {
  scan: (bytes: Readable) => Promise<ScanVerdict>;
}
