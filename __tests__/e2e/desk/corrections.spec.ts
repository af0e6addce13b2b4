import { setSessionCookie } from '@test/support/account/account-session';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { acceptInvitation, inviteToDesk } from '@test/support/staff/desk-visit';

const application = '/en/desk/applications/HK-2026-DEM0APP1';

test('an answer is put right with a reason, and the applicant reads which part was corrected', async ({
  page,
  site,
  administrator,
  customerToken,
}) => {
  const link = await inviteToDesk(site, administrator, {
    name: 'Cora Lee',
    email: 'cora@example.com',
    roles: ['case-handler'],
  });
  const { cookie } = await acceptInvitation(site, link);
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
  await setSessionCookie(page.context(), { url: site.url, token: customerToken });
  await page.goto(application);
  await page.getByRole('button', { name: 'Correct: Income and payments' }).press('Enter');
  const form = page.getByRole('form', { name: 'Correct: Income and payments' });
  const income = form.getByRole('textbox', { name: /^Monthly income/ });
  await income.fill('about 78');
  await form.getByRole('button', { name: 'Save the correction' }).press('Enter');
  await expect(form.getByRole('link', { name: /^Monthly income: / })).toBeVisible();
  await expect(form.getByText('Enter a reason.')).toBeVisible();
  await expect(income).toHaveValue('about 78');
  expect(await accessibilityProblems(page)).toEqual([]);
  await income.fill('78,000');
  await form.getByRole('textbox', { name: /^Employer/ }).fill('Harbour Trading (HK) Limited');
  await form.getByRole('textbox', { name: 'Reason' }).fill('As on the payslip.');
  await form.getByRole('button', { name: 'Save the correction' }).press('Enter');
  await expect(page.getByText('The answers have been corrected.')).toBeVisible();
  await expect(
    page.getByRole('row', {
      name: /Harbour Trading Limited Harbour Trading \(HK\) Limited As on the payslip\./,
    }),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/en/account/applications');
  await expect(
    page.getByText('We corrected your answers about income and payments.').first(),
  ).toBeVisible();
  await expect(page.getByText('As on the payslip.')).toHaveCount(0);
});
