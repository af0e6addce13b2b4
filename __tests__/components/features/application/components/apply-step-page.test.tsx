import { act, screen, within } from '@testing-library/react';
import { formValuesTyped } from '@/features/application/application.slice';
import { emptyFormValues } from '@/features/application/form/application-form-values';
import { toApplicationForm } from '@/features/application/form/parse-form-values';
import { push, replace } from '@test/support/fakes/next-navigation';
import { nextTask } from '@test/support/timing/next-task';
import { read, show } from '@test/support/application/apply-step-screen';

const income = { employment: 'retired', monthlyIncome: 90_000, monthlyDebt: 0 } as const;

beforeEach(() => {
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
    expect(summary).toHaveTextContent('Repayment period: enter a number');
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
    const { user, lastCall } = await show('loan', { form: { ...read, income } });
    await user.type(screen.getByRole('textbox', { name: 'Loan amount' }), '3m');
    await user.type(screen.getByRole('textbox', { name: 'Repayment period' }), '10');
    expect(screen.getByText('10 years · 120 payments')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Renovation' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(push).toHaveBeenCalledWith('/en/apply/first/phone');
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
        income,
        loan: { amount: 3_000_000, tenorMonths: 120, purpose: 'other', interest: 'rmb' },
      },
    });
    expect(screen.getByText(/You are interested in: RMB loan/)).toBeVisible();
    const saved = async () => {
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      const values: Record<string, unknown> = {};
      const answered = { data: { reference: 'draft-1', phone: null, expiresAt: '' } };
      while (!('income' in values)) {
        const { section, value } = Object(lastCall().request).body;
        values[section] = value;
        await act(async () => {
          lastCall().resolveWith(answered);
          await nextTask();
        });
      }
      return values.loan;
    };
    expect(await saved()).toEqual({
      amount: 3_000_000,
      tenorMonths: 120,
      purpose: 'other',
      interest: 'rmb',
    });
    await user.click(screen.getByRole('button', { name: 'Remove: RMB loan' }));
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
    const { user } = await show('property', {
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
    const mortgages = screen.getByRole('radiogroup', { name: /Is there a mortgage/ });
    await user.click(within(mortgages).getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(push).toHaveBeenCalledWith('/en/apply/first/eligibility');
  });

  it('asks for no identity number before the code to the phone', async () => {
    await show('applicants');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(replace).toHaveBeenCalledWith('/en/apply/first/phone');
  });

  it('keeps a home in the property as that, and not as a copy of its address', async () => {
    const property = { address: '12 Quiet Lane', subDistrict: 'Sha Tin' };
    const { user, store } = await show('applicants', {
      form: { ...read, property, contact: { phone: '9123 4567' } },
      phone: '**** 4567',
    });
    const address = () => {
      const { formValues } = store.getState().application;
      return toApplicationForm(formValues, 'first').applicants?.persons?.[0]?.address;
    };
    await user.click(screen.getByRole('radio', { name: /^In this property/ }));
    expect(address()).toBe('12 Quiet Lane');
    const { property: typed = emptyFormValues.property } = store.getState().application.formValues;
    act(
      () =>
        void store.dispatch(formValuesTyped({ property: { ...typed, address: '8 Harbour Road' } })),
    );
    expect(address()).toBe('8 Harbour Road');
    await user.click(screen.getByRole('radio', { name: 'At another address' }));
    await user.type(screen.getByRole('textbox', { name: 'Home address' }), '1 Garden Road');
    expect(address()).toBe('1 Garden Road');
  });

  it('has no marketing consent ticked, and needs the one for the credit report only', async () => {
    const { user } = await show('consents');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('id'))).toEqual([
      'consents.creditReference',
      'consents.marketingOwn',
    ]);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Credit report: tick the box to continue.');
    await user.click(screen.getByRole('checkbox', { name: /reading my credit report/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(push).toHaveBeenCalledWith('/en/apply/first/check');
  });
});
