import { emptyForm, type CalculatorForm } from '@/features/calculation/calculator-form';
import { hasForm, mergeForm, readForm, writeForm } from '@/features/calculation/calculator-query';

const full: CalculatorForm = {
  loan: { paymentType: 'revolving', propertyValue: 8_000_000, loanAmount: 2_000_000.5, tenorMonths: 18, annualRate: 7.25, fee: 1_000, startDate: '2026-02-28', basis: 'act/365', frequency: 'fortnightly', drawnAmount: 300_000, days: 45 },
  monthlyIncome: 80_000,
  otherMonthlyDebts: 5_000,
  stressPoints: 3,
  settleAfter: 12,
  isResidential: false,
  scenarios: [emptyForm.loan, { ...emptyForm.loan, paymentType: 'interestOnly', loanAmount: 1_000_000 }],
};

describe('form in the address', () => {
  it('comes back as it was', () => {
    expect(readForm(new URLSearchParams(writeForm(full).toString()))).toEqual(full);
  });

  it('is empty for an untouched form', () => {
    expect(writeForm(emptyForm).toString()).toBe('');
    expect(hasForm(new URLSearchParams('utm_source=x'))).toBe(false);
  });

  it('leaves the parameters of others alone and removes what is no longer said', () => {
    expect(mergeForm('?utm_source=a&loanAmount=5&days=3', { ...emptyForm, loan: { ...emptyForm.loan, loanAmount: 7 } })).toBe('?utm_source=a&loanAmount=7');
    expect(mergeForm('?loanAmount=5', emptyForm)).toBe('');
  });

  it('takes at most three scenarios', () => {
    const query = new URLSearchParams(Array.from({ length: 5 }, () => ['compare', 'loanAmount=1000000']));
    expect(readForm(query).scenarios).toHaveLength(3);
  });

  it.each(['loanAmount=1e6', 'loanAmount=-1', 'loanAmount=', 'loanAmount=99999999999', 'loanAmount=0x10', 'startDate=2026-13-01', 'paymentType=toString', 'stressPoints=99'])('ignores %s', (query) => {
    expect(readForm(new URLSearchParams(query))).toEqual(emptyForm);
  });
});
