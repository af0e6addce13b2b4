import type { Readable } from 'node:stream';

/** `infected` carries the name that the scanner gives to what it found. */
export type ScanVerdict = { isClean: true } | { isClean: false; signature: string };

/** Scans a file for malware. Throws when there is no verdict; the scan may then be repeated. */
export interface FileScanner {
  scan: (bytes: Readable) => Promise<ScanVerdict>;
}
