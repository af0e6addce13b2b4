import { existsSync } from 'node:fs';

const wholeBrowser = '/usr/bin/chromium';
/** Chromium without windows: the same engine for two thirds of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser of tests and measurements; `CHROMIUM_PATH` names another one. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : wholeBrowser);

/** An installation hint, or null when Chromium is present. */
export function missingChromium() {
  return existsSync(chromiumPath)
    ? null
    : `No Chromium at ${chromiumPath}: install the Debian package "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH.`;
}
