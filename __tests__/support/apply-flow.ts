import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility';
import { codeAfter } from './account-session';
import { expect, test as base } from './e2e';
import { startSite, type RunningSite } from './site-process';

export { expect };

/** All tests of a worker come from one network: their site takes more writes a minute than a person makes. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [async ({}, provide) => {
    const site = await startSite({ RATE_LIMIT_WRITES_PER_MINUTE: '5000' });
    await provide(site);
    await site.stop();
  }, { scope: 'worker', timeout: 90_000 }],
});

export type Product = 'first' | 'second' | 'fast-pass';
type Step = 'privacy' | 'property' | 'loan' | 'existing' | 'applicants' | 'income' | 'intermediary' | 'contact' | 'phone' | 'consents' | 'check';

let phones = 0;

/** A number that no other test of this worker's site sends a code to: five codes an hour are the most for one. */
export function newPhone(): string {
  phones += 1;
  return `9123 ${1_000 + phones}`;
}

export const field = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
export const go = (page: Page): Promise<void> => page.locator('form button[type=submit]').last().click();
export const at = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname.endsWith(path), { timeout: 20_000 });

/** Waits until the answers of this browser are in the page. */
export async function ready(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main form, main dl, main ol').first()).toBeVisible();
}

interface Applicant {
  page: Page;
  site: RunningSite;
  product: Product;
  phone: string;
}

const answers: Record<Exclude<Step, 'phone' | 'check'>, (applicant: Applicant) => Promise<void>> = {
  async privacy({ page }) {
    await field(page, 'consents.privacyNotice').check();
  },
  async property({ page }) {
    await page.locator('main input[role=combobox]').fill('taikoo shing');
    await page.locator('[role=listbox] [role=option]').first().click();
    await field(page, 'property.kind').check();
    await field(page, 'property.saleableAreaSqft').fill('585');
    await field(page, 'property.estimatedValue').fill('9,000,000');
  },
  async loan({ page, product }) {
    await field(page, 'loan.amount').fill('HK$3m');
    await field(page, 'loan.tenorMonths').fill('20');
    if (product !== 'fast-pass') await field(page, 'loan.purpose-refinance').check();
  },
  async existing({ page }) {
    await field(page, 'existing.hasMortgages').check();
    await field(page, 'existing.mortgages.0.lender').fill('Harbour Bank');
    await field(page, 'existing.mortgages.0.outstanding').fill('1,000,000');
    await field(page, 'existing.mortgages.0.monthlyPayment').fill('8,000');
  },
  async applicants({ page, product }) {
    await field(page, 'applicants.persons.0.name').fill('CHAN TAI MAN');
    if (product === 'fast-pass') return;
    await field(page, 'applicants.persons.0.idNumber').fill('a123456 (3)');
    await field(page, 'applicants.persons.0.dateOfBirth').fill('28/2/1985');
    await field(page, 'applicants.persons.0.address').fill('Flat A, 12/F, Kam Shan Mansion, Taikoo Shing');
  },
  async income({ page }) {
    await field(page, 'income.employment').check();
    await field(page, 'income.employer').fill('Harbour Trading Limited');
    await field(page, 'income.monthlyIncome').fill('85,000');
    await field(page, 'income.monthlyDebt').fill('0');
  },
  async intermediary({ page }) {
    await field(page, 'intermediary.involved-no').check();
  },
  async contact({ page, phone }) {
    await field(page, 'contact.phone').fill(phone);
  },
  async consents({ page, product }) {
    if (product !== 'fast-pass') await field(page, 'consents.creditReference').check();
  },
};

const order: readonly Step[] = ['privacy', 'property', 'loan', 'existing', 'applicants', 'income', 'intermediary', 'contact', 'phone', 'consents', 'check'];
export const stepsOf = (product: Product): Step[] => order.filter((step) => step !== 'existing' || product !== 'fast-pass');

interface Walk extends Applicant {
  /** Called when a step stands there, before it is answered. */
  onStep?: (step: Step) => Promise<void>;
}

/** Answers the steps from `from` up to `to`, which is open in the end. */
export async function walk({ onStep, ...applicant }: Walk, { from = 'privacy', to }: { from?: Step; to: Step }): Promise<void> {
  const { page, product, site } = applicant;
  const steps = stepsOf(product);
  for (let index = steps.indexOf(from); index <= steps.indexOf(to); index += 1) {
    const step = steps[index];
    if (step === undefined) break;
    await at(page, `/apply/${product}/${step}`);
    await expect(page.locator('main form, main dl').first()).toBeVisible();
    await onStep?.(step);
    if (step === to || step === 'check') break;
    if (step === 'phone') {
      const code = await codeAfter(site, () => go(page));
      await field(page, 'otp-code').fill(code);
    } else {
      await answers[step](applicant);
    }
    await go(page);
  }
}

/** Opens the first step of a product in a browser that knows nothing yet. */
export async function begin(page: Page, { locale = 'en', product }: { locale?: string; product: Product }): Promise<void> {
  await page.goto(`/${locale}/apply/${product}`);
  await ready(page);
  await page.locator(`main a[href="/${locale}/apply/${product}/privacy"]`).first().click();
}

/** Fields that have to be answered on this page: a group of radio buttons is one. */
export function requiredInputs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('main form input:not([type=radio]):not([type=checkbox])')];
    const needed = boxes.filter((box) => !box.labels?.[0]?.textContent?.includes('(optional)'));
    const groups = document.querySelectorAll('main form [role=radiogroup]').length;
    const ticks = [...document.querySelectorAll<HTMLInputElement>('main form input[type=checkbox]')].filter(({ id }) => !id.includes('marketing')).length;
    return needed.length + groups + ticks;
  });
}

/** Nothing wrong for assistive technology, and nothing wider than the window. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await accessibilityProblems(page), where).toEqual([]);
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inside, where).toBeLessThanOrEqual(window ?? 0);
}
