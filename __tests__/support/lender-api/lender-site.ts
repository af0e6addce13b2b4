import { expect, test as base } from '../browser/e2e';
import { startSite, type RunningSite } from '../site/site-process';
import type { Call } from './call';
import { startLenderApi, type LenderApi } from './lender-api';

export { expect };

interface LenderFixtures {
  /** The API of another hand behind `site`. */
  lender: LenderApi;
  site: RunningSite;
}

/** Every call, reads included, carries the language and, but for a file, a JSON content type (SPECIFICATION section 7). */
function expectWholeRequests(calls: readonly Call[]): void {
  for (const { method, path, headers } of calls) {
    const contentType =
      path === '/los/uploadDocument' ? /^multipart\/form-data; boundary=/ : /^application\/json$/;
    expect(headers['content-type'], `${method} ${path}`).toMatch(contentType);
    expect(headers['accept-language'], `${method} ${path}`).toMatch(/^(?:en|zh-HK|zh-CN)$/);
  }
}

/** Playwright's `test` against a site without a database, in front of a careless lender's API; one of each per worker. */
export const test = base.extend<{ checkedCalls: void }, LenderFixtures>({
  lender: [
    async ({}, provide) => {
      const lender = await startLenderApi();
      await provide(lender);
      await lender.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ lender }, provide) => {
      const site = await startSite({ API_BASE_URL: lender.url });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  checkedCalls: [
    async ({ lender }, provide) => {
      const before = lender.calls.length;
      await provide();
      lender.tidy();
      expectWholeRequests(lender.calls.slice(before));
    },
    { auto: true },
  ],
});
