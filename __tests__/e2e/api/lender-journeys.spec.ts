import type { Page } from '@playwright/test';
import {
  completeSteps,
  field,
  startApplication,
  waitForPath,
} from '@test/support/application/apply-flow';
import { applicationNumber, customer, loanNo } from '@test/support/lender-api/data/account';
import { lenderCode } from '@test/support/lender-api/customer-routes';
import { expect, test } from '@test/support/lender-api/lender-site';
import { everydayHabits } from '@test/support/lender-api/looseness';

// In order and in one worker, so that all share one site.
test.describe.configure({ mode: 'default' });
test.use({ actionTimeout: 10_000 });

const inEveryLanguage = everydayHabits.filter((habit) => habit !== 'englishOnly');
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

async function confirmNumber(page: Page): Promise<void> {
  await textbox(page, 'Mobile number').fill(customer.phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await textbox(page, 'Six-digit code').fill(lenderCode);
  await page.getByRole('button', { name: 'Confirm the code' }).click();
}

test.beforeEach(({ lender }) => lender.behave(...inEveryLanguage));

test('the calculator shows the lender’s figure once the visitor’s figures rest', async ({
  page,
}) => {
  await page.goto('/en/loan-calculator');
  await page.waitForLoadState('networkidle');
  await textbox(page, 'Loan amount').fill('2,400,000');
  await textbox(page, 'Loan amount').press('Enter');
  await expect(page.getByTestId('amount')).toHaveText('HK$41,234.56');
  await expect(textbox(page, 'Loan amount')).toHaveValue('2,400,000');
});

test.describe('A visitor whose first quote the lender refuses with 400', () => {
  test.use({ expectedProblems: [/evaluation\/quote/] });

  test('a home is found and valued by the lender', async ({ page, lender }) => {
    await page.goto('/en/online-property');
    await page.waitForLoadState('networkidle');
    await page.getByRole('combobox', { name: 'Estate, building or street' }).fill('peak');
    await page.getByRole('option', { name: /Peak Court/ }).click();
    await textbox(page, 'Saleable area').fill('612');
    lender.answer('POST /evaluation/quote', {
      status: 400,
      body: { success: '0', error: 'No sales in this street.', msg: 'other' },
    });
    await page.getByRole('button', { name: 'Show the value' }).click();
    await expect(page.getByText('No sales in this street.').first()).toBeVisible();
    await expect(textbox(page, 'Saleable area')).toHaveValue('612');
    lender.tidy();
    await page.getByRole('button', { name: 'Show the value' }).click();
    await expect(page.getByTestId('value')).toHaveText('HK$7,777,000');
  });
});

test('the finder asks the lender’s questions and shows his answer', async ({ page }) => {
  await page.goto('/cn/product-finder');
  await page.waitForLoadState('networkidle');
  for (const choice of ['Cash from my flat', 'No']) {
    await page.getByRole('radio', { name: choice, exact: true }).check();
    await page.locator('form button[type=submit]').first().click();
  }
  await expect(page.getByRole('heading', { level: 2, name: '第一按揭' })).toBeVisible();
});

test.describe('An applicant at a lender who counts no campaigns', () => {
  test.use({ expectedProblems: [/campaign\/steps/] });

  test('an application goes from the first answer to a document, through refusals in the lender’s words', async ({
    page,
    lenderSite: site,
    lender,
  }) => {
    test.slow();
    lender.behave(...everydayHabits);
    await startApplication(page, { product: 'first' });
    await completeSteps(
      {
        page,
        site,
        product: 'first',
        phone: '9123 4567',
        async codeDuring(send) {
          lender.answer('POST /user/sendOTP', {
            status: 200,
            body: { success: 2, msg: 'Too many codes today.' },
          });
          await send();
          await expect(page.getByText('Too many codes today.')).toBeVisible();
          lender.tidy();
          await send();
          await expect(field(page, 'otp-code')).toBeVisible();
          lender.answer('POST /user/signin', { status: 200, body: { success: false } });
          await field(page, 'otp-code').fill('111111');
          await page.getByRole('button', { name: 'Confirm the code' }).click();
          await expect(page.locator('#otp-code-problem')).toHaveText(
            /The code could not be verified/,
          );
          lender.tidy();
          return lenderCode;
        },
      },
      { to: 'check' },
    );
    const send = page.getByRole('button', { name: 'Send my application' });
    lender.answer('POST /los/createApplication', {
      status: 200,
      body: {
        LOS: { BODY: { appl_no: applicationNumber, rtn_msg: 'We are closed until Monday.' } },
      },
    });
    await send.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We are closed until Monday.' }),
    ).toBeVisible();
    const isPurchased = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).some((entry) => 'event' in entry && entry.event === 'purchase'),
      );
    expect(await isPurchased()).toBe(false);
    lender.tidy();
    await send.click();
    await waitForPath(page, '/apply/first/done');
    await expect(page.getByText(applicationNumber).first()).toBeVisible();
    expect(await isPurchased()).toBe(true);

    await page.getByRole('link', { name: 'Send documents now' }).click();
    const pick = page.getByLabel('Choose files: HKID card or passport');
    // Made in the page: a browser under remote control takes long over so many bytes.
    await pick.evaluate((input) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new ArrayBuffer(20 * 1024 * 1024 + 1)], 'Film.mov'));
      if (input instanceof HTMLInputElement) input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.getByText('This file is larger than 20 MB.').first()).toBeVisible();
    expect(lender.calls.some(({ path }) => path === '/los/uploadDocument')).toBe(false);
    await pick.setInputFiles({ name: 'Front.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByRole('button', { name: 'Remove Front.png' })).toBeVisible();
  });
});

test.describe('A customer of the lender', () => {
  // A lender who knows no passkeys, yearly documents, letters, threads and offers answers 404.
  test.use({
    expectedProblems: [
      /40[13]|user\/passkeys\/sign-in\/options|los\/(?:loanDocuments|letters|threads|offers)/,
    ],
  });

  test('signs in by code, reads loans and statements, and is asked to sign in when the session is over', async ({
    page,
    lender,
  }) => {
    lender.behave(...everydayHabits);
    await page.goto('/en/account/sign-in', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible();
    await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
    await confirmNumber(page);
    await waitForPath(page, '/en/account');
    await expect(page.getByText(/passkey/i)).toHaveCount(0);
    await expect(page.getByText(loanNo).first()).toBeVisible();
    await page.goto('/en/account/statements');
    await expect(page.getByText(/October 2026|31 October/).first()).toBeVisible();
    lender.behave('forbiddenEmpty');
    await page.reload();
    await waitForPath(page, '/en/account/sign-in');
    await expect(textbox(page, 'Mobile number')).toBeVisible();
  });
});
