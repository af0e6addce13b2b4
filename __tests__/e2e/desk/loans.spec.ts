import type { Page } from '@playwright/test';
import { hongKongDay } from '@/lib/hong-kong-day';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { bankCsv } from '@test/support/bank-file/bank-files';
import { acceptInvitation, inviteToDesk, type DeskVisitor } from '@test/support/staff/desk-visit';

async function enterAs(page: Page, { cookie }: DeskVisitor): Promise<void> {
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
}

test('a payment is seen before it is booked, taken back by two people, booked again, what is too much of it refunded by two, and money of a bank file assigned, by keyboard alone', async ({
  page,
  site,
  administrator,
}) => {
  test.setTimeout(180_000);
  const staff = async (name: string, email: string, roles: ('cashier' | 'approver')[]) =>
    acceptInvitation(site, await inviteToDesk(site, administrator, { name, email, roles }));
  const kit = await staff('Kit Yu', 'kit@example.com', ['cashier']);
  const joy = await staff('Joy Ng', 'joy@example.com', ['approver']);

  /** The second person approves what the form asked for; then the first is back at the loan. */
  async function approve(form: string): Promise<void> {
    const asked = page.getByRole('form', { name: form }).getByRole('link', { name: /^AR-\w{8}$/ });
    await expect(asked).toBeVisible();
    const loan = page.url();
    await enterAs(page, joy);
    await asked.press('Enter');
    await page.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();
    await enterAs(page, kit);
    await page.goto(loan);
  }

  await enterAs(page, kit);
  await page.goto('/en/desk/loans?arrears=any&sort=arrears&q=DEM0SEC0');
  await expect(page.getByRole('row', { name: /DEM0SEC0 .* HK\$900,000\.00/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Post to the loan' });
  // A month of 9.75 % on 900,000 is 7,312.50, on its payment date that of the month before as well; the rest is kept for the next one.
  const kept = hongKongDay(new Date()).endsWith('-02') ? '5,375.00' : '12,687.50';
  async function post(reference: string): Promise<void> {
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await amount.fill('20000');
    await form.getByRole('combobox', { name: 'Came by' }).selectOption('cheque');
    await form.getByRole('textbox', { name: 'Bank reference' }).fill(reference);
    await amount.press('Enter');
    await expect(
      form.getByRole('row', { name: `Paid in advance HK$0.00 HK$${kept}` }),
    ).toBeVisible();
    await amount.press('Enter');
    await expect(form.getByText('Booked.')).toBeVisible();
  }
  await post('CHQ 1');
  await page.getByRole('button', { name: /^Reverse the payment of HK\$20,000\.00/ }).press('Enter');
  const reversal = page.getByRole('form', { name: /^Reverse the payment/ });
  await expect(reversal.getByRole('textbox', { name: 'Why it is reversed' })).toBeFocused();
  await reversal.getByRole('button', { name: 'Show the effect' }).press('Enter');
  await expect(reversal.getByText('Say why it is reversed.')).toBeVisible();
  await page.keyboard.type('The cheque was returned unpaid.');
  await reversal.getByRole('button', { name: 'Show the effect' }).press('Enter');
  await expect(
    reversal.getByRole('row', { name: `Paid in advance HK$${kept} HK$0.00` }),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await reversal.getByRole('button', { name: 'Send for approval' }).press('Enter');
  await approve('Reverse the payment of HK$20,000.00');
  await expect(page.getByRole('row', { name: /Payment reversed HK\$20,000\.00/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /CHQ 1 · Cheque Reversed$/ })).toBeVisible();

  await post('CHQ 2');
  const refund = page.getByRole('form', { name: 'Refund what is paid in advance' });
  await refund.getByRole('textbox', { name: 'Why it is refunded' }).fill('Paid twice.');
  await refund.getByRole('button', { name: 'Show the effect' }).press('Enter');
  await expect(
    refund.getByRole('row', { name: `Paid in advance HK$${kept} HK$0.00` }),
  ).toBeVisible();
  await refund.getByRole('button', { name: 'Send for approval' }).press('Enter');
  await approve('Refund what is paid in advance');
  await expect(page.getByRole('row', { name: new RegExp(`Refund HK\\$${kept}`) })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const loanNo = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto('/en/desk/payment-orders?state=waiting&origin=refund');
  await expect(page.getByRole('row', { name: new RegExp(`HK\\$${kept} Refund`) })).toBeVisible();

  await page.goto('/en/desk/bank-entries');
  const importing = page.getByRole('form', { name: 'Import a file of the bank' });
  await importing.getByRole('button', { name: 'Import' }).press('Enter');
  await expect(importing.getByText('Choose a file.')).toBeVisible();
  await importing.getByLabel('File').setInputFiles({
    name: 'today.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      bankCsv([
        { amount: 10, reference: 'FT 1', details: loanNo, on: hongKongDay(new Date()) },
        { amount: 20, reference: 'FT 2', details: '=1+1', on: hongKongDay(new Date()) },
      ]),
    ),
  });
  await importing.getByRole('button', { name: 'Import' }).press('Enter');
  await expect(page.getByText('Read: 2. Booked: 1. To be assigned: 1.')).toBeVisible();
  const entry = page.getByRole('row', { name: /To be assigned .* HK\$20\.00 FT 2/ });
  await expect(entry).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await entry.getByRole('link').press('Enter');
  await page.getByRole('textbox', { name: 'Loan' }).fill(loanNo);
  await page.getByRole('button', { name: 'Book it' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('Booked')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
