import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { CoApplication } from '@/contracts/application/co-applicant';
import { consentTextVersion } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import { CoApplicantPage } from '@/features/application/co-applicant/co-applicant-page';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/co-applicant.json';
import enForm from '@locales/en/application-form.json';
import enOtp from '@locales/en/otp.json';
import hk from '@locales/hk/co-applicant.json';
import hkForm from '@locales/hk/application-form.json';
import hkOtp from '@locales/hk/otp.json';

const resources = {
  en: { en: { 'co-applicant': en, 'application-form': enForm, otp: enOtp } },
  hk: { hk: { 'co-applicant': hk, 'application-form': hkForm, otp: hkOtp } },
  cn: {},
};
const token = 'mJ3v0Q2y8nXr5Tt1Lw7KcE9aZs4Bh6Df0Gp2Vu8Yi1o';
const coApplication: CoApplication = {
  state: 'waiting',
  product: 'first',
  amount: 4_500_000,
  tenorMonths: 240,
  applicant: 'CHAN T. M.',
  name: 'WONG SIU MING',
  idNumber: 'B111***(*)',
};

async function show() {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  const page = (locale: Locale) => (
    <Provider store={store}>
      <FlowI18nProvider locale={locale} resources={resources[locale]}>
        <CoApplicantPage
          key={locale}
          context={{ locale, isSmsLive: true, hotline: '2345 6789', lender: 'Pier Loans' }}
        />
      </FlowI18nProvider>
    </Provider>
  );
  const shown = render(page('en'));
  await act(nextTask);
  const answer = (value: unknown) =>
    act(async () => {
      if (value instanceof Error) fake.lastCall().rejectWith(value);
      else fake.lastCall().resolveWith(value);
      await nextTask();
    });
  return {
    ...fake,
    answer,
    user: userEvent.setup(),
    leave: shown.unmount,
    inLanguage: (locale: Locale) => shown.rerender(page(locale)),
  };
}

/** Opens the link and proves the phone, up to what there is to confirm. */
async function open() {
  const page = await show();
  await page.user.type(screen.getByLabelText(/Mobile number/), '9876 5432{Enter}');
  expect(page.lastCall()).toMatchObject({
    key: 'verifyAccount',
    request: { body: { reference: token, phone: '9876 5432', purpose: 'co-apply' } },
  });
  await page.answer({
    success: true,
    requestId: 'r1',
    operationId: 'co-1',
    purpose: 'co-apply',
    resendAfterSeconds: 60,
  });
  await page.user.type(screen.getByLabelText(/code/i), '123456{Enter}');
  expect(page.lastCall()).toMatchObject({
    key: 'verifyOtp',
    request: { body: { purpose: 'co-apply', operationId: 'co-1', code: '123456' } },
  });
  await page.answer({ success: true });
  await page.answer({ data: coApplication });
  return page;
}

beforeEach(() => {
  window.history.replaceState(null, '', `/en/apply/co-applicant#${token}`);
});

describe('The link of a further borrower or guarantor', () => {
  it('shows the notice and takes the phone before anything of the application is asked for, and leaves the address', async () => {
    const { calls } = await show();
    expect(screen.getByText(enForm.privacy.essential.choice)).toBeVisible();
    expect(screen.getByText(enForm.privacy.purpose.title)).toBeInTheDocument();
    expect(screen.getByLabelText(/Mobile number/)).toBeVisible();
    expect(calls).toEqual([]);
    expect(window.location.href).not.toContain(token);
  });

  it('says where to get another one where it is cut off', async () => {
    window.history.replaceState(null, '', '/en/apply/co-applicant#mJ3v');
    await show();
    expect(screen.getByRole('heading', { name: en.noLink.title })).toBeVisible();
    expect(screen.queryByLabelText(/Mobile number/)).toBeNull();
  });

  it('tells whose loan it is after the code, and confirms with both consents only, in either language', async () => {
    const { user, lastCall, answer, inLanguage, calls } = await open();
    expect(screen.getByRole('heading', { name: en.review.title })).toHaveFocus();
    for (const text of ['CHAN T. M.', 'WONG SIU MING', 'B111***(*)', '20 years'])
      expect(screen.getByText(text)).toBeVisible();
    // What is ticked as read stands there, too.
    expect(screen.getByRole('heading', { name: en.notice.title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: en.confirm }));
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
    expect(calls).toHaveLength(before);
    await user.click(screen.getByLabelText(en.check.notice));
    inLanguage('hk');
    await act(nextTask);
    expect(screen.getByLabelText(hk.check.notice)).toBeChecked();
    await user.click(screen.getByLabelText(/信貸報告/));
    await user.click(screen.getByRole('button', { name: hk.confirm }));
    expect(lastCall()).toMatchObject({
      key: 'answerCoApplication',
      request: {
        body: {
          answer: 'confirmed',
          consents: { privacyNotice: true, creditReference: true, textVersion: consentTextVersion },
        },
      },
    });
    await answer({ data: { ...coApplication, state: 'confirmed' } });
    expect(screen.getByRole('heading', { name: hk.confirmed.title })).toHaveFocus();
  });

  it('declines at the second press', async () => {
    const { user, lastCall, answer, calls } = await open();
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: en.decline }));
    expect(calls).toHaveLength(before);
    await user.click(screen.getByRole('button', { name: en.declineYes }));
    expect(lastCall()).toMatchObject({ request: { body: { answer: 'declined' } } });
    await answer({ data: { ...coApplication, state: 'declined' } });
    expect(screen.getByRole('heading', { name: en.declined.title })).toHaveFocus();
  });

  it('is read again after a reload, and asks for a code again once the proof has ended', async () => {
    (await open()).leave();
    const { lastCall, answer } = await show();
    expect(lastCall().key).toBe('readCoApplication');
    await answer(new ApiError('no', { status: 409, code: 'phone_not_verified' }));
    expect(screen.getByLabelText(/Mobile number/)).toBeVisible();
  });
});
