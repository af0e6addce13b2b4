import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { acceptInvitation, inviteToDesk } from '@test/support/staff/desk-visit';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';

test('a marketer imports costs, saves the report of them and has it mailed', async ({
  page,
  site,
  administrator,
}) => {
  test.setTimeout(120_000);
  const link = await inviteToDesk(site, administrator, {
    name: 'Mia Ko',
    email: 'mia@example.com',
    roles: ['marketer'],
  });
  const { cookie } = await acceptInvitation(site, link);
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);

  await page.goto('/en/desk/campaigns/costs');
  const day = plusDays(hongKongDay(new Date()), -1);
  const choose = (amount: string) =>
    page.getByLabel('File of costs').setInputFiles({
      name: 'costs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `date,source,medium,campaign,currency,amount\n${day},tram,poster,spring,HKD,${amount}\n`,
      ),
    });
  await choose('a lot');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('row', { name: '2 amount No amount such as' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await choose('1250.50');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('New lines: 1, changed: 0')).toBeVisible();
  await expect(page.getByRole('row', { name: /tram poster spring HK\$1,250\.50/ })).toBeVisible();

  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Source' }).fill('tram');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('heading', { name: 'Costs and return' })).toBeVisible();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Posters in trams');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Mail me this each Monday' }).click();
  await expect(page.getByText('mailed to you each Monday (English)')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/en/desk/campaigns');
  await page.getByRole('link', { name: 'Posters in trams' }).click();
  await page.getByRole('button', { name: 'Stop the Monday mail' }).click();
  await expect(page.getByText('not mailed to you')).toBeVisible();
  await page.goto('/en/desk/report-mail#abc');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
