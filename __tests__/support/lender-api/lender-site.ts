import { expect, test as base } from '../browser/e2e';
import type { Call } from './call';

export { expect };

/** Every call, reads included, carries the language and, but for a file, a JSON content type (SPECIFICATION section 7). */
function expectWholeRequests(calls: readonly Call[]): void {
  for (const { method, path, headers } of calls) {
    const contentType =
      path === '/los/uploadDocument' ? /^multipart\/form-data; boundary=/ : /^application\/json$/;
    expect(headers['content-type'], `${method} ${path}`).toMatch(contentType);
    expect(headers['accept-language'], `${method} ${path}`).toMatch(/^(?:en|zh-HK|zh-CN)$/);
  }
}

/** Playwright's `test` on pages of `lenderSite`; each request that reaches the lender is looked at. */
export const test = base.extend<{ checkedCalls: void }>({
  baseURL: async ({ lenderSite }, provide) => provide(lenderSite.url),
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
