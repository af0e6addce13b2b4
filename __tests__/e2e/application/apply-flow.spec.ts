import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  waitForPath,
  startApplication,
  field,
  submitStep,
  newPhone,
  waitUntilReady,
  requiredInputs,
  stepsOf,
  completeSteps,
  nameFastPass,
  proveFastPass,
  type Product,
} from '@test/support/application/apply-flow';
import { openStep } from '@test/support/application/open-step';
import { expect, test } from '@test/support/browser/e2e';
import { casesTried } from '@test/support/browser/long-walks';
import { expectFirstScripts } from '@test/support/browser/first-scripts';
import { desk, switchMaintenance } from '@test/support/site/site-client';
import type { RunningSite } from '@test/support/site/site-process';

// ADR 36: what the typical application may ask, optional fields left out, on how many screens, the receipt counted.
const maxInputs = 24;
const maxScreens = { first: 8, 'fast-pass': 4 } as const;
const reference = /^HK-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/;

interface TrackedEvent {
  event: string;
  [key: string]: unknown;
}

const events = (page: Page): Promise<TrackedEvent[]> =>
  page.evaluate(() => (window.dataLayer ?? []) as { event: string }[]);
const send = (page: Page) => page.getByRole('button', { name: 'Send my application' });
/** From the open last page to the receipt. */
async function sendFromCheck(
  page: Page,
  { site, product, phone }: { site: RunningSite; product: Product; phone: string },
): Promise<void> {
  if (product === 'fast-pass') {
    await nameFastPass(page);
    await proveFastPass(page, { site, phone });
    await submitStep(page);
  } else await send(page).click();
  await waitForPath(page, `/apply/${product}/done`);
}
const numberOf = async (page: Page): Promise<string> =>
  (await page.getByText(/^HK-\d{4}-/).textContent()) ?? '';

