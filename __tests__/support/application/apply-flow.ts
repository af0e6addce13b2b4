import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../browser/accessibility';
import { codeSentDuring } from '../account/account-session';
import { expect } from '../browser/e2e';
import type { RunningSite } from '../site/site-process';

export type Product = 'first' | 'second' | 'fast-pass';
type Step = 'privacy' | 'property' | 'loan' | 'phone' | 'applicants' | 'consents' | 'check';

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

/** The saleable area, which of a property from the lists is folded away. */
export async function fillArea(page: Page, area: string): Promise<void> {
  await page.locator('details:has([id="property.saleableAreaSqft"]) > summary').click();
  await field(page, 'property.saleableAreaSqft').fill(area);
}

/** The property by the first hit of the search, with a mortgage on it. */
async function answerProperty({ page, product }: Applicant): Promise<void> {
  await page.locator('main input[role=combobox]').fill('taikoo shing');
  await page.locator('[role=listbox] [role=option]').first().click();
  await field(page, 'property.kind').check();
  if (product === 'fast-pass') {
    await field(page, 'property.saleableAreaSqft').fill('585');
    await page.locator('details:has([id="property.estimatedValue"]) > summary').click();
  } else await fillArea(page, '585');
  await field(page, 'property.estimatedValue').fill('9,000,000');
}

async function answerLoan({ page }: Applicant): Promise<void> {
  await field(page, 'loan.amount').fill('HK$3m');
  await field(page, 'loan.tenorMonths').fill('20');
}

async function answerIncome({ page, product }: Applicant): Promise<void> {
  await field(page, 'income.employment').check();
  if (product !== 'fast-pass') await field(page, 'income.employer').fill('Harbour Trading Limited');
  await field(page, 'income.monthlyIncome').fill('85,000');
  await field(page, 'income.monthlyDebt').fill('0');
}

const stepAnswers: Record<
  Exclude<Step, 'phone' | 'check'>,
  (applicant: Applicant) => Promise<void>
> = {
  // Its button alone says that it was read.
  async privacy() {},
  async property(applicant) {
    const { page, product } = applicant;
    await answerProperty(applicant);
    if (product === 'fast-pass') {
      await answerLoan(applicant);
      await answerIncome(applicant);
      return;
    }
    if (product === 'first') await field(page, 'existing.hasMortgages').check();
    await field(page, 'existing.mortgages.0.lender').fill('Harbour Bank');
    await field(page, 'existing.mortgages.0.outstanding').fill('1,000,000');
    if (product === 'first') await field(page, 'existing.mortgages.0.monthlyPayment').fill('8,000');
  },
  async loan(applicant) {
    await answerLoan(applicant);
    await field(applicant.page, 'loan.purpose-renovation').check();
    await answerIncome(applicant);
  },
  async applicants({ page }) {
    await field(page, 'applicants.persons.0.name').fill('CHAN TAI MAN');
    await field(page, 'applicants.persons.0.idNumber').fill('a123456 (3)');
    await field(page, 'applicants.persons.0.dateOfBirth').fill('28/2/1985');
    await field(page, 'applicants.persons.0.address').check();
  },
  async consents({ page }) {
    await field(page, 'intermediary.involved-no').check();
    await field(page, 'consents.creditReference').check();
  },
};

const steps: Record<Product, readonly Step[]> = {
  first: ['privacy', 'property', 'loan', 'phone', 'applicants', 'consents', 'check'],
  second: ['privacy', 'property', 'loan', 'phone', 'applicants', 'consents', 'check'],
  'fast-pass': ['privacy', 'property', 'check'],
};
export const stepsOf = (product: Product): Step[] => [...steps[product]];

interface WalkOptions extends Applicant {
  /** Called when a step is shown, before it is filled in. */
  onStep?: (step: Step) => Promise<void>;
  /** Called when a step is filled in, before it is sent. */
  onFilled?: (step: Step) => Promise<void>;
  /** Answers the code that `act` has sent; by default from the messages of the site. */
  codeDuring?: (act: () => Promise<void>) => Promise<string>;
}

/** Completes the steps from `from` up to `to`, which is left open. */
export async function completeSteps(
  { onStep, onFilled, codeDuring, ...applicant }: WalkOptions,
  { from = 'privacy', to }: { from?: Step; to: Step },
): Promise<void> {
  const { page, product, site, phone } = applicant;
  const steps = stepsOf(product);
  for (let index = steps.indexOf(from); index <= steps.indexOf(to); index += 1) {
    const step = steps[index];
    if (step === undefined) break;
    // The start page shows the privacy notice to who has not read it.
    if (step !== 'privacy') await waitForPath(page, `/apply/${product}/${step}`);
    await expect(page.locator('main form, main dl').first()).toBeVisible();
    await onStep?.(step);
    if (step === to || step === 'check') break;
    if (step === 'phone') {
      await field(page, 'otp-phone').fill(phone);
      const send = () => submitStep(page);
      const code = await (codeDuring ? codeDuring(send) : codeSentDuring(site, send));
      await field(page, 'otp-code').fill(code);
    } else {
      await stepAnswers[step](applicant);
    }
    await onFilled?.(step);
    await submitStep(page);
  }
}

/** On the last page of a fast pass: says who applies. The page then asks for the phone. */
export async function nameFastPass(page: Page): Promise<void> {
  await field(page, 'applicants.persons.0.name').fill('CHAN TAI MAN');
  await field(page, 'intermediary.involved-no').check();
  await submitStep(page);
  await expect(field(page, 'otp-phone')).toBeVisible();
}

/** Sends the code of a fast pass that has its name, which sends the application. */
export async function proveFastPass(
  page: Page,
  { site, phone }: { site: RunningSite; phone: string },
): Promise<void> {
  await field(page, 'otp-phone').fill(phone);
  const code = await codeSentDuring(site, () => submitStep(page));
  await field(page, 'otp-code').fill(code);
}

/** Opens the start page of a product, which begins with the privacy notice, in a browser without any stored state. */
export async function startApplication(
  page: Page,
  { locale = 'en', product }: { locale?: string; product: Product },
): Promise<void> {
  await page.goto(`/${locale}/apply/${product}`);
  await waitUntilReady(page);
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
