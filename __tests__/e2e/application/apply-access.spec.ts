import type { Page } from '@playwright/test';
import { codeSentDuring } from '@test/support/account/account-session';
import {
  waitForPath,
  startApplication,
  expectAccessible,
  field,
  fillArea,
  submitStep,
  newPhone,
  waitUntilReady,
  stepsOf,
  completeSteps,
  nameFastPass,
} from '@test/support/application/apply-flow';
import { openStep } from '@test/support/application/open-step';
import { expect, test } from '@test/support/browser/e2e';
import { walkedLanguages } from '@test/support/browser/long-walks';

const anotherProperty = {
  en: 'Choose another property',
  hk: '選擇另一個物業',
  cn: '选择另一套房产',
};
const fromLists = { en: 'Choose from lists', hk: '從列表逐步選擇', cn: '从列表中选择' };
const small = { width: 320, height: 700 };
const summary = (page: Page) => page.locator('main [role=alert][tabindex="-1"]');

test('every step of a first mortgage is accessible at 320 px, with and without problems', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(small);
  const seen: string[] = [];
  await startApplication(page, { product: 'first' });
  await completeSteps(
    {
      page,
      site,
      product: 'first',
      phone: newPhone(),
      onStep: async (step) => {
        seen.push(step);
        await expectAccessible(page, step);
        if (step === 'privacy' || step === 'check' || step === 'phone') return;
        await submitStep(page);
        await expect(summary(page), step).toBeFocused();
        expect(await page.title()).toMatch(/^Error: /);
        await expectAccessible(page, `${step} with problems`);
        await summary(page).getByRole('link').first().click();
        await expect(summary(page)).not.toBeFocused();
      },
    },
    { to: 'check' },
  );
  expect(seen).toEqual(stepsOf('first'));
  await page.getByRole('button', { name: 'Send my application' }).click();
  await waitForPath(page, '/done');
  await expectAccessible(page, 'done');
});

test('the fields of several applicants and of a company are accessible', async ({ page, site }) => {
  test.slow();
  await openStep(page, { site, phone: newPhone() }, 'applicants');
  await page.getByRole('button', { name: 'Add another owner or borrower' }).click();
  await expect(page.getByRole('group', { name: 'Applicant 2' })).toBeVisible();
  await submitStep(page);
  await expect(summary(page)).toContainText('Full name in English (2)');
  await expectAccessible(page, 'two applicants');
  await page.getByRole('button', { name: 'A company is borrowing' }).click();
  await submitStep(page);
  await expect(summary(page)).toContainText('Business registration number');
  await expectAccessible(page, 'company');
});

test('the code’s step is accessible, with a wrong code too, and the code survives the change of language', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize(small);
  await openStep(page, { site, phone: newPhone() }, 'phone');
  await field(page, 'otp-phone').fill(newPhone());
  const code = await codeSentDuring(site, () => submitStep(page));
  await expect(field(page, 'otp-code')).toBeFocused();
  await expectAccessible(page, 'code');
  await field(page, 'otp-code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await submitStep(page);
  await expect(summary(page)).toContainText('not right');
  await expectAccessible(page, 'wrong code');
  await field(page, 'otp-code').fill(code.slice(0, 3));
  // On small screens the language switch is in the menu.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await waitForPath(page, '/cn/apply/first/phone');
  await expect(field(page, 'otp-code')).toHaveValue(code.slice(0, 3));
  await field(page, 'otp-code').fill(code);
  await submitStep(page);
  await waitForPath(page, '/cn/apply/first/applicants');
});

for (const { locale } of walkedLanguages) {
  test(`start and check are accessible at 320 px: ${locale}`, async ({ page, site }) => {
    test.slow();
    await page.setViewportSize(small);
    await page.goto(`/${locale}/apply/fast-pass`);
    await waitUntilReady(page);
    await expectAccessible(page, 'start');
    await startApplication(page, { locale, product: 'fast-pass' });
    await completeSteps({ page, site, product: 'fast-pass', phone: newPhone() }, { to: 'check' });
    await expectAccessible(page, 'check');
    await nameFastPass(page);
    await expectAccessible(page, 'check with the phone');
    await page.goto(`/${locale}/apply/fast-pass`);
    await waitUntilReady(page);
    await expectAccessible(page, 'start with answers');
  });
}

