import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import { bankCsv } from '../bank-file/bank-files';
import { accessibilityProblems } from '../browser/accessibility';
import { expect } from '../browser/e2e';
import { choose, chooseFile, press, type, typeDay } from '../browser/keyboard';
import { approve, shows, sit, summary, type Walk } from './day-walk';

export async function review(
  { desk, say }: Walk,
  { name, isRefused = false }: { name: string; isRefused?: boolean },
): Promise<void> {
  await press(desk.getByRole('button', { name: say('desk:document.viewOf', { name }) }));
  const form = desk.getByRole('form', { name: say('desk:document.decideOn', { name }) });
  const reason = form.getByRole('textbox', { name: say('desk:application.reason') });
  await type(reason, 'Looked at.');
  if (isRefused)
    await choose(form.getByRole('combobox', { name: say('desk:document.refusal') }), 'cut-off');
  await press(
    form.getByRole('button', {
      name: say(isRefused ? 'desk:document.refuse' : 'desk:document.accept'),
      exact: true,
    }),
  );
  await shows(
    desk.getByRole('row').filter({ hasText: name }),
    say(isRefused ? 'desk:documentReview.refused' : 'desk:documentReview.accepted'),
  );
}

export async function moveOn(walk: Walk, state: 'in-assessment' | 'approved'): Promise<void> {
  const { desk, say } = walk;
  const form = desk.getByRole('form', { name: say('desk:application.decide') });
  await choose(form.getByRole('combobox', { name: say('desk:application.nextState') }), state);
  await type(form.getByRole('textbox', { name: say('desk:application.reason') }), 'All there.');
  await press(form.getByRole('button', { name: say('desk:application.moveOn'), exact: true }));
  await shows(summary(walk), say(`desk:applicationState.${state}`));
}

/** Refuses terms beyond the lender's maximum, then sends others for approval. */
export async function makeOffer(walk: Walk, number: string): Promise<void> {
  const { desk, say } = walk;
  await press(desk.getByRole('button', { name: say('desk:offer.make'), exact: true }));
  const form = desk.getByRole('form', { name: say('desk:offer.make') });
  const rate = form.getByRole('textbox', { name: say('desk:offer.rate') });
  await type(rate, '80');
  const until = hongKongDay(new Date(Date.now() + 30 * dayMs));
  await typeDay(form.getByLabel(say('desk:offer.until')), until);
  await type(form.getByRole('textbox', { name: say('desk:offer.conditions') }), 'Fire insurance');
  await type(form.getByRole('textbox', { name: say('desk:application.reason') }), 'Standard.');
  const send = form.getByRole('button', { name: say('desk:offer.send'), exact: true });
  await press(send);
  await expect(form.getByRole('alert')).toBeVisible();
  // What was typed is still there.
  await expect(form.getByRole('textbox', { name: say('desk:offer.conditions') })).toHaveValue(
    'Fire insurance',
  );
  await type(rate, '8.5');
  await press(send);
  const panel = desk.getByRole('region', { name: say('desk:offer.title') });
  await approve(walk, { by: await walk.hire('Ben', 'approver'), on: panel });
  await sit(walk, await walk.hire('Una', 'underwriter'), `/desk/applications/${number}`);
  // 240 level payments of 8.5 % a year on 3,000,000, worked out apart from our engine.
  await shows(panel, 'HK$26,034.70');
}

/** Books the loan as of 40 days ago, so that a month of it is over; answers its number. */
export async function bookLoan(walk: Walk, number: string): Promise<string> {
  const { desk, say } = walk;
  await sit(walk, await walk.hire('Ben', 'approver'), `/desk/applications/${number}`);
  const form = desk.getByRole('form', { name: say('desk:loanBooking.title') });
  const day = form.getByLabel(say('desk:loanBooking.startsOn'));
  await typeDay(day, '');
  await press(form.getByRole('button', { name: say('desk:loanBooking.ask'), exact: true }));
  await shows(form, say('desk:loanBooking.dayWrong'));
  await typeDay(day, hongKongDay(new Date(Date.now() - 40 * dayMs)));
  expect(await accessibilityProblems(desk)).toEqual([]);
  await press(form.getByRole('button', { name: say('desk:loanBooking.ask'), exact: true }));
  const panel = desk.getByRole('region', { name: say('desk:offer.title') });
  await approve(walk, { by: await walk.hire('Joy', 'approver'), on: panel });
  await desk.goto(`/${walk.locale}/desk/applications/${number}`);
  const link = summary(walk).getByRole('link', { name: /^LN-\d{4}-\w+$/ });
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
}

