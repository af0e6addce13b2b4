import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { pdfOf } from '@test/support/document/pdf-file';
import { sendAsCustomer } from '@test/support/document/send-as-customer';
import { acceptInvitation, inviteToDesk, type DeskVisitor } from '@test/support/staff/desk-visit';

test.use({ expectedProblems: [/status 400|Bad Request/] });

async function enterAs(page: Page, { cookie }: DeskVisitor): Promise<void> {
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
}

async function moveOn(page: Page, state: string): Promise<void> {
  await page.getByRole('combobox', { name: 'New status' }).selectOption({ label: state });
  await page.getByRole('textbox', { name: 'Reason' }).fill('Everything is there.');
  await page.getByRole('button', { name: 'Move the application on' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Summary' }).getByText(state)).toBeVisible();
}

test('an application is found by its applicant, assessed, and approved without its documents once a second person agrees, by keyboard alone', async ({
  page,
  site,
  administrator,
}) => {
  test.setTimeout(240_000);
  const link = await inviteToDesk(site, administrator, {
    name: 'Una Ho',
    email: 'una@example.com',
    roles: ['underwriter', 'approver'],
  });
  const una = await acceptInvitation(site, link);
  await enterAs(page, una);
  const card = { box: [200, 100], content: '0 0 1 rg 0 0 100 100 re f' } as const;
  await sendAsCustomer(site, {
    applicationNumber: 'HK-2026-DEM0APP1',
    slot: 'identity',
    file: new File([Uint8Array.from(pdfOf([card, card]))], 'My card'),
  });
  await page.goto('/en/desk');
  await expect(page.getByRole('heading', { name: 'Hello, Una Ho' })).toBeVisible();
  await page.keyboard.press('f');
  await page.keyboard.type('陈大文');
  await page.keyboard.press('Enter');
  const found = page.getByRole('row', { name: /HK-2026-DEM0APP1 CHAN TAI MAN/ });
  await expect(found).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en/desk/search');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page
    .getByRole('row', { name: /Chan Tai Man 4567/ })
    .getByRole('link')
    .press('Enter');
  await expect(page.getByRole('row', { name: /LN-2024-DEM0/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'What to see' }).selectOption('identity');
  const reveal = page.getByRole('form', { name: 'See in full' });
  await reveal.getByRole('textbox', { name: 'Reason' }).fill('Compared at the counter.');
  await reveal.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(reveal.getByText('A1234563')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await reveal.getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(reveal.getByText('A1234563')).toHaveCount(0);

  await page.goto('/en/desk/applications?q=DEM0APP1');
  await expect(page.getByRole('row', { name: /HK-2026-DEM0APP1 .* HK\$2,400,000/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Affordability' })).toBeVisible();
  // Worked out apart from our engine: 240 level payments of 9 % a year on 2,400,000, with 3,000 of debts on 78,000.
  await expect(page.getByText('HK$21,593')).toBeVisible();
  await expect(page.getByText('31.53% (limit 50%)')).toBeVisible();
  await expect(page.getByText('A123***(*)')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const handling = page.getByRole('region', { name: 'Handling' });
  await handling.getByRole('textbox', { name: 'Note' }).fill('Call after six.');
  await handling.getByRole('button', { name: 'Take it' }).press('Enter');
  await expect(
    handling.getByRole('row', { name: /Given to una@example\.com Call after six\./ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Move the application on' }).press('Enter');
  await expect(page.getByText('Choose the new status.')).toBeVisible();
  await expect(page.getByText('Enter a reason.')).toBeVisible();
  await moveOn(page, 'Being assessed');
  await page.getByRole('button', { name: 'View My card' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const review = page.getByRole('form', { name: 'Review My card' });
  await review.getByRole('textbox', { name: 'Reason' }).fill('Same as at the counter.');
  await review.getByRole('combobox', { name: 'Reason for a refusal' }).selectOption('cut-off');
  // The applicant reads Chinese.
  await expect(review.getByText(/^檔案內容不完整/)).toBeVisible();
  await review.getByRole('button', { name: 'Refuse' }).press('Enter');
  await expect(page.getByRole('row', { name: /My card .* Refused/ })).toBeVisible();
  await review.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(page.getByRole('row', { name: /My card .* Accepted/ })).toBeVisible();
  // The others are missing, so that a second person has to agree.
  const missing = page.getByRole('region', { name: 'Documents still open' });
  await expect(missing.getByText(/^Proof of address/)).toBeVisible();
  await missing.getByRole('button', { name: 'Ask to approve without them' }).press('Enter');
  await missing.getByRole('textbox', { name: 'Reason' }).fill('Seen at the counter.');
  await missing.getByRole('button', { name: 'Send for approval' }).press('Enter');
  const asked = missing.getByRole('link', { name: /^AR-\w{8}$/ });
  // Asked by the one, before the other comes to this browser.
  await expect(asked).toBeVisible();
  const second = await inviteToDesk(site, administrator, {
    name: 'Ben Lau',
    email: 'ben@example.com',
    roles: ['approver'],
  });
  const ben = await acceptInvitation(site, second);
  await asked.press('Enter');
  await expect(page.getByText('You asked for this yourself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await enterAs(page, ben);
  await page.reload();
  await expect(
    page.getByRole('row', { name: /^Documents missing Proof of address/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await page.goto('/en/desk/approvals?state=approved');
  await expect(page.getByRole('row', { name: /^AR-\w{8} / }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await enterAs(page, una);
  await page.goto('/en/desk/applications/HK-2026-DEM0APP1');
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('Approved')).toBeVisible();
});
