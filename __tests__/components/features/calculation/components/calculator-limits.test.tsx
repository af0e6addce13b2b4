import { act, fireEvent, screen } from '@testing-library/react';
import { emptyForm } from '@/features/calculation/calculator-form';
import { showCalculator } from '@test/support/calculation/calculator-setup';

const amount = (): string => screen.getByTestId('amount').textContent ?? '';
const field = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name });
const staleNote = () => screen.queryByText(/^Not updated: below is still/);

async function enter(
  user: Awaited<ReturnType<typeof showCalculator>>['user'],
  name: string,
  text: string,
): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), text);
  await user.tab();
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => jest.useRealTimers());

describe('what cannot be calculated', () => {
  it.each([
    ['Loan amount', '9m', '9,000,000', 'Enter HK$4,500,000 or less: the limit is 75% of'],
    ['Loan-to-value', '90', '90', 'Enter 75% or less.'],
    ['Repayment period', '361', '361', 'Enter 30 years or less.'],
    ['Annual rate', '61', '61.00', 'Enter 60.00% or less.'],
    ['Property value', '0', '0', 'Enter HK$500,000 or more.'],
    ['Loan amount', 'abc', 'abc', 'Enter an amount such as 3,000,000, 3m or 500k.'],
    ['Repayment period', '12.5', '12.5', 'Enter whole months, such as 120'],
  ])('%s %s stays, is marked and greys the result', async (...row) => {
    const [name, text, shown, message] = row;
    const { user } = await showCalculator();
    await enter(user, name, text);
    expect(field(name).value).toBe(shown);
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(amount()).toBe('HK$36,398.28');
    expect(staleNote()).toHaveTextContent(
      'HK$3,000,000 over 10 years at 8.00% a year. It will change once the marked field is corrected.',
    );
  });

  it('is put right by one press of what the message offers', async () => {
    const { user } = await showCalculator();
    await enter(user, 'Loan amount', '9m');
    await user.click(
      screen.getAllByRole('button', { name: 'Use HK$4,500,000' })[0] ?? document.body,
    );
    expect(field('Loan amount').value).toBe('4,500,000');
    expect(field('Loan amount')).toHaveFocus();
    expect(field('Loan amount')).not.toHaveAttribute('aria-invalid');
    expect(field('Loan-to-value')).not.toHaveAttribute('aria-invalid');
    expect(amount()).toBe('HK$54,597.42');
    expect(staleNote()).toBeNull();
  });

  it('is a loan that was entered and no longer fits the property: it stays', async () => {
    const { user } = await showCalculator();
    await enter(user, 'Loan amount', '4m');
    await enter(user, 'Property value', '2m');
    expect(field('Loan amount').value).toBe('4,000,000');
    expect(field('Loan amount')).toHaveAccessibleDescription(/Enter HK\$1,500,000 or less/);
    expect(amount()).toBe('HK$48,531.04');
    await enter(user, 'Property value', '6m');
    expect(staleNote()).toBeNull();
  });

  it('is neither kept for comparison nor carried to an application', async () => {
    const { user, store } = await showCalculator();
    await enter(user, 'Annual rate', '61');
    expect(screen.getByRole('button', { name: 'Keep these figures' })).toBeDisabled();
    const link = screen.getByRole('link', { name: 'Apply with these figures' });
    expect(link).toHaveAttribute('href', '/en/apply/first');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(store.getState().applyCalculation.loanAmount).toBe(0);
  });

  it('comes back with a link, and a text that is no figure with the store', async () => {
    await showCalculator({
      query: '?loanAmount=9000000',
      stored: {
        ...emptyForm,
        loan: { ...emptyForm.loan, loanAmount: 9_000_000 },
        unreadable: { annualRate: 'acht' },
      },
    });
    expect(field('Loan amount').value).toBe('9,000,000');
    expect(field('Annual rate').value).toBe('acht');
    expect(field('Annual rate')).toHaveAttribute('aria-invalid', 'true');
    expect(staleNote()).toBeVisible();
  });

  it('is not marked while it is on its way to another figure, only once the typing rests', async () => {
    await showCalculator();
    jest.useFakeTimers();
    act(() => field('Loan amount').focus());
    fireEvent.change(field('Loan amount'), { target: { value: '4' } });
    act(() => jest.advanceTimersByTime(500));
    expect(field('Loan amount')).not.toHaveAttribute('aria-invalid');
    act(() => jest.advanceTimersByTime(500));
    expect(field('Loan amount')).toHaveAttribute('aria-invalid', 'true');
    fireEvent.change(field('Loan amount'), { target: { value: '4000000' } });
    expect(field('Loan amount')).not.toHaveAttribute('aria-invalid');
    expect(amount()).toBe('HK$48,531.04');
  });

  it('never shows the payment of a figure that was only passed on the way', async () => {
    await showCalculator();
    jest.useFakeTimers();
    const period = field('Repayment period');
    const type = (text: string, restMs: number): void => {
      fireEvent.change(period, { target: { value: text } });
      act(() => jest.advanceTimersByTime(restMs));
    };
    act(() => period.focus());
    type('36', 200);
    type('361', 1_000);
    expect(staleNote()).toHaveTextContent('over 10 years');
    type('36', 200);
    type('362', 1_000);
    expect(staleNote()).toHaveTextContent('over 10 years');
    type('36', 1_000);
    type('363', 1_000);
    expect(staleNote()).toHaveTextContent('over 3 years');
  });

  it('is forgotten with its field: by another kind of loan, and where a change of it is taken away', async () => {
    const { user } = await showCalculator({
      query: '?rateChange=12:9&rateChange=24:10&rateChange=36:11',
    });
    await user.click(screen.getByText(/^Fee, rate changes/));
    await enter(user, 'New rate 1', 'one');
    await enter(user, 'New rate 2', 'two');
    await user.click(screen.getByRole('button', { name: 'Remove rate change 1' }));
    expect(field('New rate 1').value).toBe('two');
    expect(field('New rate 2')).toHaveValue('11.00');
    await user.click(screen.getByRole('button', { name: 'Remove rate change 1' }));
    expect(staleNote()).toBeNull();
    await enter(user, 'Repayment period', 'abc');
    await user.click(screen.getByRole('tab', { name: 'Interest only' }));
    await user.click(screen.getByRole('tab', { name: 'Principal and interest' }));
    expect(field('Repayment period').value).toBe('120');
  });

  it('is a start date that the calculator does not reach', async () => {
    await showCalculator();
    const start = screen.getByLabelText<HTMLInputElement>(/^Start date/);
    act(() => start.focus());
    fireEvent.change(start, { target: { value: '0002-05-01' } });
    expect(start).not.toHaveAttribute('aria-invalid');
    fireEvent.blur(start);
    expect(start).toHaveAccessibleDescription(/^Choose a day between/);
    expect(start.value).toBe('0002-05-01');
  });
});

