import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { codeSentDuring } from '@test/support/account/account-session';
import {
  waitForPath,
  field,
  submitStep,
  newPhone,
  waitUntilReady,
  expectAccessible,
} from '@test/support/application/apply-flow';
import { openStep } from '@test/support/application/open-step';
import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';

/** The answer to the save that has an answer in it; those of earlier answers may still be under way. */
const savedWith = (page: Page, answer: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/los/drafts/current') &&
      (response.request().postData() ?? '').includes(`:${answer}`),
  );

test('what is typed and not yet sent survives the change of language and a refresh', async ({
  page,
  site,
}) => {
  await openStep(page, { site, phone: newPhone() }, 'loan');
  await field(page, 'loan.amount').fill('2,345,678');
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await waitForPath(page, '/hk/apply/first/loan');
  await expect(field(page, 'loan.amount')).toHaveValue('2,345,678');
  await expect(page.getByRole('heading', { level: 1, name: '貸款及入息' })).toBeVisible();
  const saved = savedWith(page, '18');
  await field(page, 'loan.tenorMonths').fill('18個月');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(field(page, 'loan.amount')).toHaveValue('2,345,678');
  await expect(field(page, 'loan.tenorMonths')).toHaveValue('18 m');
});

test('an answer is changed where the check shows it', async ({ page, site }) => {
  test.slow();
  await openStep(page, { site, phone: newPhone() }, 'check');
  await page.getByRole('button', { name: 'Change Loan amount' }).click();
  await expect(field(page, 'loan.amount')).toBeFocused();
  await field(page, 'loan.amount').fill('1,500,000');
  const saved = savedWith(page, '1500000');
  await page.getByRole('button', { name: 'Save this change' }).click();
  await expect(page.getByText('HK$1,500,000')).toBeVisible();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('HK$1,500,000')).toBeVisible();
});

test.describe('a draft that was changed elsewhere', () => {
  test.use({ expectedProblems: [/status(?: of)? 409/] });

  test('is shown beside the answers of this tab, and what is chosen is sent', async ({
    page,
    site,
  }) => {
    test.slow();
    await openStep(page, { site, phone: newPhone() }, 'check');
    const other = await page.context().newPage();
    await other.goto('/en/apply/first/loan');
    const saved = savedWith(other, '1500000');
    await field(other, 'loan.amount').fill('1,500,000');
    expect((await saved).status()).toBe(200);
    await page.getByRole('button', { name: 'Send my application' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your answers were changed elsewhere' }),
    ).toBeVisible();
    await expectAccessible(page, 'two answers');
    await page.getByRole('radio', { name: /^HK\$1,500,000/ }).check();
    await submitStep(page);
    await expect(page.getByText('HK$1,500,000')).toBeVisible();
    const sent = page.waitForRequest((request) => request.url().endsWith('/createApplication'));
    await page.getByRole('button', { name: 'Send my application' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ form: { loan: { amount: 1_500_000 } } });
    await waitForPath(page, '/apply/first/done');
  });
});

test('a texted link opens the draft on another device after a code', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const phone = newPhone();
  await openStep(page, { site, phone }, 'consents');
  await page.goto('/en/apply/first');
  await page.getByRole('button', { name: 'Text me the link' }).click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();
  const link = (): string | undefined =>
    // Links to upload documents, of tests before this one, may come in between.
    /\S+\/apply\/first\?link=[\w-]+/.exec(
      readFileSync(join(site.dataDir, 'outbox.ndjson'), 'utf8')
        .split('\n')
        .filter((line) => line.includes('/apply/first?link='))
        .at(-1) ?? '',
    )?.[0];
  await expect.poll(link).toMatch(/\?link=/);
  const context = await browser.newContext();
  const other = await context.newPage();
  const { pathname, search } = new URL(link() ?? '');
  await other.goto(`${baseURL}${pathname}${search}`);
  await expect(other.locator('#otp-phone')).toBeVisible();
  expect(new URL(other.url()).search, 'no link in the address').toBe('');
  await other.reload();
  await wake(other);
  await other.locator('#otp-phone').fill(phone);
  await other.getByRole('link', { name: '简体中文' }).first().click();
  await waitForPath(other, '/cn/apply/first');
  await expect(other.locator('#otp-phone')).toHaveValue(phone);
  await other.goBack();
  await expect(other.getByRole('button', { name: 'Send the code' })).toBeVisible();
  await expect(other.locator('#otp-phone')).toHaveValue(phone);
  expect(new URL(other.url()).search).toBe('');
  // A code was sent to this number less than a minute ago.
  const code = await codeSentDuring(site, () =>
    expect(async () => {
      await other.getByRole('button', { name: 'Send the code' }).click();
      await expect(other.locator('#otp-code')).toBeVisible();
    }).toPass({ intervals: [10_000], timeout: 120_000 }),
  );
  await other.locator('#otp-code').fill(code);
  await other.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(other.getByText('5 of 7 done')).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
  await other.getByRole('link', { name: 'The loan and your income' }).click();
  await expect(field(other, 'loan.amount')).toHaveValue('3,000,000');
  await context.close();
});

test('the calculator’s loan and the valued property are there before anything is typed', async ({
  page,
}) => {
  await page.goto(
    '/en/apply/first?loanAmount=2500000&tenorMonths=180&annualRate=8&propertyValue=8123000&area=HK&district=s:quarry-bay&estate=e:kornhill&floor=f:12&areaSqft=580',
  );
  await waitUntilReady(page);
  await submitStep(page);
  await expect(page.getByText('12/F, Kornhill')).toBeVisible();
  await expect(page.getByLabel('Floor').locator('option:checked')).toHaveText('12/F');
  await expect(field(page, 'property.saleableAreaSqft')).toHaveValue('580');
  await expect(field(page, 'property.estimatedValue')).toHaveValue('8,123,000');
  await field(page, 'property.kind').check();
  await field(page, 'existing.hasMortgages-no').check();
  await submitStep(page);
  await waitForPath(page, '/loan');
  await expect(field(page, 'loan.amount')).toHaveValue('2,500,000');
  await expect(page.getByText('15 years · 180 payments')).toBeVisible();
});
