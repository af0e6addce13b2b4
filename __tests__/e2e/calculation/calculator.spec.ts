import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';
import { expectFirstScripts } from '@test/support/browser/first-scripts';
import { casesTried, walkedLanguages } from '@test/support/browser/long-walks';

const amount = (page: Page) => page.getByTestId('amount');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function ready(page: Page): Promise<void> {
  await wake(page);
  await page.waitForLoadState('networkidle');
}

test('a result stands there before anything is typed, and without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/en/loan-calculator');
  await expect(amount(page)).toHaveText('HK$36,398.28');
  await expect(page.getByText('Warning: You have to repay your loans.').first()).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(`${baseURL}/hk/loan-calculator`);
  await expect(amount(bare)).toHaveText('HK$36,398.28');
  await context.close();
});

for (const { text, shown, expected } of casesTried(
  [{ text: '４５０万', shown: '4,500,000', expected: 'HK$54,597.42' }],
  [
    { text: '4,000,000', shown: '4,000,000', expected: 'HK$48,531.04' },
    { text: '400萬', shown: '4,000,000', expected: 'HK$48,531.04' },
    { text: '1.5m', shown: '1,500,000', expected: 'HK$18,199.14' },
  ],
)) {
  test(`a loan of ${text} is understood`, async ({ page }) => {
    await page.goto('/en/loan-calculator');
    await ready(page);
    await field(page, 'Loan amount').fill(text);
    await field(page, 'Loan amount').press('Enter');
    await expect(field(page, 'Loan amount')).toHaveValue(shown);
    await expect(amount(page)).toHaveText(expected);
  });
}

test('what is typed survives the change of language, and so do the parameters of others', async ({
  page,
}) => {
  await page.goto('/en/loan-calculator?utm_source=card');
  await ready(page);
  await field(page, 'Loan amount').fill('4m');
  await field(page, 'Annual rate').fill('9');
  await page.getByRole('button', { name: 'Keep these figures' }).click();
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page).toHaveURL(/\/hk\/loan-calculator\?.*loanAmount=4000000/);
  await expect(field(page, '貸款額')).toHaveValue('4,000,000');
  await expect(field(page, '年利率')).toHaveValue('9.00');
  await expect(page.getByRole('columnheader', { name: '貸款 A' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('card');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(field(page, '贷款金额')).toHaveValue('4,000,000');
});

test('the address brings all figures back', async ({ page, context }) => {
  await page.goto('/en/loan-calculator');
  await ready(page);
  await page.getByRole('tab', { name: 'Interest only' }).click();
  await field(page, 'Property value').fill('8m');
  await field(page, 'Loan amount').fill('2,400,000');
  await field(page, 'Annual rate').fill('12');
  await field(page, 'Annual rate').press('Tab');
  await expect(amount(page)).toHaveText('HK$24,000.00');
  await expect(page).toHaveURL(/annualRate=12/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(amount(other)).toHaveText('HK$24,000.00');
  await expect(field(other, 'Property value')).toHaveValue('8,000,000');
  await expect(other.getByRole('tab', { name: 'Interest only' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('everything can be done by keyboard', async ({ page }) => {
  await page.goto('/en/loan-calculator');
  await ready(page);
  await page.getByRole('tab', { name: 'Principal and interest' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Interest only' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Property value')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Property value, slider' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Loan amount')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Loan amount, slider' })).toHaveAttribute(
    'aria-valuetext',
    'HK$3,050,000',
  );
  await expect(field(page, 'Loan amount')).toHaveValue('3,050,000');
  await page.getByRole('button', { name: 'Every payment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: '120', exact: true })).toBeAttached();
});

for (const paymentType of casesTried(['principalAndInterest'], ['interestOnly'])) {
  test(`agrees with the API to the cent: ${paymentType}`, async ({ page }) => {
    const query = {
      loanAmount: '3333333',
      annualRate: '7.35',
      tenorMonths: '11',
      propertyValue: '7000000',
      startDate: '2027-01-31',
    };
    const answer = await page.request.get(`/api/v1/loan-cal/${paymentType}`, {
      params: { ...query, schedule: 'true' },
    });
    expect(answer.status()).toBe(200);
    const expected: {
      amount: number;
      totalInterest: number;
      schedule: { payment: number; balance: number }[];
    } = await answer.json();
    await page.goto(`/en/loan-calculator?${new URLSearchParams({ ...query, paymentType })}`);
    const money = (value: number): string =>
      value.toLocaleString('en-HK', { minimumFractionDigits: 2 });
    await expect(amount(page)).toHaveText(`HK$${money(expected.amount)}`);
    await expect(page.getByText(`HK$${money(expected.totalInterest)}`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Every payment' }).click();
    const rows = page.getByRole('group', { name: 'Repayment schedule' }).getByRole('row');
    await expect(rows).toHaveCount(expected.schedule.length + 1);
    for (const [index, row] of expected.schedule.entries()) {
      await expect(
        rows
          .nth(index + 1)
          .getByRole('cell')
          .nth(1),
      ).toHaveText(money(row.payment));
      await expect(
        rows
          .nth(index + 1)
          .getByRole('cell')
          .last(),
      ).toHaveText(money(row.balance));
    }
  });
}

test('the schedule can be taken away as a table', async ({ page }) => {
  await page.goto('/cn/loan-calculator?tenorMonths=24');
  await ready(page);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载表格（CSV）' }).click();
  const stream = await (await started).createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString('utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFF期数,还款,利息,本金,尚欠');
  expect(lines).toHaveLength(25);
  expect(lines.at(-1)).toMatch(/,0\.00$/);
});

test('carries the figures to an application', async ({ page }) => {
  await page.goto('/en/loan-calculator');
  await ready(page);
  await field(page, 'Loan amount').fill('4m');
  await page.getByRole('link', { name: 'Apply with these figures' }).first().click();
  await expect(page).toHaveURL(
    /\/en\/apply\/first\?loanAmount=4000000&tenorMonths=120&annualRate=8&propertyValue=6000000/,
  );
});

for (const { locale } of walkedLanguages) {
  test(`is accessible in every tab and fits a small phone: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const paymentType of ['principalAndInterest', 'interestOnly', 'revolving']) {
      await page.goto(
        `/${locale}/loan-calculator?${new URLSearchParams({ paymentType, annualRate: '48', compare: 'loanAmount=1000000' })}`,
      );
      await ready(page);
      await page
        .locator('details[data-fold]')
        .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
      if (paymentType !== 'revolving')
        await page
          .getByRole('textbox', {
            name: locale === 'en' ? 'Monthly income' : '每月收入',
            exact: true,
          })
          .fill('80000');
      await page.locator('details:not([data-menus] *, [data-menus]) > summary').first().click();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        paymentType,
      ).toBeLessThanOrEqual(320);
      expect(await accessibilityProblems(page), paymentType).toEqual([]);
    }
  });
}

test('loads at most 250 KiB of script first; store and client come later', async ({ site }) => {
  await expectFirstScripts(
    { site, path: '/en/loan-calculator' },
    { budgetKiB: 250, without: ['AxiosError', '@@redux-saga', 'ZodError'] },
  );
});
