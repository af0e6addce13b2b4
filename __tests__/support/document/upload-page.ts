import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityProblems } from '../browser/accessibility';
import { expect } from '../browser/e2e';

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
