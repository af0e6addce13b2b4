import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Draft } from '@/contracts/application/application';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { applicationSlice, draftResumed } from '@/features/application/application.slice';
import { ApplyStartPage } from '@/features/application/components/apply-start-page';
import { ApplyStepPage } from '@/features/application/components/apply-step-page';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { applyContext } from '@test/support/application/apply-context';
import { fakeClient } from '@test/support/fakes/fake-client';
import { replace } from '@test/support/fakes/next-navigation';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/application.json';
import enForm from '@locales/en/application-form.json';
import enOtp from '@locales/en/otp.json';

const facts = applyContext();
const draft: Draft = {
  reference: 'draft-1',
  product: 'first',
  language: 'en',
  form: {
    consents: { privacyNotice: true, textVersion: consentTextVersion },
    loan: { amount: 4_000_000 },
  },
  version: 1,
  resumeReference: 'abcdefghijklmnop',
  phone: null,
  expiresAt: '2026-12-21T00:00:00.000Z',
  receipt: null,
};
const down = new ApiError('Service unavailable', { status: 503, code: 'unavailable' });
const button = (name: string) => screen.getByRole('button', { name });

async function show(page = <ApplyStartPage context={facts} />) {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  render(
    <Provider store={store}>
      <FlowI18nProvider
        locale="en"
        resources={{ en: { application: en, 'application-form': enForm, otp: enOtp } }}
      >
        {page}
      </FlowI18nProvider>
    </Provider>,
  );
  const after = (change: () => unknown): Promise<void> =>
    act(async () => {
      change();
      await nextTask();
    });
  await after(() => fake.lastCall().rejectWith(down));
  return {
    ...fake,
    after,
    store,
    user: userEvent.setup(),
    state: () => applicationSlice.selectors.selectApplication(store.getState()),
  };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/en/apply/first');
});

describe('A draft that could not be read', () => {
  it('is no empty application: it says so and opens it when it is tried again', async () => {
    const { user, calls, lastCall, after } = await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Your application could not be opened');
    expect(screen.queryByRole('link', { name: 'Start the application' })).toBeNull();
    await user.click(button('Try again'));
    expect(calls.map(({ key }) => key)).toEqual(['readDraft', 'readDraft']);
    await after(() => lastCall().resolveWith({ data: draft }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  });

  it('is left behind only by choice, with the figures that were brought along', async () => {
    window.history.replaceState(null, '', '/en/apply/first?loanAmount=2500000');
    const { user, calls, state } = await show();
    await user.click(button('Begin a new application'));
    expect(screen.getByRole('button', { name: en.start.accept })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(state().formValues).toMatchObject({ loan: { amount: '2,500,000' } });
  });

  it('keeps its figures when it is tried again', async () => {
    window.history.replaceState(null, '', '/en/apply/first?loanAmount=2500000');
    const { user, lastCall, after, state } = await show();
    await user.click(button('Try again'));
    await after(() => lastCall().resolveWith({ data: null }));
    expect(state().formValues).toMatchObject({ loan: { amount: '2,500,000' } });
  });

  it('shows no step and leads nowhere', async () => {
    await show(<ApplyStepPage context={facts} step="loan" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Your application could not be opened');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('A draft that a right code could not open', () => {
  async function showResumed() {
    const shown = await show();
    await shown.after(() => shown.store.dispatch(draftResumed({ locale: 'en', product: 'first' })));
    await shown.after(() => shown.lastCall().rejectWith(down));
    return shown;
  }

  it('is asked for again in the same way', async () => {
    const { user, lastCall, after } = await showResumed();
    await user.click(button('Try again'));
    expect(lastCall()).toMatchObject({ key: 'resumeDraft' });
    await after(() => lastCall().resolveWith({ data: draft }));
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  });

  it('gives way to the one of this browser', async () => {
    const { user, lastCall, after, state } = await showResumed();
    await user.click(button('Begin a new application'));
    expect(lastCall()).toMatchObject({ key: 'readDraft' });
    await after(() => lastCall().resolveWith({ data: draft }));
    expect(state()).toMatchObject({ draft: { reference: 'draft-1' }, source: 'browser' });
  });
});
