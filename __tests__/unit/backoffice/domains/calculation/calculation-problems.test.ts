import { loanFieldProblems } from '@/backoffice/domains/calculation/calculation.problems';
import { fieldMessage } from '@/backoffice/http/error/field-messages';
import type { LoanInputCode } from '@/lib/loan/loan-input-error';

const terms = {
  paymentType: 'principalAndInterest',
  loanAmount: 0,
  annualRate: 101,
  tenorMonths: 12,
  startDate: '2026-11-16',
  rateChanges: [{ afterMonth: 12, annualRate: 3 }],
} as const;

describe('What the engine finds wrong', () => {
  it('is told with the range of the field', () => {
    const issues = [
      { field: 'loanAmount', code: 'out_of_range' },
      { field: 'annualRate', code: 'out_of_range' },
    ] as const;
    expect(loanFieldProblems(issues, { ...terms, rateChanges: [] })).toEqual({
      loanAmount: { key: 'outOfRange', limit: '0.01–1,000,000,000' },
      annualRate: { key: 'outOfRange', limit: '0–100' },
    });
  });

  it('names the months of this term for a change of rate', () => {
    const problems = loanFieldProblems([{ field: 'rateChanges', code: 'out_of_range' }], {
      ...terms,
      rateChanges: [...terms.rateChanges],
    });
    expect(problems).toEqual({
      rateChanges: { key: 'listOutOfRange', limit: 'afterMonth 0–11, annualRate 0–100' },
    });
  });

  it('is a request for the figure when it was not given', () => {
    expect(
      loanFieldProblems([{ field: 'loanAmount', code: 'out_of_range' }], {
        paymentType: 'interestOnly',
      }),
    ).toEqual({ loanAmount: { key: 'required' } });
  });

  it('does not blame the months of a term that is not known', () => {
    const issues = [
      { field: 'tenorMonths', code: 'out_of_range' },
      { field: 'drawdowns', code: 'out_of_range' },
    ] as const;
    expect(
      loanFieldProblems(issues, {
        paymentType: 'interestOnly',
        drawdowns: [{ afterMonth: 1, amount: 5 }],
      }),
    ).toEqual({ tenorMonths: { key: 'required' } });
  });

  it('names the start date that a date lies before', () => {
    const problems = loanFieldProblems([{ field: 'settleOn', code: 'before_start' }], {
      paymentType: 'interestOnly',
      startDate: '2026-11-16',
    });
    expect(fieldMessage(problems.settleOn ?? { key: 'wrongFormat' }, 'hk')).toBe(
      '日期不可早於開始日期 2026-11-16。',
    );
  });

  const codes: LoanInputCode[] = [
    'required',
    'out_of_range',
    'invalid_date',
    'before_start',
    'fee_too_large',
    'not_combinable',
    'no_rate',
  ];
  it.each(codes)('has words of its own in three languages for %s', (code) => {
    const { fee } = loanFieldProblems([{ field: 'fee', code }], {
      paymentType: 'interestOnly',
      fee: 5,
    });
    const general = fieldMessage({ key: 'wrongFormat' }, 'en');
    const messages = (['en', 'hk', 'cn'] as const).map((locale) =>
      fieldMessage(fee ?? { key: 'wrongFormat' }, locale),
    );
    expect(new Set(messages).size).toBe(3);
    expect(messages).not.toContain(general);
  });
});
