import type { Page } from '@playwright/test';
import {
  codeSentDuring,
  setSessionCookie,
  signedInToken,
} from '@test/support/account/account-session';
import { newPhone } from '@test/support/application/apply-flow';
import { openStep } from '@test/support/application/open-step';
import { sampleOffer } from '@test/support/application/sample-offer';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { desk } from '@test/support/site/site-client';
import type { RunningSite } from '@test/support/site/site-process';
import { acceptInvitation, inviteToDesk, type DeskVisitor } from '@test/support/staff/desk-visit';

const inThreeWeeks = () => new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);

/** An offer on an application, asked for by a key of the desk and approved by somebody who may. */
async function makeOffer(
  site: RunningSite,
  { number, administrator }: { number: string; administrator: DeskVisitor },
): Promise<void> {
  await desk(site, {
    method: 'PUT',
    path: `/applications/${number}/state`,
    body: { state: 'in-assessment', note: 'checked' },
  });
  const { data: asked } = Object(
    await desk(site, {
      method: 'POST',
      path: `/applications/${number}/offers`,
      body: { ...sampleOffer, property: 'Taikoo Shing', expiresOn: inThreeWeeks() },
    }),
  );
  const link = await inviteToDesk(site, administrator, {
    name: 'Kit Lam',
    email: 'olly@example.com',
    roles: ['approver'],
  });
  const { cookie } = await acceptInvitation(site, link);
  const path = `${site.url}/api/v1/desk/approvals/${asked.id}`;
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    cookie: `${cookie.name}=${cookie.value}`,
  };
  const { data: shown } = Object(await (await fetch(path, { headers })).json());
  const approved = await fetch(`${path}/approval`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ hash: shown.hash }),
  });
  expect(approved.status, await approved.text()).toBe(200);
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await accessibilityProblems(page), where).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(320);
}

test('an applicant reads the offer, accepts it with a code and books the signing, by keyboard on a small phone', async ({
  page,
  site,
  context,
  administrator,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 720 });
  const phone = newPhone();
  await openStep(page, { site, phone }, 'check');
  await page.getByRole('button', { name: 'Send my application' }).press('Enter');
  const number = (await page.getByText(/^HK-\d{4}-/).textContent()) ?? '';
  await makeOffer(site, { number, administrator });

  const token = await signedInToken(site, `+852${phone.replaceAll(/\D/g, '').slice(-8)}`);
  await setSessionCookie(context, { url: site.url, token });
  await page.goto('/en/account/applications');
  const offer = page.getByRole('region', { name: 'Our offer' });
  await expect(offer).toContainText('Waiting for your answer');
  // 3,000,000 × 0.005 / (1 − 1.005^−120), and the fee besides.
  await expect(offer).toContainText('HK$33,306.15');
  await expect(offer).toContainText('Valuation by a surveyor');
  await expect(offer).toContainText('The existing mortgage is repaid on the day of the advance.');
  await expectAccessible(page, 'the offer');
  const saved = page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Save as PDF' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  await offer.getByRole('button', { name: 'Accept this offer' }).press('Enter');
  await expect(page.getByText('Accept the loan offer of HK$3,000,000.00')).toBeVisible();
  await expectAccessible(page, 'the confirmation');
  await page.getByRole('button', { name: 'Go back to the offer' }).press('Enter');
  await offer.getByRole('button', { name: 'Accept this offer' }).press('Enter');
  const code = await codeSentDuring(site, () =>
    page.getByRole('button', { name: 'Send the code' }).press('Enter'),
  );
  await expect(page.locator('#otp-code')).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You have accepted this offer/)).toBeVisible();

  const signing = page.getByRole('region', { name: 'Your appointment to sign' });
  await signing.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(signing.getByText('Please choose a time.').first()).toBeVisible();
  await signing.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
  await signing.getByRole('combobox', { name: /^Time/ }).selectOption({ index: 1 });
  await expectAccessible(page, 'the signing');
  await signing.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(signing.getByText('· booked')).toBeVisible();
  const calendar = page.waitForEvent('download');
  await signing.getByRole('button', { name: 'Save in my calendar' }).press('Enter');
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);
  await page.reload();
  await expect(signing.getByText('· booked')).toBeVisible();
  await expectAccessible(page, 'the booked signing');
});
