import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../browser/accessibility';
import { codeSentDuring } from '../account/account-session';
import { expect } from '../browser/e2e';
import * as keyboard from '../browser/keyboard';
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
export const submitStep = (page: Page, hand = pointer): Promise<void> =>
  hand.press(page.locator('form button[type=submit]').last());
export const waitForPath = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname.endsWith(path), { timeout: 20_000 });

/** Waits until the data fetched by the browser is rendered. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main form, main dl, main ol').first()).toBeVisible();
}

/** What an applicant works the page with. */
export interface Hand {
  fill: (control: Locator, text: string) => Promise<void>;
  check: (control: Locator) => Promise<void>;
  press: (control: Locator) => Promise<void>;
}
export const pointer: Hand = {
  fill: (control, text) => control.fill(text),
  check: (control) => control.check(),
  press: (control) => control.click(),
};
export const keys: Hand = { fill: keyboard.type, check: keyboard.tick, press: keyboard.press };

interface Applicant {
  page: Page;
  site: RunningSite;
  product: Product;
  phone: string;
  hand: Hand;
}

/** The saleable area, which of a property from the lists is folded away. */
export async function fillArea(page: Page, area: string, hand = pointer): Promise<void> {
  await hand.press(page.locator('details:has([id="property.saleableAreaSqft"]) > summary'));
  await hand.fill(field(page, 'property.saleableAreaSqft'), area);
}

/** The property by the first hit of the search, with a mortgage on it. */
async function answerProperty({ page, product, hand }: Applicant): Promise<void> {
  await hand.fill(page.locator('main input[role=combobox]'), 'taikoo shing');
  const hit = page.locator('[role=listbox] [role=option]').first();
  await expect(hit).toBeVisible();
  if (hand === pointer) await hit.click();
  // The arrow marks the first hit, and the key takes it.
  else for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await hand.check(field(page, 'property.kind'));
  if (product === 'fast-pass') {
    await hand.fill(field(page, 'property.saleableAreaSqft'), '585');
    await hand.press(page.locator('details:has([id="property.estimatedValue"]) > summary'));
  } else await fillArea(page, '585', hand);
  await hand.fill(field(page, 'property.estimatedValue'), '9,000,000');
}

async function answerLoan({ page, hand }: Applicant): Promise<void> {
  await hand.fill(field(page, 'loan.amount'), 'HK$3m');
  await hand.fill(field(page, 'loan.tenorMonths'), '20');
}

async function answerIncome({ page, product, hand }: Applicant): Promise<void> {
  await hand.check(field(page, 'income.employment'));
  if (product !== 'fast-pass')
    await hand.fill(field(page, 'income.employer'), 'Harbour Trading Limited');
  await hand.fill(field(page, 'income.monthlyIncome'), '85,000');
  await hand.fill(field(page, 'income.monthlyDebt'), '0');
}

const stepAnswers: Record<
  Exclude<Step, 'phone' | 'check'>,
  (applicant: Applicant) => Promise<void>
> = {
  // Its button alone says that it was read.
  async privacy() {},
  async property(applicant) {
    const { page, product, hand } = applicant;
    await answerProperty(applicant);
    if (product === 'fast-pass') {
      await answerLoan(applicant);
      await answerIncome(applicant);
      return;
    }
    if (product === 'first') await hand.check(field(page, 'existing.hasMortgages'));
    await hand.fill(field(page, 'existing.mortgages.0.lender'), 'Harbour Bank');
    await hand.fill(field(page, 'existing.mortgages.0.outstanding'), '1,000,000');
    if (product === 'first')
      await hand.fill(field(page, 'existing.mortgages.0.monthlyPayment'), '8,000');
  },
  async loan(applicant) {
    await answerLoan(applicant);
    await applicant.hand.check(field(applicant.page, 'loan.purpose-renovation'));
    await answerIncome(applicant);
  },
  async applicants({ page, hand }) {
    await hand.fill(field(page, 'applicants.persons.0.name'), 'CHAN TAI MAN');
    await hand.fill(field(page, 'applicants.persons.0.idNumber'), 'a123456 (3)');
    await hand.fill(field(page, 'applicants.persons.0.dateOfBirth'), '28/2/1985');
    await hand.check(field(page, 'applicants.persons.0.address'));
  },
  async consents({ page, hand }) {
    await hand.check(field(page, 'intermediary.involved-no'));
    await hand.check(field(page, 'consents.creditReference'));
  },
};

const steps: Record<Product, readonly Step[]> = {
  first: ['privacy', 'property', 'loan', 'phone', 'applicants', 'consents', 'check'],
  second: ['privacy', 'property', 'loan', 'phone', 'applicants', 'consents', 'check'],
  'fast-pass': ['privacy', 'property', 'check'],
};
export const stepsOf = (product: Product): Step[] => [...steps[product]];

interface WalkOptions extends Omit<Applicant, 'hand'> {
  /** The pointer where none is given. */
  hand?: Hand;
  /** Called when a step is shown, before it is filled in. */
  onStep?: (step: Step) => Promise<void>;
  /** Called when a step is filled in, before it is sent. */
  onFilled?: (step: Step) => Promise<void>;
  /** Answers the code that `act` has sent; by default from the messages of the site. */
  codeDuring?: (act: () => Promise<void>) => Promise<string>;
}

/** Completes the steps from `from` up to `to`, which is left open. */
export async function completeSteps(
  { onStep, onFilled, codeDuring, hand = pointer, ...given }: WalkOptions,
  { from = 'privacy', to }: { from?: Step; to: Step },
): Promise<void> {
  const applicant = { ...given, hand };
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
      await hand.fill(field(page, 'otp-phone'), phone);
      const send = () => submitStep(page, hand);
      const code = await (codeDuring ? codeDuring(send) : codeSentDuring(site, send));
      await hand.fill(field(page, 'otp-code'), code);
    } else {
      await stepAnswers[step](applicant);
    }
    await onFilled?.(step);
    await submitStep(page, hand);
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
