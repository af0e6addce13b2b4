import { act, fireEvent, screen, within } from '@testing-library/react';
import { emptyForm } from '@/features/calculation/calculator-form';
import { showCalculator } from '@test/support/calculation/calculator-setup';

jest.mock('next/navigation', () => ({
  useParams: () => ({}),
  usePathname: () => '/en/loan-calculator',
  useRouter: () => ({}),
  useServerInsertedHTML: () => undefined,
}));

const amount = (): string => screen.getByTestId('amount').textContent ?? '';
const field = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name });
const fact = (label: RegExp): string =>
  screen.getAllByText(label)[0]?.closest('div')?.querySelector('dd')?.textContent ?? '';

const move = (slider: HTMLInputElement, position: number): void =>
  void fireEvent.change(slider, { target: { value: String(position) } });

async function retype(
  user: Awaited<ReturnType<typeof showCalculator>>['user'],
  name: string,
  text: string,
): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), `${text}{Enter}`);
}

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
    expect(field('Loan amount')).toHaveAccessibleDescription(/Write an amount such as/);
    expect(amount()).toBe('HK$36,398.28');
  });
});

describe('property value, loan and loan to value', () => {
  it('move together: a percentage sets the loan', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Loan to value', '60');
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
    expect(calls.filter(({ key }) => key === 'calculate')).toEqual([
      expect.objectContaining({
        key: 'calculate',
        locale: 'en',
        request: expect.objectContaining({ params: { paymentType: 'principalAndInterest' } }),
      }),
    ]);
  });
});

