import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ApplyStep } from '@/config/apply-steps';
import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { Locale } from '@/contracts/locale';
import { ApplyStepPage } from '@/features/application/components/apply-step-page';
import type { ApplyContext } from '@/features/application/apply-context';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { makeStore } from '@/store/make-store';
import { completeForm } from '@test/support/application/application-form';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/application.json';
import enForm from '@locales/en/application-form.json';
import enOtp from '@locales/en/otp.json';
import hk from '@locales/hk/application.json';
import hkForm from '@locales/hk/application-form.json';

const push = jest.fn();
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }));

const resources = {
  en: { en: { application: en, 'application-form': enForm, otp: enOtp } },
  hk: { hk: { application: hk, 'application-form': hkForm } },
  cn: {},
};
const facts: ApplyContext = {
  product: 'first',
  locale: 'en',
  limits: { minAmount: 500_000, maxAmount: 50_000_000, minTenorMonths: 12, maxTenorMonths: 360 },
  isSmsLive: true,
  reportsValue: false,
  hotline: '3000 0000',
  lender: 'Harbour Key Mortgage',
};
const read: ApplicationForm = { consents: { privacyNotice: true, textVersion: '2026-11-22' } };

async function show(
  step: ApplyStep,
  {
    form = read,
    phone = null,
    receipt = null,
  }: { form?: ApplicationForm; phone?: string | null; receipt?: ApplicationReceipt | null } = {},
) {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  const page = (locale: Locale) => (
    <Provider store={store}>
      <FlowI18nProvider locale={locale} resources={resources[locale]}>
        <ApplyStepPage context={{ ...facts, locale }} step={step} />
      </FlowI18nProvider>
    </Provider>
  );
  const shown = render(page('en'));
  const draft: Draft = {
    reference: 'draft-1',
    product: 'first',
    language: 'en',
    form,
    version: 1,
    resumeReference: 'abcdefghijklmnop',
    phone,
    expiresAt: '2026-12-21T00:00:00.000Z',
    receipt,
  };
  await act(async () => {
    fake.lastCall().resolveWith({ data: draft });
    await nextTask();
  });
  return {
    ...fake,
    store,
    user: userEvent.setup(),
    inLanguage: (locale: Locale) => shown.rerender(page(locale)),
  };
}

