import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/lib/chromium.mjs';
import { useFastTemporaryFolder } from './scripts/lib/temporary-folder.mjs';

useFastTemporaryFolder();

const report = process.env.PLAYWRIGHT_REPORT_FILE;

/** Headless and quiet: no GPU, no calls of the browser's own, and no sandbox so that it also runs as root in a container. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // What is drawn goes to no further process: some 5 % less processor time.
  '--in-process-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are left before optimised code pays: without it pages take some 15 % less processor time.
  '--js-flags=--no-opt --no-maglev',
];

export default defineConfig({
  testDir: '__tests__/e2e',
  globalSetup: './__tests__/support/site/start-data.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Tests wait about as long as they work, so that two cores have time for a third.
  workers: 3,
  // On a busy machine a browser may miss a time limit; the run names every test that needed another try.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  timeout: 60_000,
  // Long enough for two slow cores that do other work as well: a test asks what comes, and never how fast.
  expect: { timeout: 20_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    // Only its own tests have the service worker: to the others it would be a second cache between them and the site.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
    screenshot: 'only-on-failure',
  },
});
