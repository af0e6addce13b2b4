import type { BrowserContext, Page } from '@playwright/test';
import {
  codeFor,
  submitApplication,
  smsMessagesOf,
  type SubmittedApplication,
} from '../application/submitted-application';
import { accessibilityProblems } from '../browser/accessibility';
import { expect, test as base } from '../browser/e2e';
import { challengeCookie } from '../otp/challenge-cookie';
import type { RunningSite } from '../site/site-process';

export { expect };

interface Applicant extends SubmittedApplication {
  phone: string;
}

interface WorkerFixtures {
  /** An applicant who has not yet verified the phone number of the application. */
  applicant: Applicant;
  /** The `proof_token` of another application, valid for all tests of a worker. */
  proof: string;
}

/** Playwright’s `test` with applicants who may upload documents. */
export const test = base.extend<object, WorkerFixtures>({
  applicant: [
    async ({ site }, provide, { workerIndex }) =>
      provide(await newApplicant(site, 6_100_000 + workerIndex)),
    { scope: 'worker' },
  ],
  proof: [
    async ({ site }, provide, { workerIndex }) =>
      provide(await proofOf(site, await newApplicant(site, 6_200_000 + workerIndex))),
    { scope: 'worker' },
  ],
});

/** Sets the proof cookie, as the browser in which the code was confirmed would have it. */
export async function setProofCookie(
  context: BrowserContext,
  { url, proof }: { url: string; proof: string },
): Promise<void> {
  await context.addCookies([
    { name: 'proof_token', value: proof, url, httpOnly: true, sameSite: 'Lax' },
  ]);
  await context.addInitScript(() => {
    if (window.location.protocol === 'http:') window.sessionStorage.setItem('upload-proved', '1');
  });
}

async function newApplicant(site: RunningSite, digits: number): Promise<Applicant> {
  const phone = `+8526${String(digits).slice(-7)}`;
  return { ...(await submitApplication(site, phone)), phone };
}

async function proofOf(site: RunningSite, { number, phone }: Applicant): Promise<string> {
  const after = smsMessagesOf(site).length;
  const post = (path: string, body: object) =>
    fetch(`${site.url}/api/v1/user/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: challengeCookie(number.replaceAll(/\W/g, '-')),
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify(body),
    });
  await post('verify', { reference: number, phone });
  const answer = await post('signin', {
    phone,
    purpose: 'upload',
    operationId: number,
    code: await codeFor(site, { to: phone, after }),
  });
  return /proof_token=([\w-]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
}

/** Nothing sticks out of the window, and axe finds nothing. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await accessibilityProblems(page), state).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    `${state} fits`,
  ).toBeLessThanOrEqual(0);
}

/** The list item of a kind of document. */
export const slot = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