/** The codes that were texted to a number of Hong Kong. */
const codesSentTo = ({ dataDir }: RunningSite, phone: string): string[] =>
  readFileSync(join(dataDir, 'outbox.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(`+852${phone.replaceAll(/\D/g, '').slice(-8)}`))
    .filter((line) => /"text":"\d{6}/.test(line));

async function storedApplications(site: RunningSite, number: string): Promise<unknown[]> {
  const { data } = (await desk(site, { method: 'GET', path: `/applications?q=${number}` })) as {
    data: unknown[];
  };
  return data;
}

for (const product of casesTried<'first' | 'fast-pass'>(['first'], ['fast-pass'])) {
  test(`an applicant goes from the first step to the reference: ${product}`, async ({
    page,
    site,
  }) => {
    test.slow();
    let inputs = 0;
    const steps: string[] = [];
    await startApplication(page, { product });
    const phone = newPhone();
    await completeSteps(
      {
        page,
        site,
        product,
        phone,
        onStep: async (step) => {
          steps.push(step);
          inputs += step === 'check' ? 0 : await requiredInputs(page);
        },
      },
      { to: 'check' },
    );
    expect(steps).toEqual(stepsOf(product));
    expect(steps.length + 1).toBeLessThanOrEqual(maxScreens[product]);
    // The phone step also has the field of the code.
    expect(inputs + 1).toBeGreaterThan(5);
    expect(inputs + 1).toBeLessThanOrEqual(maxInputs);
    test.info().annotations.push({ type: 'required inputs', description: String(inputs + 1) });

    if (product === 'fast-pass') await page.getByText('Change and see again').first().click();
    const loan = page.getByRole('region', { name: 'The loan', exact: true });
    await expect(loan.getByText('HK$3,000,000')).toBeVisible();
    await expect(loan.getByText('20 years')).toBeVisible();
    await expect(page.getByText('A123***(*)')).toHaveCount(product === 'first' ? 1 : 0);
    await sendFromCheck(page, { site, product, phone });
    const number = await numberOf(page);
    expect(number).toMatch(reference);
    await expect(page.getByText('A decision within 24 hours').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send documents now' })).toHaveAttribute(
      'href',
      /^\/en\/upload-document/,
    );
    await expect(page.getByText('Indicative, not an approval')).toHaveCount(
      product === 'fast-pass' ? 1 : 0,
    );
    await expect(page.getByRole('heading', { name: 'HK$10,000 reward' })).toHaveCount(
      product === 'fast-pass' ? 1 : 0,
    );
    expect(codesSentTo(site, phone)).toHaveLength(1);
    expect(await storedApplications(site, number)).toHaveLength(1);

    const told = (await events(page)).filter(({ event }) => event !== 'page_view');
    expect(told).toEqual(
      product === 'first'
        ? [
            { event: 'application_step', step: 2, product: 'first' },
            { event: 'purchase', reference: number, product: 'first' },
          ]
        : [],
    );

    const receipt = await page.locator('main ol').textContent();
    expect(receipt).toContain('by the same time on the next working day');
    await page.getByRole('button', { name: 'Text me the link' }).click();
    await expect(page.getByText('The link is on its way.')).toBeVisible();
    await expect
      .poll(() =>
        readFileSync(join(site.dataDir, 'outbox.ndjson'), 'utf8').includes(
          '/en/upload-document?link=',
        ),
      )
      .toBe(true);

    const other = await page.context().newPage();
    await Promise.all([page.reload(), other.goto(page.url())]);
    for (const again of [page, other]) {
      await expect(again.getByText(number)).toBeVisible();
      expect(await again.locator('main ol').textContent()).toBe(receipt);
      await expect(again.getByRole('link', { name: 'Send documents now' })).toBeVisible();
      await expect(again.getByText('Indicative, not an approval')).toHaveCount(
        product === 'fast-pass' ? 1 : 0,
      );
      expect(await (await again.request.get(again.url())).text()).not.toContain(number);
    }
    await other.close();

    await page.goBack();
    await expect(page.getByRole('link', { name: 'What happens next' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(
      `/en/apply/${product}/${product === 'first' ? 'consents' : 'property'}`,
    );
    await expect(page.getByText(number)).toBeVisible();
    await expect(send(page)).toHaveCount(0);
    await page.goto(`/en/apply/${product}/check`);
    await waitForPath(page, '/done');
    await page.goto(`/en/apply/${product}`);
    await page.getByRole('link', { name: 'What happens next' }).click();
    await waitForPath(page, '/done');
    await expect(page.getByText(number)).toBeVisible();

    // The code of the application opens its documents, too.
    await page.getByRole('link', { name: 'Send documents now' }).click();
    await expect(page.locator('main input[type=file]').first()).toBeAttached();
  });
}

test('an application begins on the product page, with its two figures', async ({ page, site }) => {
  await page.goto('/hk/second-mortgage');
  await page.getByLabel('你想借多少？').fill('120萬');
  await page.getByLabel('還款期多長？').selectOption('60');
  await page.getByRole('button', { name: '開始申請' }).click();
  await waitForPath(page, '/hk/apply/second');
  await waitUntilReady(page);
  await completeSteps({ page, site, product: 'second', phone: newPhone() }, { to: 'loan' });
  await expect(field(page, 'loan.amount')).toHaveValue('1,200,000');
  await expect(field(page, 'loan.tenorMonths')).toHaveValue('5');
});

test('a double click sends once, and a second tab can’t send it again', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await openStep(page, { site, phone: newPhone() }, 'check');
  // The last answers are stored a moment after they were given.
  await expect
    .poll(async () => (await context.request.get('/api/v1/los/drafts/current')).text())
    .toMatch(/"creditReference":\s*true/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(send(other)).toBeVisible();
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      void (
        request.url().endsWith('/los/createApplication') &&
        sent.push(request.headers()['idempotency-key'] ?? '')
      ),
  );
  await send(page).dblclick();
  await waitForPath(page, '/done');
  expect(sent).toHaveLength(1);
  const number = await numberOf(page);
  await send(other).click();
  await waitForPath(other, '/done');
  expect(await numberOf(other)).toBe(number);
  expect(await storedApplications(site, number)).toHaveLength(1);
});

test('a refusal of the lender’s system is shown in its words and the answers can still be changed', async ({
  page,
  site,
}) => {
  test.slow();
  await openStep(page, { site, phone: newPhone() }, 'check');
  await page.route(
    '**/api/v1/los/createApplication',
    (route) =>
      route.fulfill({ json: { LOS: { BODY: { rtn_msg: 'The system is closed until Monday.' } } } }),
    { times: 1 },
  );
  await send(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The system is closed until Monday.' }),
  ).toBeFocused();
  expect((await events(page)).some(({ event }) => event === 'purchase')).toBe(false);
  await page.getByRole('button', { name: 'Change Repayment period' }).click();
  await expect(field(page, 'loan.tenorMonths')).toHaveValue('20');
  await page.getByRole('button', { name: 'Save this change' }).click();
  await send(page).click();
  await waitForPath(page, '/done');
});

test('nothing personal is asked before the privacy notice, and nothing stands in the document', async ({
  page,
}) => {
  const html = await (await page.request.get('/en/apply/first/applicants')).text();
  expect(html).toContain('noindex');
  await page.goto('/en/apply/first/applicants');
  await waitForPath(page, '/apply/first/privacy');
  await expect(page.getByRole('button', { name: 'I have read this: continue' })).toBeVisible();
  await expect(page.locator('main input')).toHaveCount(0);
});

const expectWithinMinute =
  (element: Locator, state: 'visible' | 'hidden') => async (): Promise<void> => {
    await element.page().clock.runFor(64_000);
    await element.waitFor({ state, timeout: 2_000 });
  };

test('maintenance closes an open application within a minute and keeps what is typed', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await startApplication(page, { product: 'first' });
  await completeSteps({ page, site, product: 'first', phone: newPhone() }, { to: 'property' });
  await page.getByRole('button', { name: 'Enter the address instead' }).click();
  await field(page, 'property.address').fill('12 Quiet Lane');
  await switchMaintenance(site, true);
  try {
    await expect(expectWithinMinute(page.getByRole('alertdialog'), 'visible')).toPass();
  } finally {
    await switchMaintenance(site, false);
  }
  await expect(expectWithinMinute(page.getByRole('alertdialog'), 'hidden')).toPass();
  await expect(field(page, 'property.address')).toHaveValue('12 Quiet Lane');
});

for (const path of ['/en/apply/first', '/en/apply/first/applicants']) {
  test(`${path} loads at most 320 KiB of script first, without client and schemas`, async ({
    site,
  }) => {
    await expectFirstScripts(
      { site, path },
      { budgetKiB: 320, without: ['AxiosError', 'ZodError'] },
    );
  });
}
