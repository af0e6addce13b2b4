import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import { consentTextVersion } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { applicationSlice } from '@/features/application/application.slice';
import { ApplyStartPage } from '@/features/application/components/apply-start-page';
import { ApplyStepPage } from '@/features/application/components/apply-step-page';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { makeStore } from '@/store/make-store';
import { applyContext } from '@test/support/application/apply-context';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/application.json';
import enForm from '@locales/en/application-form.json';
import enOtp from '@locales/en/otp.json';

const facts = applyContext();
const read: ApplicationForm = {
  consents: { privacyNotice: true, textVersion: consentTextVersion },
};
const start = <ApplyStartPage context={facts} />;
const amount = () => screen.getByRole('textbox', { name: 'Loan amount' });

/** An application that was opened before anything was calculated, and then left for another page. */
async function openedBefore(form: ApplicationForm, receipt: ApplicationReceipt | null = null) {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  const visit = (address: string, page: ReactElement) => {
    window.history.replaceState(null, '', address);
    return render(
      <Provider store={store}>
        <FlowI18nProvider
          locale="en"
          resources={{ en: { application: en, 'application-form': enForm, otp: enOtp } }}
        >
          {page}
        </FlowI18nProvider>
      </Provider>,
    );
  };
  const draft: Draft = {
    reference: 'draft-1',
    product: 'first',
    language: 'en',
    form,
    version: 1,
    resumeReference: 'abcdefghijklmnop',
    phone: null,
    expiresAt: '2026-12-21T00:00:00.000Z',
    receipt,
  };
  const { unmount } = visit('/en/apply/first', start);
  await act(async () => {
    fake.lastCall().resolveWith({ data: draft });
    await nextTask();
  });
  unmount();
  return {
    ...fake,
    visit,
    entries: () => applicationSlice.selectors.selectFormValues(store.getState()),
  };
}

describe('Figures that lead into an application which this tab knows already', () => {
  it('fill what was not answered, without asking for the draft again', async () => {
    const { visit, entries, calls } = await openedBefore(read);
    visit('/en/apply/first?loanAmount=2500000&propertyValue=8000000', start);
    expect(entries()).toMatchObject({
      loan: { amount: '2,500,000' },
      property: { estimatedValue: '8,000,000' },
      consents: { privacyNotice: true },
    });
    expect(calls).toHaveLength(1);
  });

  it('change no answer', async () => {
    const { visit, entries } = await openedBefore({ ...read, loan: { amount: 4_000_000 } });
    visit('/en/apply/first?loanAmount=2500000&propertyValue=8000000', start);
    expect(entries()).toMatchObject({
      loan: { amount: '4,000,000' },
      property: { estimatedValue: '8,000,000' },
    });
  });

  it('keep the product that they were shown for, once, beside the earlier figures', async () => {
    const { visit, entries } = await openedBefore({ ...read, loan: { amount: 4_000_000 } });
    const asked = '/en/apply/first?product=rmb&loanAmount=2500000';
    visit(asked, start).unmount();
    expect(entries().loan).toMatchObject({ amount: '4,000,000', interest: 'rmb' });
    const step = visit('/en/apply/first/loan', <ApplyStepPage context={facts} step="loan" />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove: RMB loan' }));
    step.unmount();
    visit(asked, start);
    expect(entries().loan?.interest).toBe('');
  });

  it('stand in the form of a step that they lead to', async () => {
    const { visit } = await openedBefore(read);
    visit('/en/apply/first/loan?loanAmount=2500000', <ApplyStepPage context={facts} step="loan" />);
    expect(amount()).toHaveValue('2,500,000');
    await userEvent.type(amount(), '{Backspace}5');
    expect(amount()).toHaveValue('2,500,005');
  });

  it('do not come into one that was sent', async () => {
    const receipt: ApplicationReceipt = {
      appl_no: 'HK-2026-7F3K9Q2M',
      received_at: '2026-11-21T00:00:00.000Z',
      promised_by: '2026-11-22T00:00:00.000Z',
      next_action: 'send-documents',
    };
    const { visit, entries } = await openedBefore({}, receipt);
    visit('/en/apply/first?loanAmount=2500000', start);
    expect(entries()).toEqual({});
  });
});
