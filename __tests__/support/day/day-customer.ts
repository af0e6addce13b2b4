import type { Locator, Page } from '@playwright/test';
import { codeSentDuring, demoBorrower } from '../account/account-session';
import { completeSteps, field, keys, submitStep, waitForPath } from '../application/apply-flow';
import { expect } from '../browser/e2e';
import { chooseFile, press, type } from '../browser/keyboard';
import type { Say } from '../browser/words';
import { pdfOf } from '../document/pdf-file';
import { shows, type Walk } from './day-walk';

/** A customer of the seed data applies for another loan, up to the number on the receipt. */
export async function apply({ page, site, locale, say }: Walk): Promise<string> {
  await page.goto(`/${locale}/apply/first`);
  await page.waitForLoadState('networkidle');
  const onFilled = async (step: string): Promise<void> => {
    if (step !== 'applicants') return;
    await type(field(page, 'applicants.persons.0.name'), 'LEE MEI LING');
  };
  const applicant = { page, site, product: 'first', phone: demoBorrower.phone } as const;
  await completeSteps({ ...applicant, onFilled, hand: keys }, { to: 'check' });
  await press(page.getByRole('button', { name: say('application-form:check.send') }));
  await waitForPath(page, '/apply/first/done');
  return (await page.getByText(/^HK-\d{4}-/).textContent()) ?? '';
}

/** Each of them is another file: the same one again would be taken for the one that is there. */
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    pdfOf([{ box: [200, 100], content: `% ${name}\n0 0 1 rg 0 0 100 100 re f` }]),
  ),
});
export const slots = (page: Page): Locator => page.locator('main li:has(input[type=file])');

export async function sendTo(
  slot: Locator,
  { name, say }: { name: string; say: Say },
): Promise<void> {
  await chooseFile(slot.locator('input[type=file]:not([capture])'), paper(name));
  // Only what has arrived can be removed.
  const remove = slot.getByRole('button', { name: say('document:file.removeOf', { name }) });
  await expect(remove).toBeVisible();
}

/** Sends a file for each required document, from the receipt on. */
export async function sendDocuments({ page, say }: Walk): Promise<string[]> {
  await press(page.getByRole('link', { name: say('application-form:done.upload') }));
  await expect(slots(page).first()).toBeVisible();
  const required = slots(page).filter({ hasNotText: say('document:list.optional') });
  const names: string[] = [];
  const count = await required.count();
  for (let index = 0; index < count; index += 1) {
    const name = `Paper ${index + 1}.pdf`;
    await sendTo(slots(page).nth(index), { name, say });
    names.push(name);
  }
  return names;
}

async function typeCode(
  { page, site }: Pick<Walk, 'page' | 'site'>,
  send: () => Promise<void>,
): Promise<void> {
  await type(page.locator('#otp-code'), await codeSentDuring(site, send));
  await submitStep(page, keys);
}

export async function signIn({ page, site, say, locale }: Walk): Promise<void> {
  await page.goto(`/${locale}/account/sign-in?next=/account/applications`);
  await page.waitForLoadState('networkidle');
  await type(page.locator('#otp-phone'), demoBorrower.phone);
  await typeCode({ page, site }, () => submitStep(page, keys));
  await expect(
    page.getByRole('heading', { name: say('account-screen:offer.title') }),
  ).toBeVisible();
}

export async function acceptOffer({ page, site, say }: Walk): Promise<void> {
  await press(page.getByRole('button', { name: say('account-screen:offer.accept') }));
  const send = page.getByRole('button', { name: say('otp:phone.send') });
  await typeCode({ page, site }, () => press(send));
  await shows(page.locator('main'), say('account-screen:offer.accepted'));
}

/** For the one loan that can have it. */
export async function askForHoliday({ page, say, locale }: Walk): Promise<string> {
  await page.goto(`/${locale}/account/payment-holiday`);
  await type(page.locator('#reason'), 'Between two jobs.');
  const send = page.getByRole('button', { name: say('account-screen:holiday.send') });
  await shows(page.locator('main'), say('account-screen:holiday.simple'));
  await press(send);
  const reference = page.getByText(/^RQ-/).first();
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? '';
}