describe('changes during the term', () => {
  // Worked out by hand from the definition: interest of each month rounded, a new level payment over the months left.
  it('set the payment anew from the month after: rate and second draw-down', async () => {
    const { user } = await showCalculator();
    await user.click(screen.getByRole('button', { name: 'Add a second draw-down' }));
    expect(screen.getByText('From payment 7: HK$42,673.94')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the second draw-down' }));
    await user.click(screen.getByRole('button', { name: 'Add a rate change' }));
    expect(amount()).toBe('HK$36,398.28');
    expect(screen.getByText('From payment 13: HK$37,863.84')).toBeVisible();
    await user.tab();
    expect(decodeURIComponent(window.location.search)).toBe('?rateChange=12:9');
  });

  it('come back from the address, and go one by one', async () => {
    const { user } = await showCalculator({
      query: '?rateChange=12:9&rateChange=24:10&drawdown=6:500000',
    });
    expect(screen.getAllByText(/^From payment/).map((line) => line.textContent)).toEqual([
      'From payment 7: HK$42,673.94',
      'From payment 13: HK$44,392.19',
      'From payment 25: HK$45,979.86',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove rate change 1' }));
    expect(field('New rate 1').value).toBe('10.00');
    expect(screen.getAllByText(/^From payment/)).toHaveLength(2);
  });

  it('are marked beyond the term and the limit of the property', async () => {
    const { user } = await showCalculator({ query: '?drawdown=500:9000000&rateChange=500:99' });
    for (const [name, shown, message] of [
      ['Second draw-down, after', '500', 'At most 9 years 11 months.'],
      ['Amount drawn then', '9,000,000', 'At most HK$1,500,000.'],
      ['New rate 1', '99.00', 'At most 60.00% a year.'],
    ] as const) {
      expect(field(name).value).toBe(shown);
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await user.click(screen.getByText(/^Fee, rate changes/));
    await user.click(screen.getByRole('button', { name: 'Remove the second draw-down' }));
    await user.click(screen.getByRole('button', { name: 'Remove rate change 1' }));
    await retype(user, 'Loan amount', '4.5m');
    expect(screen.getByRole('button', { name: 'Add a second draw-down' })).toBeDisabled();
    expect(screen.getByText(/nothing is left to draw later/)).toBeVisible();
  });

  it('are not asked of revolving credit', async () => {
    await showCalculator({ query: '?paymentType=revolving&rateChange=12:9' });
    expect(screen.queryByRole('button', { name: 'Add a rate change' })).toBeNull();
    expect(amount()).toBe('HK$4,520.55');
  });
});

describe('what is typed', () => {
  it('goes into the address when a field is left, beside the parameters of others', async () => {
    const { user } = await showCalculator({ query: '?utm_source=x' });
    await user.clear(field('Loan amount'));
    await user.type(field('Loan amount'), '4m');
    await user.tab();
    expect(window.location.search).toBe('?utm_source=x&loanAmount=4000000');
  });

  it('comes back from the address', async () => {
    await showCalculator({
      query: '?paymentType=interestOnly&loanAmount=2000000&annualRate=12&propertyValue=8000000',
    });
    expect(amount()).toBe('HK$20,000.00');
    expect(field('Property value').value).toBe('8,000,000');
  });

  it('comes back from the store where the address says nothing', async () => {
    const kept = { ...emptyForm, loan: { ...emptyForm.loan, loanAmount: 4_000_000 } };
    await showCalculator({ locale: 'hk', stored: kept });
    expect(field('貸款額').value).toBe('4,000,000');
    expect(window.location.search).toBe('?loanAmount=4000000');
  });

  it('is the address’s where the store holds something else', async () => {
    const kept = { ...emptyForm, loan: { ...emptyForm.loan, loanAmount: 4_000_000 } };
    const { store } = await showCalculator({ query: '?loanAmount=1000000', stored: kept });
    expect(field('Loan amount').value).toBe('1,000,000');
    expect(store.getState().calculatorForm.form?.loan.loanAmount).toBe(1_000_000);
  });

  it('before the store has arrived is handed over to it, on top of what the address says', async () => {
    let arrive = (): void => {};
    const arrives = new Promise<void>((resolve) => void (arrive = resolve));
    const { user, store } = await showCalculator({
      query: '?propertyValue=8000000',
      stored: { ...emptyForm, monthlyIncome: 50_000 },
      arrives,
    });
    await retype(user, 'Loan amount', '4m');
    expect(amount()).toBe('HK$48,531.04');
    await act(async () => arrive());
    expect(amount()).toBe('HK$48,531.04');
    expect(store.getState().calculatorForm.form).toEqual({
      ...emptyForm,
      loan: { ...emptyForm.loan, propertyValue: 8_000_000, loanAmount: 4_000_000 },
    });
  });

  it('is undone by starting again', async () => {
    const { user, store } = await showCalculator({ query: '?loanAmount=1000000' });
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field('Loan amount').value).toBe('3,000,000');
    expect(store.getState().calculatorForm.form).toBeNull();
  });

  it('is undone by starting again also where it is no figure', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Loan amount', 'abc');
    expect(field('Loan amount')).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field('Loan amount').value).toBe('3,000,000');
    expect(field('Loan amount')).not.toHaveAttribute('aria-invalid');
  });

  it('may be a year that is not written out yet', async () => {
    await showCalculator();
    const start = screen.getByLabelText<HTMLInputElement>(/^Start date/);
    fireEvent.change(start, { target: { value: '0002-05-01' } });
    expect(start.value).toBe('0002-05-01');
    expect(amount()).toBe('HK$36,398.28');
  });

  it.each([
    '?loanAmount=abc&tenorMonths=-5&annualRate=1e9',
    '?paymentType=constructor&startDate=2026-99-99',
    `?loanAmount=${'9'.repeat(10_000)}`,
  ])('is the default where the address makes no sense (%#)', async (query) => {
    await showCalculator({ query });
    expect(amount()).toBe('HK$36,398.28');
  });
});

describe('comparison', () => {
  it('puts up to three loans side by side', async () => {
    const { user } = await showCalculator();
    const keep = screen.getByRole('button', { name: 'Keep these figures' });
    await user.click(keep);
    await user.click(screen.getByRole('tab', { name: 'Interest only' }));
    await user.click(keep);
    await user.click(keep);
    expect(keep).toBeDisabled();
    const table = within(screen.getByRole('group', { name: 'Side by side' })).getByRole('table');
    const payments = within(table).getByRole('row', { name: /^Payment/ });
    expect(
      within(payments)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['HK$36,398.28', 'HK$25,000.00', 'HK$25,000.00']);
    await user.click(screen.getByRole('button', { name: 'Use loan A' }));
    expect(amount()).toBe('HK$36,398.28');
    await user.click(screen.getByRole('button', { name: 'Remove loan A' }));
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(keep).toBeEnabled();
  });
});

describe('around the loan', () => {
  it('shows the rate three points lower and higher', async () => {
    await showCalculator();
    const rows = within(screen.getByRole('group', { name: 'If the rate were different' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '5.00%',
      '6.00%',
      '7.00%',
      '8.00% (yours)',
      '9.00%',
      '10.00%',
      '11.00%',
    ]);
    // 3,000,000 at 11% over 120 months is 41,325.00.
    expect(within(rows[6] ?? document.body).getAllByRole('cell')[0]).toHaveTextContent('41,325.00');
  });

  it('shows the debt-servicing ratio, and says that the stress is no rule', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Monthly income', '8萬');
    await retype(user, 'Other monthly debt payments', '3,601.72');
    expect(fact(/^Debt-servicing ratio/)).toBe('50%');
    expect(screen.getByText(/not a rule for money lenders/)).toBeVisible();
  });

  it('shows the stamp duty of the property value', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Property value', '9m');
    expect(fact(/^Stamp duty$/)).toBe('HK$270,000');
  });

  it('shows what clears the loan early', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Repay everything after', '9 years');
    const monthly = screen.getByRole('button', { name: 'Every payment' });
    await user.click(monthly);
    const row = within(screen.getByRole('group', { name: 'Repayment schedule' })).getByRole('row', {
      name: /^108 /,
    });
    expect(fact(/^To pay on that day/)).toBe(
      `HK$${within(row).getAllByRole('cell').at(-1)?.textContent}`,
    );
  });

  it('speaks the language of the page', async () => {
    await showCalculator({ locale: 'cn' });
    expect(screen.getByRole('tab', { name: '等额本息' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/calculator\.|\b(?:mode|input|result)\.[a-z]/i);
  });
});
