import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../browser/accessibility';
import { codeSentDuring } from '../account/account-session';
import { expect, test as base } from '../browser/e2e';
import { startSite, type RunningSite } from '../site/site-process';

export { expect };

/** All tests of a worker share one client address, so the site's write rate limit is raised. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({}, provide) => {
      const site = await startSite({ RATE_LIMIT_WRITES_PER_MINUTE: '5000' });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export type Product = 'first' | 'second' | 'fast-pass';
type Step =
  | 'privacy'
  | 'property'
  | 'loan'
  | 'existing'
  | 'applicants'
  | 'income'
  | 'intermediary'
  | 'contact'
  | 'phone'
  | 'consents'
  | 'check';

let phones = 0;

/** A phone number that no other test of this worker's site uses: the limit is five codes an hour per number. */
export function newPhone(): string {
  phones += 1;
  return `9123 ${1_000 + phones}`;
}

export const field = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
export const submitStep = (page: Page): Promise<void> =>
  page.locator('form button[type=submit]').last().click();
export const waitForPath = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname.endsWith(path), { timeout: 20_000 });

/** Waits until the data fetched by the browser is rendered. */
export async function waitUntilReady(page: Page): Promise<void> {
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

const stepAnswers: Record<
  Exclude<Step, 'phone' | 'check'>,
  (applicant: Applicant) => Promise<void>
> = {
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
    await field(page, 'applicants.persons.0.address').fill(
      'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
    );
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

const stepOrder: readonly Step[] = [
  'privacy',
  'property',
  'loan',
  'existing',
  'applicants',
  'income',
  'intermediary',
  'contact',
  'phone',
  'consents',
  'check',
];
export const stepsOf = (product: Product): Step[] =>
  stepOrder.filter((step) => step !== 'existing' || product !== 'fast-pass');

interface WalkOptions extends Applicant {
  /** Called when a step is shown, before it is filled in. */
  onStep?: (step: Step) => Promise<void>;
  /** Answers the code that `act` has sent; by default from the messages of the site. */
  codeDuring?: (act: () => Promise<void>) => Promise<string>;
}

/** Completes the steps from `from` up to `to`, which is left open. */
export async function completeSteps(
  { onStep, codeDuring, ...applicant }: WalkOptions,
  { from = 'privacy', to }: { from?: Step; to: Step },
): Promise<void> {
  const { page, product, site } = applicant;
  const steps = stepsOf(product);
  for (let index = steps.indexOf(from); index <= steps.indexOf(to); index += 1) {
    const step = steps[index];
    if (step === undefined) break;
    await waitForPath(page, `/apply/${product}/${step}`);
    await expect(page.locator('main form, main dl').first()).toBeVisible();
    await onStep?.(step);
    if (step === to || step === 'check') break;
    if (step === 'phone') {
      const send = () => submitStep(page);
      const code = await (codeDuring ? codeDuring(send) : codeSentDuring(site, send));
      await field(page, 'otp-code').fill(code);
    } else {
      await stepAnswers[step](applicant);
    }
    await submitStep(page);
  }
}

/** Opens the first step of a product in a browser without any stored state. */
export async function startApplication(
  page: Page,
  { locale = 'en', product }: { locale?: string; product: Product },
): Promise<void> {
  await page.goto(`/${locale}/apply/${product}`);
  await waitUntilReady(page);
  await page.locator(`main a[href="/${locale}/apply/${product}/privacy"]`).first().click();
}

/** Number of required inputs on this page; a radio group counts once. */
export function requiredInputs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll<HTMLInputElement>(
        'main form input:not([type=radio]):not([type=checkbox])',
      ),
    ];
    const needed = boxes.filter((box) => !box.labels?.[0]?.textContent?.includes('(optional)'));
    const groups = document.querySelectorAll('main form [role=radiogroup]').length;
    const ticks = [
      ...document.querySelectorAll<HTMLInputElement>('main form input[type=checkbox]'),
    ].filter(({ id }) => !id.includes('marketing')).length;
    return needed.length + groups + ticks;
  });
}

/** Asserts that axe finds no violations and that nothing overflows horizontally. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await accessibilityProblems(page), where).toEqual([]);
  const [inside, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(inside, where).toBeLessThanOrEqual(window ?? 0);
}
