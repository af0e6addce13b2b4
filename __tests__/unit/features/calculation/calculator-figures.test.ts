import fc from 'fast-check';
import {
  emptyForm,
  resolveLoanFigures,
  modes,
  type LoanInputValues,
} from '@/features/calculation/calculator-form';
import { calculateResult, settlementAfter } from '@/features/calculation/loan-results';
import { config } from '@test/support/calculation/calculator-config';

const figure = (max: number) =>
  fc.option(fc.oneof(fc.constantFrom(0, 1, max), fc.double({ min: 0, max, noNaN: true })));
const whole = (max: number) => fc.option(fc.nat(max));
const day = fc.oneof(
  fc.constantFrom(
    '0002-05-01',
    '12025-05-01',
    '2199-12-31',
    '1900-01-01',
    '2026-02-28',
    '2024-02-29',
    '1990-01-01',
    '2150-12-31',
    '2026-02-30',
    '',
  ),
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);
const wishes: fc.Arbitrary<LoanInputValues> = fc.record({
  paymentType: fc.constantFrom(...modes),
  propertyValue: figure(1_000_000_000),
  loanAmount: figure(1_000_000_000),
  tenorMonths: whole(999),
  annualRate: figure(1_000),
  fee: figure(1_000_000_000),
  startDate: fc.option(day),
  basis: fc.constantFrom('30/360', 'act/365'),
  frequency: fc.constantFrom('monthly', 'fortnightly'),
  drawnAmount: figure(1_000_000_000),
  days: whole(999),
  rateChanges: fc.array(
    fc.record({
      afterMonth: fc.integer({ min: 1, max: 999 }),
      annualRate: fc.double({ min: 0, max: 1_000, noNaN: true }),
    }),
    { maxLength: 4 },
  ),
  drawdown: fc.option(
    fc.record({
      afterMonth: fc.integer({ min: 1, max: 999 }),
      amount: fc.double({ min: 0, max: 1_000_000_000, noNaN: true }),
    }),
  ),
});

describe('Whatever is wished for', () => {
  it('has a result, and a settlement at any month', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 1, max: 359 }), (wish, month) => {
        const figures = resolveLoanFigures(wish, config);
        expect(calculateResult(figures).amount).toBeGreaterThanOrEqual(0);
        expect(() =>
          settlementAfter(figures, Math.min(month, figures.tenorMonths - 1 || 1)),
        ).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it.each(['0002-05-01', '12025-05-01', '2199-12-31'])(
    'does without the date %s, which a field says while one is typed',
    (startDate) => {
      expect(
        resolveLoanFigures({ ...emptyForm.loan, startDate, basis: 'act/365' }, config),
      ).toMatchObject({ startDate: null, basis: '30/360' });
    },
  );

  it('has a fee of at most half of what a revolving loan pays out', () => {
    expect(
      resolveLoanFigures(
        { ...emptyForm.loan, paymentType: 'revolving', fee: 600_000, drawnAmount: 500_000 },
        config,
      ).fee,
    ).toBe(250_000);
  });
});

describe('A settlement of a loan paid every two weeks', () => {
  it('comes right after a payment, so that it is what the schedule still owes', () => {
    const figures = resolveLoanFigures(
      { ...emptyForm.loan, annualRate: 8, tenorMonths: 240, frequency: 'fortnightly' },
      config,
    );
    // Six months are 13 fortnights: nothing but the balance after payment 13.
    expect(settlementAfter(figures, 6)?.amount).toBe(
      calculateResult(figures).schedule[12]?.balance,
    );
  });
});