/** Presses Tab until the element `id` has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await page.evaluate(() => document.activeElement?.id ?? '')) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${id}`);
}

async function typeInto(page: Page, id: string, text: string): Promise<void> {
  await tabTo(page, id);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

async function checkBox(page: Page, id: string): Promise<void> {
  await tabTo(page, id);
  await page.keyboard.press('Space');
}

/** Selects an option by typing its first letters. */
async function choose(page: Page, label: string, letters: string): Promise<void> {
  const list = page.getByLabel(label, { exact: true });
  await expect(list.locator('option', { hasText: letters }).first()).toBeAttached();
  await tabTo(page, (await list.getAttribute('id')) ?? '');
  await page.keyboard.type(letters);
  await expect(list.locator('option:checked')).toContainText(letters);
}

test('a fast pass is done by keyboard alone', async ({ page, site }) => {
  test.slow();
  const enter = async (path: string): Promise<void> => {
    await page.keyboard.press('Enter');
    await waitForPath(page, `/apply/fast-pass/${path}`);
    await expect(page.locator('main form, main dl, main ol').first()).toBeVisible();
  };
  await page.goto('/en/apply/fast-pass/privacy');
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'I have read this: continue' }).focus();
  await enter('property');
  await page.getByRole('button', { name: 'Choose from lists' }).focus();
  await page.keyboard.press('Enter');
  await choose(page, 'Area', 'Hong Kong');
  await choose(page, 'District', 'Quarry');
  await choose(page, 'Estate or street', 'Kornhill');
  await choose(page, 'Floor', '12');
  await checkBox(page, 'property.kind');
  await typeInto(page, 'loan.amount', '3,000,000');
  await typeInto(page, 'loan.tenorMonths', '15');
  await checkBox(page, 'income.employment');
  await typeInto(page, 'income.monthlyIncome', '60,000');
  await typeInto(page, 'income.monthlyDebt', '0');
  await enter('check');
  await typeInto(page, 'applicants.persons.0.name', 'LEE SIU MING');
  await tabTo(page, 'intermediary.involved');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field(page, 'otp-phone')).toBeVisible();
  await typeInto(page, 'otp-phone', newPhone());
  const code = await codeSentDuring(site, () => page.keyboard.press('Enter'));
  await expect(field(page, 'otp-code')).toBeFocused();
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await enter('done');
  await expect(page.getByText(/^HK-\d{4}-/)).toBeVisible();
});

for (const { locale } of walkedLanguages) {
  test(`the property is chosen from the lists at 320 px: ${locale}`, async ({ page, site }) => {
    test.slow();
    await page.setViewportSize(small);
    await startApplication(page, { locale, product: 'first' });
    await completeSteps({ page, site, product: 'first', phone: newPhone() }, { to: 'property' });
    await page.getByRole('button').filter({ hasText: fromLists[locale] }).click();
    const lists = page.locator('main select');
    await lists.nth(0).selectOption('HK');
    await lists.nth(1).selectOption('s:quarry-bay');
    await lists.nth(2).selectOption('e:kornhill');
    await expect(lists.nth(2)).toHaveValue('e:kornhill');
    await page.locator('main select:has(option[value="f:12"])').selectOption('f:12');
    await expectAccessible(page, 'chosen');
    await field(page, 'property.kind').check();
    await fillArea(page, '585');
    await field(page, 'existing.hasMortgages-no').check();
    await submitStep(page);
    await waitForPath(page, `/${locale}/apply/first/loan`);
    await page.goto(`/${locale}/apply/first/property`);
    await expect(page.locator('main input[role=combobox]')).toHaveCount(0);
    await page.getByRole('button').filter({ hasText: anotherProperty[locale] }).click();
    await expect(page.locator('main select:has(option[value="f:12"])')).toHaveValue('f:12');
    await page.goto(`/${locale}/apply/first/check`);
    await expect(page.locator('main dl').first()).toContainText(
      { en: '12/F, Kornhill', hk: '康怡花園 12樓', cn: '康怡花园 12楼' }[locale],
    );
  });
}
