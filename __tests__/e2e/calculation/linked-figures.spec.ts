import type { Page } from '@playwright/test';
import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/browser/e2e';

/** Records in every frame what of the selector's texts could be seen. */
async function watchFrames(page: Page, selector: string): Promise<void> {
  await page.addInitScript((watched) => {
    const seen = new Set<string>();
    Object.assign(window, { seenTexts: seen });
    const look = (): void => {
      for (const element of document.querySelectorAll(watched))
        if (getComputedStyle(element).visibility === 'visible')
          seen.add(
            element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''),
          );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

const seenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seenTexts');
    return seen instanceof Set ? [...seen].map(String) : [];
  });

/** Scripts that come late give the defaults time to show. */
async function delayScripts(page: Page): Promise<void> {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
}

const figures = '[data-testid="amount"], [data-link-params] :is(input[type="text"], b, dd, td)';

test('a shared calculator shows its own payment and fields, and in no frame the defaults', async ({
  page,
}) => {
  await watchFrames(page, figures);
  await delayScripts(page);
  await page.goto('/en/loan-calculator?loanAmount=2400000&annualRate=12&propertyValue=8000000');
  // 2,400,000 at 12 % over 120 months: M = P i / (1 - (1+i)^-n) = 34,433.03.
  await expect(page.getByTestId('amount')).toHaveText('HK$34,433.03');
  await expect(page.getByTestId('amount')).toBeVisible();
  const seen = await seenTexts(page);
  expect(seen).toContain('HK$34,433.03');
  // The year table's first payment, 12 x 34,433.03.
  expect(seen).toContain('413,196');
  for (const text of ['HK$36,398.28', '36,398.28', '436,779', '3,000,000', '6,000,000', '8.00'])
    expect(seen).not.toContain(text);
});

test('a shared valuation shows its own value and in no frame the example', async ({ page }) => {
  await watchFrames(page, '[data-link-params] section p, [data-link-params] section h2');
  await delayScripts(page);
  await page.goto(
    '/en/online-property?area=HK&district=s:quarry-bay&estate=e:kornhill&areaSqft=580',
  );
  await expect(page.getByText('This is an example.', { exact: false })).toHaveCount(0);
  await expect(page.locator('#value-heading')).toBeVisible();
  expect((await seenTexts(page)).filter((text) => text.includes('This is an example'))).toEqual([]);
});

test('a shared calculator whose scripts never come shows its defaults after eight seconds', async ({
  page,
}) => {
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto('/en/loan-calculator?loanAmount=2400000', { waitUntil: 'commit' });
  const amount = page.getByTestId('amount');
  await expect(amount).toBeAttached();
  const setTime = (milliseconds: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        // The test sets its time alone: on a busy machine a moment may take longer than is left.
        animation.pause();
        animation.currentTime = time;
      }
    }, milliseconds);
  await setTime(7_900);
  await expect(amount).toBeHidden();
  await setTime(8_001);
  await expect(amount).toBeVisible();
});

test('without scripts the defaults show, whatever the address says', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/en/loan-calculator?loanAmount=2400000`);
  await expect(page.getByTestId('amount')).toBeVisible();
  await expect(page.getByTestId('amount')).toHaveText('HK$36,398.28');
  await context.close();
});

test('the API is asked when the figures rest, and what it answers is shown', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/v1/loan-cal/principalAndInterest*', async (route) => {
    const request = route.request();
    asked.push(`${request.method()} ${request.postData() ?? new URL(request.url()).search}`);
    await route.fulfill({ json: { amount: 36_500 } });
  });
  await page.goto('/en/loan-calculator');
  await wake(page);
  await expect(page.getByTestId('amount')).toHaveText('HK$36,500.00');
  await page.getByText(/^Fee, rate changes/).click();
  await page.getByRole('button', { name: 'Add a rate change' }).click();
  await expect.poll(() => asked.at(-1)).toMatch(/^POST .*"rateChanges":\[\{"afterMonth":12/);
});

test('on paper the whole chart fits the sheet, in its colours', async ({ page }) => {
  await page.goto('/en/loan-calculator');
  await wake(page);
  const chart = page.getByRole('img', { name: /^Chart over 10 years/ });
  await expect(chart).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  const frame = await page.evaluate(() => {
    const svg = document.querySelector('figure svg[role="img"]');
    const figure = svg?.closest('figure');
    return {
      width: svg?.getBoundingClientRect().width ?? Infinity,
      room: figure?.getBoundingClientRect().width ?? 0,
      colours: figure ? getComputedStyle(figure).getPropertyValue('print-color-adjust') : '',
      hasBox: svg?.hasAttribute('viewBox'),
    };
  });
  expect(frame).toMatchObject({ colours: 'exact', hasBox: true });
  expect(frame.width).toBeLessThanOrEqual(frame.room + 1);
});
