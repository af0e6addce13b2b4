import { demoCustomer, setSessionCookie } from '@test/support/account/account-session';
import { expect, test } from '@test/support/browser/e2e';
import { casesTried } from '@test/support/browser/long-walks';

const dayMs = 24 * 60 * 60_000;
/** A day in Hong Kong, which is eight hours ahead of UTC all year. */
const hongKongDate = (time: number): string =>
  new Date(time + 8 * 60 * 60_000).toISOString().slice(0, 10);

for (const { fault, offsetMs } of casesTried(
  [{ fault: 'a day fast', offsetMs: dayMs }],
  [{ fault: 'a day slow', offsetMs: -dayMs }],
)) {
  test(`a customer whose device is ${fault} settles from today on and stays signed in`, async ({
    page,
    context,
    customerToken: token,
    baseURL,
  }) => {
    await context.addInitScript((offset) => {
      const SystemDate = Date;
      window.Date = class extends SystemDate {
        constructor(...given: [] | [number | string]) {
          super(given.length === 0 ? SystemDate.now() + offset : given[0]);
        }
        static override now(): number {
          return SystemDate.now() + offset;
        }
      } as DateConstructor;
    }, offsetMs);
    await setSessionCookie(context, { url: baseURL ?? '', token });
    const before = hongKongDate(Date.now());
    await page.goto('/en/account/payments');
    const day = page.locator('#settle-on');
    await expect(day).toBeVisible();
    expect([before, hongKongDate(Date.now())]).toContain(await day.getAttribute('min'));
    await day.fill(hongKongDate(Date.now()));
    await expect(page.getByText('To pay on that day')).toBeVisible();
    await expect(page.getByText(demoCustomer.name).first()).toBeAttached();
  });
}
