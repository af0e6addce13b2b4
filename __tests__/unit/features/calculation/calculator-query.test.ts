import { emptyForm, type CalculatorForm } from '@/features/calculation/calculator-form';
import { calculatorQuery, parseForm, serialiseForm } from '@/features/calculation/calculator-query';

const full: CalculatorForm = {
  loan: {
    paymentType: 'revolving',
    propertyValue: 8_000_000,
    loanAmount: 2_000_000.5,
    tenorMonths: 18,
    annualRate: 7.25,
    fee: 1_000,
    startDate: '2026-02-28',
    basis: 'act/365',
    frequency: 'fortnightly',
    drawnAmount: 300_000,
    days: 45,
    rateChanges: [
      { afterMonth: 12, annualRate: 9.5 },
      { afterMonth: 24, annualRate: 10 },
    ],
    drawdown: { afterMonth: 6, amount: 500_000 },
  },
  monthlyIncome: 80_000,
  otherMonthlyDebts: 5_000,
  stressPoints: 3,
  settleAfter: 12,
  isResidential: false,
  unreadable: {},
  scenarios: [
    emptyForm.loan,
    {
      ...emptyForm.loan,
      paymentType: 'interestOnly',
      loanAmount: 1_000_000,
      rateChanges: [{ afterMonth: 3, annualRate: 12 }],
    },
  ],
};

describe('form in the address', () => {
  it('comes back as it was', () => {
    expect(parseForm(new URLSearchParams(serialiseForm(full).toString()))).toEqual({
      ...full,
      monthlyIncome: null,
      otherMonthlyDebts: null,
    });
  });

  it('never says what somebody earns or owes', () => {
    expect(serialiseForm(full).toString()).not.toMatch(/income|debt/i);
    expect(calculatorQuery.merge('?monthlyIncome=80000&otherMonthlyDebts=5000', emptyForm)).toBe(
      '',
    );
  });

  it('is empty for an untouched form', () => {
    expect(serialiseForm(emptyForm).toString()).toBe('');
    expect(calculatorQuery.has(new URLSearchParams('utm_source=x'))).toBe(false);
  });

  it('leaves the parameters of others alone and removes what is no longer said', () => {
    expect(
      calculatorQuery.merge('?utm_source=a&loanAmount=5&days=3', {
        ...emptyForm,
        loan: { ...emptyForm.loan, loanAmount: 7 },
      }),
    ).toBe('?utm_source=a&loanAmount=7');
    expect(calculatorQuery.merge('?loanAmount=5', emptyForm)).toBe('');
  });

  it('says changes during the term as month and figure', () => {
    const loan = {
      ...emptyForm.loan,
      rateChanges: [{ afterMonth: 12, annualRate: 9.5 }],
      drawdown: { afterMonth: 6, amount: 500_000 },
    };
    expect(
      decodeURIComponent(
        calculatorQuery.merge('?rateChange=1:1&drawdown=1:1', { ...emptyForm, loan }),
      ),
    ).toBe('?rateChange=12:9.5&drawdown=6:500000');
  });

  it('takes at most three changes of the rate', () => {
    expect(
      parseForm(
        new URLSearchParams(
          'rateChange=1:1&rateChange=2:2&rateChange=x&rateChange=3:3&rateChange=4:4',
        ),
      ).loan.rateChanges.map(({ afterMonth }) => afterMonth),
    ).toEqual([1, 2, 3]);
  });

  it('takes at most three scenarios', () => {
    const query = new URLSearchParams(
      Array.from({ length: 5 }, () => ['compare', 'loanAmount=1000000']),
    );
    expect(parseForm(query).scenarios).toHaveLength(3);
  });

  it.each([
    'loanAmount=1e6',
    'loanAmount=-1',
    'loanAmount=',
    'loanAmount=99999999999',
    'loanAmount=0x10',
    'startDate=2026-13-01',
    'paymentType=toString',
    'stressPoints=99',
    'rateChange=0:5',
    'rateChange=12',
    'rateChange=12:-1',
    'rateChange=1e2:5',
    'drawdown=6:1e9',
    'drawdown=6',
    'drawdown=:5',
  ])('ignores %s', (query) => {
    expect(parseForm(new URLSearchParams(query))).toEqual(emptyForm);
  });
});
