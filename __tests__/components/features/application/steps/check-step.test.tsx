import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Draft } from '@/contracts/application/application';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { ApplyStepPage } from '@/features/application/components/apply-step-page';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { applyContext } from '@test/support/application/apply-context';
import { completeForm } from '@test/support/application/application-form';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/application.json';
import enForm from '@locales/en/application-form.json';
import enOtp from '@locales/en/otp.json';

const facts = applyContext();
const send = () => screen.getByRole('button', { name: 'Send my application' });
const change = (label: string) => screen.getByRole('button', { name: `Change ${label}` });

async function show(form: ApplicationForm) {
  const fake = fakeClient();
  render(
    <Provider store={makeStore({ client: fake.client })}>
      <FlowI18nProvider
        locale="en"
        resources={{ en: { application: en, 'application-form': enForm, otp: enOtp } }}
      >
        <ApplyStepPage context={facts} step="check" />
      </FlowI18nProvider>
    </Provider>,
  );
  const draft: Draft = {
    reference: 'draft-1',
    product: 'first',
    language: 'en',
    form,
    version: 1,
    resumeReference: 'abcdefghijklmnop',
    phone: '**** 4567',
    expiresAt: '2026-12-21T00:00:00.000Z',
    receipt: null,
  };
  await act(async () => {
    fake.lastCall().resolveWith({ data: draft });
    await nextTask();
  });
  const user = userEvent.setup();
  const refuse = async (fields: Record<string, string>): Promise<void> => {
    await user.click(send());
    await act(async () => {
      fake.lastCall().rejectWith(
        new ApiError('Some of the details are not right.', {
          status: 400,
          code: 'validation_failed',
          fields,
        }),
      );
      await nextTask();
    });
  };
  return { ...fake, user, refuse };
}

const errors = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('A question that follows from another answer', () => {
  const property = {
    address: 'Flat 1',
    subDistrict: 'Sha Tin',
    kind: 'hos',
    saleableAreaSqft: 500,
  } as const;
  it.each([
    ['the premium of an HOS flat', { property }, 'Has the premium been paid?'],
    [
      'the district of an address by hand',
      { property: { address: 'Flat 1', kind: 'private', saleableAreaSqft: 500 } },
      'District',
    ],
    [
      'the employer of an employee',
      { income: { employment: 'salaried', monthlyIncome: 1, monthlyDebt: 0 } },
      'Employer',
    ],
  ] as [string, ApplicationForm, string][])(
    'has a row for its problem to lead to: %s',
    async (_what, overrides, label) => {
      const { user, calls } = await show(completeForm(overrides));
      expect(change(label).closest('dl > div')).toHaveTextContent('Still to be answered');
      await user.click(send());
      await user.click(
        screen.getByRole('link', { name: `“${label.replace('?', '')}” needs an answer.` }),
      );
      expect(change(label)).toHaveFocus();
      expect(calls).toHaveLength(1);
    },
  );

  it('shows the key facts of the Money Lenders Ordinance before the button that sends', async () => {
    await show(completeForm());
    const facts = screen.getByRole('region', { name: 'Key facts before you send' });
    expect(facts).toHaveTextContent('Money Lender’s Licence No. 1/2026');
    expect(facts.compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has none where it does not stand', async () => {
    await show(
      completeForm({ income: { employment: 'retired', monthlyIncome: 1, monthlyDebt: 0 } }),
    );
    expect(
      ['Has the premium been paid?', 'Employer', 'District', 'Their address'].filter((label) =>
        screen.queryByText(label),
      ),
    ).toEqual([]);
  });
});

describe('An application that the server refuses field by field', () => {
  it('names each of them, and leads to its row', async () => {
    const { user, refuse } = await show(completeForm());
    await refuse({
      'form.applicants.persons.0.dateOfBirth': 'Please enter a date as YYYY-MM-DD.',
      'form.property.kind': 'This is not in the right format.',
    });
    expect(errors()).toEqual([
      'Date of birth: Please enter a date as YYYY-MM-DD.',
      'Kind of property: This is not in the right format.',
    ]);
    await user.click(screen.getByRole('link', { name: /^Date of birth: / }));
    expect(change('Date of birth')).toHaveFocus();
  });

  it('leads to the section where a field has no row, and says the same once', async () => {
    const { user, refuse } = await show(completeForm());
    await refuse({
      'form.property.places.estate': 'Not so.',
      'form.property.places.block': 'Not so.',
      'form.consents.textVersion': 'The wording has changed.',
    });
    expect(errors()).toEqual(['The property: Not so.', 'Your consents: The wording has changed.']);
    await user.click(screen.getByRole('link', { name: /^The property: / }));
    expect(change('Address')).toHaveFocus();
  });

  it('shows a question that was not asked before', async () => {
    const { refuse } = await show(completeForm());
    expect(screen.queryByText('Has the premium been paid?')).toBeNull();
    await refuse({ 'form.property.premiumPaid': 'Please fill this in.' });
    expect(errors()).toEqual(['Has the premium been paid: Please fill this in.']);
    expect(change('Has the premium been paid?')).toBeVisible();
  });

  it('says only that something is wrong where no field of the form is named', async () => {
    const { refuse } = await show(completeForm());
    await refuse({ product: 'Please choose one of: second.' });
    expect(errors()).toEqual(['Some of the details are not right.']);
  });
});

describe('A loan that is changed before the application is sent', () => {
  it('is held back once where it is outside our range, with what would do', async () => {
    const { user } = await show(completeForm());
    await user.click(change('Loan amount'));
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.clear(amount);
    await user.type(amount, '50,000,000');
    await user.click(screen.getByRole('button', { name: 'Save this change' }));
    const panel = within(screen.getByRole('region', { name: 'The loan' })).getByRole('region');
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent('this is outside our range');
    expect(within(panel).getByRole('button', { name: /^Take HK\$[\d,]+ over/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save this change' }));
    expect(change('Loan amount')).toHaveFocus();
  });
});
