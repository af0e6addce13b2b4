import type { Page } from '@playwright/test';
import {
  completeSteps,
  field,
  nameFastPass,
  newPhone,
  proveFastPass,
  startApplication,
  submitStep,
  waitForPath,
} from '@test/support/application/apply-flow';
import { isWalkedAtLength } from '@test/support/browser/long-walks';
import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

/** What stands in the fields of the application and of the code on the open page, by their ids. */
const typedOn = (page: Page): Promise<Record<string, string | boolean>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)')]
        .filter(({ id }) => id.includes('.') || id.startsWith('otp-'))
        .map(({ id, type, checked, value }) => [
          id,
          type === 'checkbox' || type === 'radio' ? checked : value,
        ]),
    ),
  );

const unsaved = (page: Page) => page.getByText('Your last answers are not saved yet.');

/** Every step, or those that differ most in how they are kept: what asks for nothing, what is saved, what is a code. */
const stepsTried = isWalkedAtLength
  ? ['privacy', 'property', 'loan', 'phone', 'applicants', 'consents']
  : ['privacy', 'loan', 'phone'];

/** Goes to the other language and back. */
async function switchLanguage(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await waitForPath(page, `/hk${path}`);
  await page.getByRole('link', { name: 'English' }).first().click();
  await waitForPath(page, `/en${path}`);
}

for (const product of isWalkedAtLength ? (['first', 'second'] as const) : (['first'] as const))
  test(`nothing typed in a ${product} mortgage is lost by the way back, another language, a dead line or a reload, in ${isWalkedAtLength ? 'any' : 'each kind of'} step`, async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(240_000);
    const interrupted: string[] = [];
    const applicant = { page, site, product, phone: newPhone() } as const;
    await startApplication(page, { product });
    await completeSteps(
      {
        ...applicant,
        onFilled: async (step) => {
          if (!stepsTried.includes(step)) return;
          interrupted.push(step);
          const path = `/apply/${product}${step === 'privacy' ? '' : `/${step}`}`;
          // As the server gives them back.
          if (step === 'loan') await field(page, 'loan.amount').fill('3,000,000');
          if (step === 'applicants')
            await field(page, 'applicants.persons.0.dateOfBirth').fill('1985-02-28');
          const typed = await typedOn(page);
          // The notice asks for nothing.
          expect(Object.keys(typed).length > 0).toBe(step !== 'privacy');
          const expectSame = async (after: string) =>
            expect.poll(() => typedOn(page), `${step}, ${after}`).toEqual(typed);

          await switchLanguage(page, path);
          await expectSame('another language');
          // Without a line its parts would never come.
          await wake(page);
          await page.locator('form button[type=submit]').last().waitFor();
          await page.waitForLoadState('networkidle');
          await context.setOffline(true);
          await submitStep(page);
          if (step === 'privacy') {
            await unsaved(page).waitFor();
            await context.setOffline(false);
            await page.getByRole('button', { name: 'Try to save again' }).click();
            await unsaved(page).waitFor({ state: 'detached' });
            await page.getByRole('link', { name: /^Continue/ }).click();
            return;
          }
          await expect(
            step === 'phone'
              ? page.getByText(/^That did not work just now/).first()
              : unsaved(page),
          ).toBeVisible();
          await expectSame('a dead line');
          await context.setOffline(false);
          await page.goBack();
          await page.goForward();
          await waitForPath(page, path);
          await expectSame('the way back');
          // Who reloads before the phone is proved asks for another code.
          if (step === 'phone') return;
          const retry = page.getByRole('button', { name: 'Try to save again' });
          // What is tried again by itself may be saved before the click.
          if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
          await expect(page.getByText(/^Saved\./)).toBeVisible();
          await page.reload();
          await expectSame('a reload');
        },
      },
      { to: 'check' },
    );
    expect(interrupted).toEqual(stepsTried);
    const summary = () => page.locator('main').getByRole('definition').allInnerTexts();
    const answers = await summary();
    expect(answers.join()).toContain('HK$3,000,000');
    await switchLanguage(page, `/apply/${product}/check`);
    await expect.poll(summary).toEqual(answers);
    await page.reload();
    await expect.poll(summary).toEqual(answers);
    const send = page.getByRole('button', { name: 'Send my application' });
    await context.setOffline(true);
    await send.click();
    await expect(page.locator('main [role=alert]').first()).toBeVisible();
    await expect.poll(summary).toEqual(answers);
    await context.setOffline(false);
    await send.click();
    await waitForPath(page, `/apply/${product}/done`);
  });

for (const product of isWalkedAtLength ? (['fast-pass'] as const) : [])
  test('nothing typed in a fast pass is lost by the way back, another language, a dead line or a reload', async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(240_000);
    const applicant = { page, site, product, phone: newPhone() } as const;
    const result = () => page.getByRole('region', { name: /lending range|staff look/ });
    await startApplication(page, { product });
    await completeSteps(applicant, { to: 'property' });
    await completeSteps(
      {
        ...applicant,
        onFilled: async () => {
          await field(page, 'loan.amount').fill('3,000,000');
          const typed = await typedOn(page);
          const expectSame = async (after: string) =>
            expect.poll(() => typedOn(page), after).toEqual(typed);
          await switchLanguage(page, '/apply/fast-pass/property');
          await expectSame('another language');
          await context.setOffline(true);
          await submitStep(page);
          await expect(unsaved(page)).toBeVisible();
          await expectSame('a dead line');
          await context.setOffline(false);
          await page.goBack();
          await page.goForward();
          await waitForPath(page, '/apply/fast-pass/property');
          await expectSame('the way back');
          const retry = page.getByRole('button', { name: 'Try to save again' });
          // What is tried again by itself may be saved before the click.
          if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
          await expect(page.getByText(/^Saved\./)).toBeVisible();
          await page.reload();
          await expectSame('a reload');
        },
      },
      { from: 'property', to: 'check' },
    );
    await expect(result()).toContainText('HK$3,000,000');
    await nameFastPass(page);
    await switchLanguage(page, '/apply/fast-pass/check');
    await expect(result()).toContainText('HK$3,000,000');
    await expect(field(page, 'otp-phone')).toBeVisible();
    await context.setOffline(true);
    await field(page, 'otp-phone').fill(applicant.phone);
    await submitStep(page);
    await expect(page.getByText(/^That did not work just now/).first()).toBeVisible();
    await expect(field(page, 'otp-phone')).toHaveValue(applicant.phone);
    await context.setOffline(false);
    await page.reload();
    await expect(result()).toContainText('HK$3,000,000');
    await proveFastPass(page, applicant);
    await submitStep(page);
    await waitForPath(page, '/apply/fast-pass/done');
  });
