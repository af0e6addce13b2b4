import { existsSync } from 'node:fs';

/** The browser of the end-to-end tests; `CHROMIUM_PATH` names another one. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** An installation hint, or undefined when Chromium is present. */
export function missingChromium() {
  return existsSync(chromiumPath)
    ? null
    : `No Chromium at ${chromiumPath}: install the Debian package "chromium", or set CHROMIUM_PATH.`;
}
