import { act, screen, within } from '@testing-library/react';
import { ApiError } from '@/lib/api/api-error';
import { completeForm } from '@test/support/application/application-form';
import { draftOf } from '@test/support/application/application-store';
import { show } from '@test/support/application/apply-step-screen';
import { nextTask } from '@test/support/timing/next-task';

// jsdom has no layout to scroll.
beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()));

describe('answers that were changed elsewhere', () => {
  it('are shown side by side on the page, and each is chosen', async () => {
    const form = completeForm();
    const { user, store, lastCall } = await show('loan', { form });
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.clear(amount);
    await user.type(amount, '3m');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await act(async () => {
      lastCall().rejectWith(new ApiError('Changed.', { status: 409, code: 'conflict' }));
      await nextTask();
      const loan = { ...form.loan, amount: 2_000_000, tenorMonths: 120 };
      lastCall().resolveWith({ data: draftOf({ form: { ...form, loan }, version: 2 }) });
      await nextTask();
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Your answers were changed elsewhere' }),
    ).toBeVisible();
    const choice = (name: string) => within(screen.getByRole('radiogroup', { name }));
    expect(
      choice('Loan amount')
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['HK$3,000,000Entered here', 'HK$2,000,000Entered elsewhere']);
    await user.click(choice('Loan amount').getByRole('radio', { name: /HK\$3,000,000/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      '“Repayment period”: choose one of the two answers.',
    );
    await user.click(choice('Repayment period').getByRole('radio', { name: /^10 years/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(store.getState().application.formValues.loan).toMatchObject({
      amount: '3m',
      tenorMonths: '10',
    });
    expect(screen.getByRole('textbox', { name: 'Repayment period' })).toHaveValue('10');
  });
});
