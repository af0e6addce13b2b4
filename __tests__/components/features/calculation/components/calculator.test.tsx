import { act, fireEvent, screen } from '@testing-library/react';
import { showCalculator } from '@test/support/calculation/calculator-setup';
import { amount, fact, field, retype } from '@test/support/calculation/calculator-screen';

const move = (slider: HTMLInputElement, position: number): void =>
  void fireEvent.change(slider, { target: { value: String(position) } });

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

describe('before anything is typed', () => {
  // 3,000,000 at 8% over 120 months: M = P i / (1 - (1+i)^-n) = 36,398.278…
  it('shows a payment, its cost and both annual rates, each named', async () => {
    await showCalculator();
    expect(amount()).toBe('HK$36,398.28');
    expect(fact(/^Annual percentage rate/)).toBe('8.30%');
    expect(fact(/^Money Lenders Ordinance rate/)).toMatch(/^\d\.\d\d%$/);
    expect(screen.getByText(/You have to repay your loans/)).toBeVisible();
  });

  it('leaves the address as it is', async () => {
    await showCalculator({ query: '?utm_source=x' });
    expect(window.location.search).toBe('?utm_source=x');
  });
});

describe('money fields', () => {
  it.each([['4,000,000'], ['400萬'], ['４００万'], ['4m'], ['HK$4,000,000']])(
    'read %s',
    async (text) => {
      const { user } = await showCalculator();
      await retype(user, 'Loan amount', text);
      expect(field('Loan amount').value).toBe('4,000,000');
      expect(amount()).toBe('HK$48,531.04');
    },
  );

  it('say what is wrong with a text that is no amount, and keep the last result', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Loan amount', '3萬5');
    expect(field('Loan amount')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Loan amount')).toHaveAccessibleDescription(/Enter an amount such as/);
    expect(amount()).toBe('HK$36,398.28');
  });
});

describe('property value, loan and loan to value', () => {
  it('move together: a percentage sets the loan', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Loan-to-value', '60');
    expect(field('Loan amount').value).toBe('3,600,000');
  });

  it('cut a loan that nobody entered when the value falls, and give it back when the value rises again', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Property value', '2m');
    expect(field('Loan amount').value).toBe('1,500,000');
    await retype(user, 'Property value', '6m');
    expect(field('Loan amount').value).toBe('3,000,000');
  });
});

describe('sliders', () => {
  it('go from one round amount to the next and say their value in HK$', async () => {
    await showCalculator();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Loan amount, slider' });
    expect(slider).toHaveAttribute('aria-valuetext', 'HK$3,000,000');
    move(slider, Number(slider.value) + 1);
    expect(slider).toHaveAttribute('aria-valuetext', 'HK$3,050,000');
    expect(field('Loan amount').value).toBe('3,050,000');
    move(slider, Number(slider.max));
    expect(field('Loan amount').value).toBe('4,500,000');
  });
});

describe('ways to repay', () => {
  it('are tabs: interest only asks the same loan and shows the interest', async () => {
    const { user } = await showCalculator();
    await user.click(screen.getByRole('tab', { name: 'Interest only' }));
    expect(screen.getByRole('tabpanel', { name: 'Interest only' })).toBeVisible();
    expect(amount()).toBe('HK$25,000.00');
    expect(fact(/^Last payment/)).toBe('HK$3,025,000.00');
  });

  it('leave a field that somebody is typing into as it is', async () => {
    const { user } = await showCalculator();
    const rate = field('Annual rate');
    await user.clear(rate);
    await user.type(rate, '1');
    // A press that was held back until the page lives moves no focus.
    fireEvent.click(screen.getByRole('tab', { name: 'Interest only' }));
    expect(field('Annual rate')).toBe(rate);
    expect(rate).toHaveFocus();
    await user.type(rate, '2');
    await user.tab();
    expect(rate.value).toBe('12.00');
    // 3,000,000 × 0.12 / 12
    expect(amount()).toBe('HK$30,000.00');
  });

  it('change a figure that somebody is about to replace without letting go of it', async () => {
    const { user } = await showCalculator();
    const rate = field('Annual rate');
    await user.click(rate);
    fireEvent.click(screen.getByRole('tab', { name: 'Interest only' }));
    expect(rate.value).toBe('10.00');
    expect([rate.selectionStart, rate.selectionEnd]).toEqual([0, rate.value.length]);
  });

  it('revolving counts the days', async () => {
    const { user } = await showCalculator();
    await user.click(screen.getByRole('tab', { name: 'Revolving' }));
    expect(amount()).toBe('HK$4,520.55');
    await retype(user, 'For how long', '73');
    expect(amount()).toBe('HK$11,000.00');
  });

  it('can be walked through with the arrow keys', async () => {
    const { user } = await showCalculator();
    act(() => screen.getByRole('tab', { name: 'Principal and interest' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Interest only' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('tab', { name: 'Interest only' })).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Principal and interest' })).toHaveFocus();
  });
});

describe('the result', () => {
  afterEach(() => jest.useRealTimers());

  it('is said to screen readers once the figures stand still', async () => {
    await showCalculator();
    jest.useFakeTimers();
    const status = (): string =>
      screen
        .getAllByRole('status')
        .map((element) => element.textContent)
        .join('');
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Loan amount, slider' });
    move(slider, Number(slider.value) + 1);
    act(() => jest.advanceTimersByTime(500));
    move(slider, Number(slider.max));
    act(() => jest.advanceTimersByTime(500));
    expect(status()).not.toContain('HK$');
    act(() => jest.advanceTimersByTime(400));
    expect(status()).toContain('HK$54,597.42');
  });

  it('warns above 36 and above 48 percent', async () => {
    const { user } = await showCalculator();
    expect(screen.queryAllByRole('note')).toHaveLength(0);
    await retype(user, 'Annual rate', '40');
    expect(screen.getByText(/Above 36% a year a court presumes/)).toBeVisible();
    await retype(user, 'Annual rate', '55');
    expect(screen.getByText(/above 48% a year is an offence/)).toBeVisible();
  });

  it('is carried to an application', async () => {
    const { user, store, calls } = await showCalculator();
    const link = screen.getByRole('link', { name: 'Apply as a second mortgage' });
    expect(link).toHaveAttribute(
      'href',
      '/en/apply/second?loanAmount=3000000&tenorMonths=120&annualRate=8&propertyValue=6000000',
    );
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(store.getState().applyCalculation).toMatchObject({
      loanAmount: 3_000_000,
      loanType: 'second',
      calculateType: 'principalAndInterest',
      request: { status: 'loading' },
    });
    // On a slow machine the calculator has asked by itself before.
    expect(calls.findLast(({ key }) => key === 'calculate')).toMatchObject({
      locale: 'en',
      request: { params: { paymentType: 'principalAndInterest' } },
    });
  });
});
