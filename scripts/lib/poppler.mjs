import { spawnSync } from 'node:child_process';

/** One line for whoever has to install it, or nothing when it is there: the tests read statements with it. */
export function missingPoppler() {
  return spawnSync('pdftotext', ['-v']).error
    ? 'No pdftotext: install the Debian package "poppler-utils".'
    : null;
}
