import { act, screen, waitFor, within } from '@testing-library/react';
import { solution, show, heading, press } from '@test/support/product-finder/product-finder-screen';
/** The recommendation is held back for half a second. */
const patience = { timeout: 4_000 };

describe('The product finder', () => {
  it('asks for an answer before it moves on, and says why it asks', async () => {
    const { user } = await show();
    const group = screen.getByRole('radiogroup', { name: 'Title a' });
    expect(group).toHaveAccessibleDescription(/Because a/);
    expect(document.body).toHaveFocus();
    await user.click(press('Next'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose one answer.');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(within(group).getByRole('radio', { name: 'a is x' })).toHaveFocus();
    expect(heading('Title a')).toBeVisible();
  });

  it('moves the focus to each new question, and back keeps the answer', async () => {
    const { user, store } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is x' }));
    await user.click(press('Next'));
    expect(heading('Title b')).toHaveFocus();
    expect(screen.getByText('Question 2 of at most 2')).toBeVisible();
    expect(store.getState().productFinderForm.form).toEqual({
      answers: { a: 'x' },
      current: 'b',
      stage: 'asking',
      isReview: false,
    });
    await user.click(press('Back'));
    expect(heading('Title a')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'a is x' })).toBeChecked();
  });

  it('takes an answer that was chosen before the page came to life', async () => {
    const { user, store } = await show({ chosenEarly: 'a is x' });
    expect(screen.getByRole('radio', { name: 'a is x' })).toBeChecked();
    expect(store.getState().productFinderForm.form?.answers).toEqual({ a: 'x' });
    await user.click(press('Next'));
    expect(heading('Title b')).toHaveFocus();
  });

  it('drops the complaint as soon as an answer is chosen', async () => {
    const { user } = await show();
    await user.click(press('Next'));
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'false');
  });

  it('leaves the focus where it is when the store arrives late', async () => {
    let arrive = (): void => {};
    const arrives = new Promise<void>((resolve) => void (arrive = resolve));
    const { user, store } = await show({ arrives });
    await user.click(screen.getByRole('radio', { name: 'a is x' }));
    await user.click(press('Next'));
    await user.tab();
    expect(screen.getByRole('radio', { name: 'b is x' })).toHaveFocus();
    await act(async () => arrive());
    expect(store.getState().productFinderForm.form?.answers).toEqual({ a: 'x' });
    expect(screen.getByRole('radio', { name: 'b is x' })).toHaveFocus();
  });

  it('waits, then shows the product, the reason with its answer, both rates and the links', async () => {
    const { user, lastCall } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    await user.click(press('Next'));
    expect(lastCall()).toMatchObject({
      key: 'applyRule',
      locale: 'en',
      request: { body: { answers: { a: 'y' } } },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Working out the suggestion…');
    lastCall().resolveWith({ success: true, data: solution });
    await waitFor(() => expect(heading('First mortgage')).toHaveFocus(), patience);
    expect(screen.getByText('You answered: a is y')).toBeVisible();
    expect(screen.getByText('7.25%')).toBeVisible();
    expect(screen.getByText('36.00%')).toBeVisible();
    expect(screen.getByText(/You have to repay your loans/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply for this' })).toHaveAttribute(
      'href',
      '/en/apply/first',
    );
    expect(screen.getByRole('link', { name: 'Read about it' })).toHaveAttribute(
      'href',
      '/en/first-mortgage',
    );
    expect(screen.getByRole('link', { name: 'Work out the payment' }).getAttribute('href')).toMatch(
      /^\/en\/loan-calculator\?/,
    );
  });

  it('counts for the visitor’s own figures, refuses what is no figure, and carries them along', async () => {
    const { user, lastCall } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    await user.click(press('Next'));
    lastCall().resolveWith({ success: true, data: solution });
    await waitFor(() => expect(heading('First mortgage')).toHaveFocus(), patience);
    expect(screen.getByText(/^For example for HK\$3,000,000 over 10 years\./)).toBeVisible();
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.type(amount, 'lots');
    expect(amount).toHaveAccessibleDescription('Enter an amount, for example 3,000,000.');
    await user.clear(amount);
    await user.type(amount, '2m');
    await user.type(screen.getByRole('textbox', { name: 'Repayment period, in years' }), '10');
    await user.type(screen.getByRole('textbox', { name: /^Value of the property/ }), '2,200,000');
    expect(
      screen.getByText(/goes up to 85% of the valuation. Your figures come to 90.9%/),
    ).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Value of the property/ }), '0');
    expect(screen.getByText(/^For your loan of HK\$2,000,000 over 10 years\./)).toBeVisible();
    expect(screen.getByText('HK$23,480')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply for this' })).toHaveAttribute(
      'href',
      '/en/apply/first?loanAmount=2000000&tenorMonths=120&propertyValue=22000000',
    );
  });

  it('says none plainly, with the reasons and a person to ask', async () => {
    const { user, lastCall } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    await user.click(press('Next'));
    lastCall().resolveWith({
      success: true,
      data: {
        recommended: null,
        reasons: [{ textEn: 'Ask a bank.', textHk: '問銀行。', textCn: '问银行。', answers: [] }],
        alternatives: [],
      },
    });
    await waitFor(() => expect(heading('None of our loans, for now')).toHaveFocus(), patience);
    expect(screen.getByText('Ask a bank.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact our staff' })).toHaveAttribute(
      'href',
      '/en/contact-us',
    );
    expect(screen.queryByRole('link', { name: 'Apply for this' })).toBeNull();
  });

  it('keeps the answers when the call fails, and tries again', async () => {
    const { user, calls, lastCall } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    await user.click(press('Next'));
    lastCall().rejectWith(new Error('gone'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answers are kept.');
    await user.click(press('Try again'));
    expect(calls.filter(({ key }) => key === 'applyRule')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('brings back what the tab kept, in another language, without taking the focus', async () => {
    const { user, calls } = await show({
      locale: 'hk',
      stored: { answers: { a: 'y' }, current: 'a', stage: 'done', isReview: false },
    });
    expect(heading('一按')).toBeVisible();
    expect(document.body).toHaveFocus();
    await user.click(press('更改：題a'));
    expect(heading('題a')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'a係y' })).toBeChecked();
    expect(calls.map(({ key }) => key)).not.toContain('applyRule');
  });
});
