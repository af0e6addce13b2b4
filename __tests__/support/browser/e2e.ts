import { test as base, expect, type BrowserContext } from '@playwright/test';
import { demoBorrower, signedInToken } from '../account/account-session';
import {
  newUploadApplicant,
  proofOfUploadApplicant,
  type UploadApplicant,
} from '../document/upload-applicant';
import { startLenderApi, type LenderApi } from '../lender-api/lender-api';
import { acceptInvitation, firstLinkIn, type DeskVisitor } from '../staff/desk-visit';
import { rawTexts, collectBrowserProblems } from './browser-watch';
import { startSite, type RunningSite } from '../site/site-process';
import { startTlsSite, type TlsSite } from '../site/tls-site';

interface TestFixtures {
  /** Problems that the test provokes on purpose, such as the console line of a 404. */
  expectedProblems: RegExp[];
  /** Origins besides the site's that the test lets through on purpose. */
  allowedOrigins: string[];
  /** Texts that look like raw keys or unfilled tokens but are what the page means to show. */
  expectedRawTexts: RegExp[];
}

/** What the tests of a worker share, each begun when a test first asks for it. All stand here, because a spec that declared one of its own would end the worker and all its sites. */
interface WorkerFixtures {
  /** A site with only port and folder configured; one per worker, so tests may change its content and restore it. */
  site: RunningSite;
  /** A site with complete brand settings, as in production. */
  brandSite: RunningSite;
  /** A site with a tag manager; the test answers the tag manager's requests. */
  measuredSite: RunningSite;
  /** A site served by https behind a proxy, as in production. */
  tlsSite: TlsSite;
  /** The API of another hand behind `lenderSite`. */
  lender: LenderApi;
  /** A site without a database, in front of a careless lender's API. */
  lenderSite: RunningSite;
  /** A session of the customer of the seed data; codes are rate-limited, so no test ends it on the server. */
  customerToken: string;
  /** The same for the borrower of the seed data. */
  borrowerToken: string;
  /** Who opened the link that the site printed at its first start. */
  administrator: DeskVisitor;
  /** An applicant who has not yet verified the phone number of the application. */
  applicant: UploadApplicant;
  /** The `proof_token` of another application. */
  proof: string;
}

export const completeBrand = {
  LICENCE_NUMBER: '0000/2026',
  COMPLAINT_HOTLINE: '3000 0000',
  SITE_URL: 'https://www.example.hk',
} as const;

const siteScope = { scope: 'worker', timeout: 90_000 } as const;

async function provideSite(
  settings: Record<string, string>,
  provide: (site: RunningSite) => Promise<void>,
): Promise<void> {
  const site = await startSite(settings);
  await provide(site);
  await site.stop();
}

async function expectNoRawTexts(
  context: BrowserContext,
  expected: readonly RegExp[],
): Promise<void> {
  for (const page of context.pages()) {
    const found = await rawTexts(page);
    const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, `raw keys or unfilled tokens on ${page.url()}`).toEqual([]);
  }
}

/** Playwright's `test` against the built site; any problem collected in the browser fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedProblems: [[], { option: true }],
  allowedOrigins: [[], { option: true }],
  expectedRawTexts: [[], { option: true }],
  site: [async ({}, provide) => provideSite({}, provide), siteScope],
  brandSite: [async ({}, provide) => provideSite({ ...completeBrand }, provide), siteScope],
  measuredSite: [async ({}, provide) => provideSite({ GTM_ID: 'GTM-TEST123' }, provide), siteScope],
  tlsSite: [
    async ({}, provide) => {
      const site = await startTlsSite();
      await provide(site);
      await site.stop();
    },
    siteScope,
  ],
  lender: [
    async ({}, provide) => {
      const lender = await startLenderApi();
      await provide(lender);
      await lender.close();
    },
    { scope: 'worker' },
  ],
  lenderSite: [
    async ({ lender }, provide) => provideSite({ API_BASE_URL: lender.url }, provide),
    siteScope,
  ],
  customerToken: [
    async ({ site }, provide) => provide(await signedInToken(site)),
    { scope: 'worker' },
  ],
  borrowerToken: [
    async ({ site }, provide) => provide(await signedInToken(site, demoBorrower.e164)),
    { scope: 'worker' },
  ],
  administrator: [
    async ({ site }, provide) => {
      // It is printed a moment after the site is ready.
      await expect
        .poll(() => site.output(), { timeout: siteScope.timeout })
        .toContain('first administrator');
      await provide(await acceptInvitation(site, firstLinkIn(site.output())));
    },
    siteScope,
  ],
  applicant: [
    async ({ site }, provide, { workerIndex }) =>
      provide(await newUploadApplicant(site, 6_100_000 + workerIndex)),
    { scope: 'worker' },
  ],
  proof: [
    async ({ site }, provide, { workerIndex }) =>
      provide(
        await proofOfUploadApplicant(site, await newUploadApplicant(site, 6_200_000 + workerIndex)),
      ),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  context: async (
    { context, baseURL, expectedProblems, allowedOrigins, expectedRawTexts },
    provide,
  ) => {
    const problems = await collectBrowserProblems(context, {
      origin: new URL(baseURL ?? '').origin,
      expected: expectedProblems,
      allowedOrigins,
    });
    await provide(context);
    await expectNoRawTexts(context, expectedRawTexts);
    expect(problems, 'unclean in the browser').toEqual([]);
  },
});

export { expect };
