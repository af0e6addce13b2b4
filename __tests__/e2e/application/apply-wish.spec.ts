import {
  waitForPath,
  startApplication,
  field,
  submitStep,
  newPhone,
  completeSteps,
} from '@test/support/application/apply-flow';
import { openStep } from '@test/support/application/open-step';
import { expect, test } from '@test/support/browser/e2e';

test('a second mortgage on a free property goes on as a first one with every answer', async ({
  page,
  site,
}) => {
  await startApplication(page, { product: 'second' });
  await completeSteps({ page, site, product: 'second', phone: newPhone() }, { to: 'property' });
  await page.getByRole('button', { name: 'Enter the address instead' }).click();
  await field(page, 'property.address').fill('12 Quiet Lane');
  await field(page, 'property.subDistrict').fill('Sha Tin');
  await field(page, 'property.kind').check();
  await field(page, 'property.saleableAreaSqft').fill('600');
  await page.getByRole('button', { name: 'There is no mortgage on this property' }).click();
  await submitStep(page);
  await waitForPath(page, '/apply/second/eligibility');
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/los/drafts') && response.request().method() === 'POST',
  );
  await page
    .getByRole('link', { name: 'Continue with a first mortgage and keep my answers' })
    .click();
  await waitForPath(page, '/en/apply/first/property');
  expect((await created).status()).toBe(200);
  await page.reload();
  await expect(field(page, 'property.address')).toHaveValue('12 Quiet Lane');
  await submitStep(page);
  await waitForPath(page, '/en/apply/first/loan');
});

test('a wish that cannot be met is answered at once, and what would do is taken by one tap', async ({
  page,
  site,
}) => {
  await openStep(page, { site, phone: newPhone() }, 'loan');
  await field(page, 'loan.amount').fill('50,000,000');
  await field(page, 'loan.tenorMonths').fill('20');
  await field(page, 'loan.purpose-renovation').check();
  await field(page, 'income.employment-retired').check();
  await field(page, 'income.monthlyIncome').fill('65,000');
  await field(page, 'income.monthlyDebt').fill('8,000');
  const answer = page.getByRole('region', { name: 'What this means' });
  await expect(answer).toContainText('outside our range');
  await submitStep(page);
  await expect(answer).toBeFocused();
  await expect(answer).toContainText('press the button below again');
  expect(new URL(page.url()).pathname).toBe('/en/apply/first/loan');
  // HK$8,000 of the debts are the mortgage that a first one replaces; half of HK$65,000 pays HK$3,610,000 at 9 %.
  await answer.getByRole('button', { name: 'Take HK$3,610,000 over 20 years' }).click();
  await expect(field(page, 'loan.amount')).toHaveValue('3,610,000');
  await expect(answer).toContainText('Within our usual range');
  await submitStep(page);
  await waitForPath(page, '/en/apply/first/phone');
  await expect(page.getByText(/^HK\$3,610,000 over 20 years, about HK\$/)).toBeVisible();
});

test('an unpaid premium leads to a page that explains it, not to an error', async ({
  page,
  site,
}) => {
  await startApplication(page, { product: 'first' });
  await completeSteps({ page, site, product: 'first', phone: newPhone() }, { to: 'property' });
  await page.getByRole('button', { name: 'Enter the address instead' }).click();
  await field(page, 'property.address').fill('Flat 3, 5/F, Block B');
  await field(page, 'property.subDistrict').fill('Sha Tin');
  await page.getByRole('radio', { name: /\(HOS\)/ }).check();
  await field(page, 'property.saleableAreaSqft').fill('55 m²');
  await field(page, 'property.premiumPaid-no').check();
  await field(page, 'existing.hasMortgages-no').check();
  await submitStep(page);
  await waitForPath(page, '/apply/first/eligibility');
  await expect(page.getByText(/Housing Ordinance, Cap. 283/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact our staff' })).toHaveAttribute(
    'href',
    '/en/contact-us',
  );
  await page.getByRole('link', { name: 'Change this answer' }).click();
  await expect(field(page, 'property.address')).toHaveValue('Flat 3, 5/F, Block B');
});