beforeEach(() => {
  push.mockClear();
  replace.mockClear();
  document.title = 'Apply';
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('a step of the application', () => {
  it('names what is missing or wrong at the top and at the field, and keeps what was typed', async () => {
    const { user, calls } = await show('loan');
    await user.type(screen.getByRole('textbox', { name: 'Loan amount' }), '10');
    await user.type(screen.getByRole('textbox', { name: 'Repayment period' }), 'long');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Loan amount: must be at least HK$500,000.');
    expect(summary).toHaveTextContent('Repayment period: write this as a number');
    expect(summary).toHaveTextContent('“What is the loan for” needs an answer.');
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveAccessibleDescription(
      'Loan amount: must be at least HK$500,000.',
    );
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('10');
    expect(document.title).toBe('Error: Apply');
    await user.click(screen.getByRole('link', { name: /What is the loan for/ }));
    expect(screen.getByRole('radio', { name: 'Buying this property' })).toHaveFocus();
    expect(calls).toHaveLength(1);
    expect(push).not.toHaveBeenCalled();
  });

  it('is saved and leads on once it is right', async () => {
    const { user, lastCall } = await show('loan');
    await user.type(screen.getByRole('textbox', { name: 'Loan amount' }), '3m');
    await user.type(screen.getByRole('textbox', { name: 'Repayment period' }), '10');
    expect(screen.getByText('10 years · 120 payments')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Renovation' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(push).toHaveBeenCalledWith('/en/apply/first/existing');
    expect(lastCall()).toMatchObject({
      key: 'saveSection',
      request: {
        body: {
          section: 'loan',
          value: { amount: 3_000_000, tenorMonths: 120, purpose: 'renovation' },
        },
      },
    });
  });

  it('keeps the product that led here with the loan, until it is left out', async () => {
    const { user, lastCall } = await show('loan', {
      form: {
        ...read,
        loan: { amount: 3_000_000, tenorMonths: 120, purpose: 'other', interest: 'rmb' },
      },
    });
    expect(screen.getByText(/You are interested in: RMB loan/)).toBeVisible();
    const saved = async () => {
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      const { value } = Object(lastCall().request).body;
      await act(async () => {
        lastCall().resolveWith({ data: { reference: 'draft-1', phone: null, expiresAt: '' } });
        await nextTask();
      });
      return value;
    };
    expect(await saved()).toEqual({
      amount: 3_000_000,
      tenorMonths: 120,
      purpose: 'other',
      interest: 'rmb',
    });
    await user.click(screen.getByRole('button', { name: 'Leave out: RMB loan' }));
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveFocus();
    expect(screen.queryByText(/RMB loan/)).not.toBeInTheDocument();
    expect(await saved()).toEqual({ amount: 3_000_000, tenorMonths: 120, purpose: 'other' });
  });

  it('keeps what is typed through a change of language', async () => {
    const { user, inLanguage } = await show('loan');
    await user.type(screen.getByRole('textbox', { name: 'Loan amount' }), '3,1');
    inLanguage('hk');
    expect(screen.getByRole('textbox', { name: '貸款額' })).toHaveValue('3,1');
  });

  it('is not shown before the privacy notice was read', async () => {
    await show('loan', { form: {} });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(replace).toHaveBeenCalledWith('/en/apply/first/privacy');
  });

  it('leads to a page of its own where the law stands in the way', async () => {
    const { user } = await show('existing', {
      form: {
        ...read,
        property: {
          address: 'x',
          subDistrict: 'y',
          kind: 'hos',
          premiumPaid: false,
          saleableAreaSqft: 500,
        },
      },
    });
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(push).toHaveBeenCalledWith('/en/apply/first/eligibility');
  });

  it('has no marketing consent ticked, and needs the one for the credit report only', async () => {
    const { user } = await show('consents');
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('id'))).toEqual([
      'consents.creditReference',
      'consents.marketingOwn',
    ]);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Credit report: tick the box to go on.');
    await user.click(screen.getByRole('checkbox', { name: /reading my credit report/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(push).toHaveBeenCalledWith('/en/apply/first/check');
  });
});

describe('the check before sending', () => {
  const send = () => screen.getByRole('button', { name: 'Send my application' });

  it('reads everything back, identity numbers hidden, and links each answer to its step', async () => {
    await show('check', { form: completeForm(), phone: '**** 4567' });
    expect(screen.getByText('A123***(*)')).toBeVisible();
    expect(screen.queryByText(/A123456/)).not.toBeInTheDocument();
    expect(screen.getByText('HK$4,500,000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change Loan amount' })).toHaveAttribute(
      'href',
      '/en/apply/first/loan?change=1',
    );
    expect(screen.getAllByText('Not provided').length).toBeGreaterThan(0);
  });

  it('names the product that led here', async () => {
    await show('check', {
      form: completeForm({
        loan: { amount: 1_500_000, tenorMonths: 60, purpose: 'other', interest: 'rmb' },
      }),
      phone: '**** 4567',
    });
    expect(
      screen.getByText('Product you are interested in', { selector: 'dt' }).nextElementSibling,
    ).toHaveTextContent('RMB loan');
    expect(
      screen.getByRole('link', { name: 'Change Product you are interested in' }),
    ).toHaveAttribute('href', '/en/apply/first/loan?change=1');
  });

  it('sends nothing while an answer is missing', async () => {
    const { user, calls } = await show('check', {
      form: completeForm({ income: { employment: 'retired', monthlyIncome: 1 } }),
      phone: '**** 4567',
    });
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(
      '“Monthly payments on all loans and cards” needs an answer.',
    );
    expect(calls).toHaveLength(1);
  });

  it('asks for a code first where the number is not proven', async () => {
    const { user, calls } = await show('check', { form: completeForm() });
    await user.click(send());
    expect(push).toHaveBeenCalledWith('/en/apply/first/phone');
    expect(calls).toHaveLength(1);
  });

  it('shows the words of a refusal and lets the answers be changed', async () => {
    const { user, lastCall } = await show('check', { form: completeForm(), phone: '**** 4567' });
    await user.click(send());
    expect(lastCall()).toMatchObject({ key: 'createApplication' });
    await act(async () => {
      lastCall().resolveWith({ LOS: { BODY: { rtn_msg: 'Closed until Monday' } } });
      await nextTask();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Closed until Monday');
    expect(screen.getByRole('link', { name: 'Change Loan amount' })).toBeVisible();
  });
});

describe('the receipt, opened again', () => {
  const receipt: ApplicationReceipt = {
    appl_no: 'HK-2026-7F3K9Q2M',
    received_at: '2026-11-21T01:02:03.000Z',
    promised_by: '2026-11-22T01:02:03.000Z',
    next_action: 'send-documents',
  };

  it('shows the number, our promise with its time and what to do next, and texts the link once', async () => {
    const { user, calls, lastCall } = await show('done', { form: {}, phone: '**** 4567', receipt });
    expect(screen.getByText(receipt.appl_no)).toBeVisible();
    expect(screen.getByText('21 November 2026 09:02:03')).toBeVisible();
    expect(screen.getByText('By 22 November 2026 09:02:03. You get a text message.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send documents now' })).toHaveAttribute(
      'href',
      '/en/upload-document',
    );
    expect(screen.getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
      'href',
      '/en/account/applications',
    );
    await user.dblClick(screen.getByRole('button', { name: 'Text me the link' }));
    expect(calls.slice(1)).toMatchObject([
      {
        key: 'sendSMS',
        request: { body: { kind: 'upload-link', applicationNumber: receipt.appl_no } },
      },
    ]);
    await act(async () => {
      lastCall().resolveWith({ success: true });
      await nextTask();
    });
    expect(screen.getByRole('status')).toHaveTextContent('The link is on its way.');
    await user.click(screen.getByRole('button', { name: 'Text me the link' }));
    await act(async () => {
      lastCall().resolveWith({
        success: false,
        result: { error: 'You can ask for another in 1 min.' },
        msg: '',
      });
      await nextTask();
    });
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another in 1 min.');
  });

  it('asks for no documents once the application has moved on', async () => {
    await show('done', { form: {}, receipt: { ...receipt, next_action: 'wait' } });
    expect(screen.getByText(receipt.appl_no)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Send documents now' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Text me the link' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See where it stands' })).toBeVisible();
  });

  it('takes the place of the check, so that Back leads past it', async () => {
    await show('check', { form: {}, receipt });
    expect(replace).toHaveBeenCalledWith('/en/apply/first/done');
    expect(push).not.toHaveBeenCalled();
  });
});
