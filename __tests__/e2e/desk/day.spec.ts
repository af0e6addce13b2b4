import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test as base } from '@test/support/browser/e2e';
import { leaveToLongRun, walkedLanguages } from '@test/support/browser/long-walks';
import { wordsIn } from '@test/support/browser/words';
import {
  acceptOffer,
  apply,
  askForHoliday,
  sendDocuments,
  sendTo,
  signIn,
  slots,
} from '@test/support/day/day-customer';
import {
  bookLoan,
  grantHoliday,
  makeOffer,
  moveOn,
  payOut,
  receivePayment,
  review,
} from '@test/support/day/day-desk';
import { press } from '@test/support/browser/keyboard';
import { hiring, shows, sit, type Walk } from '@test/support/day/day-walk';
import { startSite, type RunningSite } from '@test/support/site/site-process';

/** A site for the walk alone: a phone number gets few codes an hour, and files for the bank need the lender's own account. */
const test = base.extend<{ ownSite: RunningSite }>({
  ownSite: async ({}, provide) => {
    const site = await startSite({
      PAYOUT_HOLDER: 'HARBOUR KEY MORTGAGE LIMITED',
      PAYOUT_BANK_CODE: '004',
      PAYOUT_ACCOUNT: '012345678901',
    });
    await provide(site);
    await site.stop();
  },
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
});
test.use({ expectedProblems: [/status 400|Bad Request/] });

leaveToLongRun('walks the whole course of a loan');

for (const { locale } of walkedLanguages)
  test(`an application becomes a loan that is paid out, paid back, paused and stated, by one customer and six people at the desk, all by keyboard alone, in ${locale}`, async ({
    page,
    ownSite: site,
  }) => {
    test.setTimeout(480_000);
    const desk = await page.context().newPage();
    const say = wordsIn(locale);
    const walk: Walk = { locale, say, site, page, desk, hire: await hiring(site) };
    const number = await apply(walk);
    const [identity = '', ...others] = await sendDocuments(walk);

    await sit(walk, await walk.hire('Ann', 'case-handler'), '/desk/applications');
    await press(
      desk
        .getByRole('row', { name: new RegExp(number) })
        .getByRole('link')
        .first(),
    );
    await review(walk, { name: identity, isRefused: true });
    await page.reload();
    await shows(slots(page).first(), say('document:refusal.cut-off'));
    await sendTo(slots(page).first(), { name: 'Paper again.pdf', say });
    await desk.reload();
    for (const name of ['Paper again.pdf', ...others]) await review(walk, { name });
    expect(await accessibilityProblems(desk)).toEqual([]);
    await moveOn(walk, 'in-assessment');

    await sit(walk, await walk.hire('Una', 'underwriter'), `/desk/applications/${number}`);
    await moveOn(walk, 'approved');
    await makeOffer(walk, number);
    await signIn(walk);
    await acceptOffer(walk);
    const loanNo = await bookLoan(walk, number);
    await payOut(walk, loanNo);
    await receivePayment(walk, loanNo);
    await grantHoliday(walk, await askForHoliday(walk));

    await page.goto(`/${locale}/account/statements`);
    await expect(page.locator('main select')).toHaveValue(loanNo);
    const saving = page.waitForEvent('download');
    const statements = page.locator('main li');
    await press(
      statements.getByRole('button', { name: say('account-screen:statement.pdf') }).first(),
    );
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
    await sit(walk, await walk.hire('Sue', 'servicing'), `/desk/loans/${loanNo}`);
    const statement = desk
      .getByRole('row')
      .filter({ has: desk.getByRole('link', { name: say('account-screen:statement.pdf') }) });
    await expect(statement.first()).toBeVisible();
    expect(await accessibilityProblems(desk)).toEqual([]);
  });
