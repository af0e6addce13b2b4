import { expect, test } from '@playwright/test';
import { pagePaths } from '@test/support/lender-api/page-paths';
import { startLenderApi } from '@test/support/lender-api/lender-api';
import { loosenesses, type Looseness } from '@test/support/lender-api/looseness';
import { startSite } from '@test/support/site/site-process';
import { leaveToLongRun } from '@test/support/browser/long-walks';

// A part of `npm run test:long`: a site of its own for each habit.
leaveToLongRun('tries every habit on every page');
test.describe.configure({ timeout: 600_000 });

/** Habits that leave nothing to show. */
const answersNothing: ReadonlySet<string> = new Set([
  'noLanguage',
  'empty',
  'nothing',
  'nullBody',
  'plainText',
  'html',
  'htmlAsJson',
  'serverError',
  'notFound',
  'forbidden',
  'forbiddenEmpty',
  'redirect',
]);

for (const habit of Object.keys(loosenesses) as Looseness[]) {
  test(`every page in every language stands, or says that it cannot, where the lender’s habit is ${habit}`, async () => {
    const lender = await startLenderApi();
    lender.behave(habit);
    const site = await startSite({ API_BASE_URL: lender.url });
    const statuses: Record<string, number> = {};
    for (const locale of ['en', 'hk', 'cn'])
      for (const path of pagePaths)
        statuses[`/${locale}${path}`] = (await fetch(`${site.url}/${locale}${path}`)).status;
    await site.stop();
    await lender.close();
    const unexpected = Object.entries(statuses).filter(([, status]) =>
      answersNothing.has(habit) ? ![200, 503].includes(status) : status !== 200,
    );
    expect(unexpected).toEqual([]);
  });
}

test('a lender who is silent costs half a minute and nothing that was typed', async ({ page }) => {
  const lender = await startLenderApi();
  lender.behave('extraFields');
  const site = await startSite({ API_BASE_URL: lender.url });
  await page.goto(`${site.url}/hk/contact-us`, { waitUntil: 'networkidle' });
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('姓名').fill('陳大文');
  await field('電話號碼').fill('9123 4567');
  await page.getByRole('combobox', { name: '查詢事項' }).selectOption({ index: 1 });
  await field('留言').fill('太古城的單位可以借多少？');
  const send = page.getByRole('button', { name: '送出留言' });
  lender.loosen('POST /contactUs', 'silent');
  await send.click();
  await expect(page.getByText('服務未能及時回應，請再試一次。').first()).toBeVisible({
    timeout: 45_000,
  });
  await expect(field('姓名')).toHaveValue('陳大文');
  await expect(field('留言')).toHaveValue('太古城的單位可以借多少？');
  lender.tidy();
  await send.click();
  await expect(page.getByText('已收到你的留言')).toBeVisible();
  await site.stop();
  await lender.close();
});
