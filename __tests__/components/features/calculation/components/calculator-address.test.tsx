import { act, fireEvent, screen } from '@testing-library/react';
import { emptyForm } from '@/features/calculation/calculator-form';
import { showCalculator } from '@test/support/calculation/calculator-setup';
import { amount, field, retype } from '@test/support/calculation/calculator-screen';

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
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
