import { spawnSync } from 'node:child_process';

/** An installation hint, or undefined when Poppler is present: the tests read PDF statements with it. */
export function missingPoppler() {
  return spawnSync('pdftotext', ['-v']).error
    ? 'No pdftotext: install the Debian package "poppler-utils".'
    : null;
}