/** Two people let the money go, it goes into a file for the bank, and the bank pays it. */
export async function payOut(walk: Walk, loanNo: string): Promise<void> {
  const { desk, say } = walk;
  const kit = await walk.hire('Kit', 'cashier');
  await sit(walk, kit, `/desk/payment-orders?loan=${loanNo}`);
  await press(
    desk
      .getByRole('row', { name: /HK\$3,000,000\.00/ })
      .getByRole('link')
      .first(),
  );
  const ask = desk.getByRole('region', { name: say('desk:paymentOrder.release') });
  await press(ask.getByRole('button', { name: say('desk:paymentOrder.release'), exact: true }));
  await approve(walk, { by: await walk.hire('Joy', 'approver'), on: desk.locator('main') });
  await sit(walk, kit, '/desk/payment-orders?state=approved');
  const making = desk.getByRole('form', { name: say('desk:paymentFile.make') });
  await press(making.getByRole('button', { name: say('desk:paymentFile.make'), exact: true }));
  const given = desk.getByRole('button', { name: say('desk:paymentFile.given'), exact: true });
  await expect(given).toBeVisible();
  const downloading = desk.waitForEvent('download');
  await press(desk.getByRole('link', { name: say('desk:paymentFile.download') }));
  expect((await downloading).suggestedFilename()).toMatch(/^PF-\w{8}\.xml$/);
  await press(given);
  const outcome = desk.getByRole('button', { name: say('desk:paymentOutcome.save'), exact: true });
  await press(outcome);
  await expect(outcome).toHaveCount(0);
  await sit(walk, kit, `/desk/payment-orders?loan=${loanNo}`);
  await shows(desk.getByRole('row', { name: /HK\$3,000,000\.00/ }), say('desk:paymentState.paid'));
}

/** The bank reports what came in for the payment that is overdue. */
export async function receivePayment(walk: Walk, loanNo: string): Promise<void> {
  const { desk, say } = walk;
  await sit(walk, await walk.hire('Kit', 'cashier'), '/desk/bank-entries');
  const form = desk.getByRole('form', { name: say('desk:bankEntry.importTitle') });
  const file = bankCsv([
    { amount: 60_000, reference: 'FT 1', details: loanNo, on: hongKongDay(new Date()) },
  ]);
  const picker = form.getByLabel(say('desk:bankEntry.choose'));
  await chooseFile(picker, {
    name: 'today.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await press(form.getByRole('button', { name: say('desk:bankEntry.run'), exact: true }));
  await shows(
    desk.locator('main'),
    say('desk:bankEntry.done', {
      entries: '1',
      posted: '1',
      unmatched: '0',
      returned: '0',
      known: '0',
    }),
  );
  await press(
    desk.getByRole('row', { name: /HK\$60,000\.00/ }).getByRole('link', { name: loanNo }),
  );
  const posting = desk.getByRole('row', { name: /HK\$60,000\.00/ });
  await expect(posting.getByRole('link', { name: /^BE-\w{8}$/ })).toBeVisible();
}

export async function grantHoliday(walk: Walk, reference: string): Promise<void> {
  const { desk, say } = walk;
  await sit(walk, await walk.hire('Sue', 'servicing'), `/desk/requests/${reference}`);
  const form = desk.getByRole('form', { name: say('desk:ask.decide') });
  await choose(form.getByRole('combobox', { name: say('desk:application.nextState') }), 'approved');
  await type(form.getByRole('textbox', { name: say('desk:application.reason') }), 'Agreed.');
  await press(form.getByRole('button', { name: say('desk:loan.try'), exact: true }));
  await press(form.getByRole('button', { name: say('desk:ask.decideNow'), exact: true }));
  await shows(summary(walk), say('desk:requestState.approved'));
}