describe('figures keep what was entered', () => {
  it('a rate with three decimals is shown with all of them', async () => {
    const { user } = await showCalculator();
    await enter(user, 'Annual rate', '8,125');
    expect(field('Annual rate')).toHaveAttribute('aria-invalid', 'true');
    await enter(user, 'Annual rate', '8.125');
    expect(field('Annual rate').value).toBe('8.125');
  });

  it.each([['一千萬'], ['1千万'], ['10m']])('a property of %s is read', async (text) => {
    const { user } = await showCalculator();
    await enter(user, 'Property value', text);
    expect(field('Property value').value).toBe('10,000,000');
  });
});

describe('the keys below a money field', () => {
  it('add a unit to what is written', async () => {
    const { user } = await showCalculator({ locale: 'hk' });
    await user.clear(field('貸款額'));
    await user.type(field('貸款額'), '350');
    const [key] = screen.getAllByRole('button', { name: '萬', hidden: true });
    await user.click(
      screen.getAllByRole('button', { name: '萬', hidden: true })[1] ?? key ?? document.body,
    );
    expect(field('貸款額').value).toBe('3,500,000');
    expect(field('貸款額')).toHaveFocus();
    expect(field('貸款額').selectionStart).toBe('3,500,000'.length);
    expect(field('貸款額').selectionEnd).toBe('3,500,000'.length);
  });
});

describe('the API’s figure', () => {
  it('takes the place of the local one when the figures rest', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { calls } = await showCalculator();
    expect(amount()).toBe('HK$36,398.28');
    await act(async () => jest.advanceTimersByTime(400));
    const asked = calls.filter(({ key }) => key === 'calculate');
    expect(asked).toHaveLength(1);
    await act(async () => asked[0]?.resolveWith({ amount: 36_500 }));
    expect(amount()).toBe('HK$36,500.00');
    expect(screen.getByText(/Worked out by our loan system/)).toBeVisible();
    expect(screen.getAllByText('not given').length).toBeGreaterThan(3);
    expect(screen.queryByRole('group', { name: 'Repayment schedule' })).toBeNull();
  });
});
