import {
  calculateDetailedBodySchema,
  calculateQuerySchema,
  calculationSchema,
} from '@/contracts/calculation';

const problems = (query: object): string[] =>
  calculateQuerySchema.safeParse(query).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('query of a calculation', () => {
  const query = { loanAmount: '3000000', annualRate: '8', tenorMonths: '120' };

  it('reads numbers written as text', () => {
    expect(calculateQuerySchema.parse({ ...query, propertyValue: '6000000.50' })).toEqual({
      loanAmount: 3_000_000,
      annualRate: 8,
      tenorMonths: 120,
      propertyValue: 6_000_000.5,
    });
  });

  it('takes numbers as they are', () => {
    expect(calculateQuerySchema.parse({ loanAmount: 0.01, annualRate: 0, tenorMonths: 1 })).toEqual(
      { loanAmount: 0.01, annualRate: 0, tenorMonths: 1 },
    );
  });

  it.each([
    ['loanAmount', '0'],
    ['loanAmount', '1000000000.01'],
    ['annualRate', '-0.01'],
    ['annualRate', '100.01'],
    ['annualRate', ''],
    ['annualRate', 'eight'],
    ['annualRate', 'Infinity'],
    ['tenorMonths', '0'],
    ['tenorMonths', '601'],
    ['tenorMonths', '12.5'],
    ['propertyValue', '0'],
    ['fee', '-1'],
    ['startDate', '2026-02-30'],
    ['basis', '30E/360'],
    ['schedule', 'yes'],
  ])('refuses %s %p', (field, value) => {
    expect(problems({ ...query, [field]: value })).toEqual([field]);
  });

  it.each([
    ['loanAmount', '1000000000'],
    ['annualRate', '100'],
    ['annualRate', '0'],
    ['tenorMonths', '600'],
    ['basis', 'act/365'],
    ['schedule', 'true'],
  ])('takes %s %p', (field, value) => {
    expect(problems({ ...query, [field]: value })).toEqual([]);
  });

  it('leaves missing terms to the engine, whose one answer names them all', () => {
    expect(problems({ loanAmount: '1' })).toEqual([]);
  });
});

describe('body of a detailed calculation', () => {
  it('takes no numbers written as text', () => {
    expect(calculateDetailedBodySchema.safeParse({ loanAmount: '3000000' }).success).toBe(false);
  });

  it('names the place of a wrong list item', () => {
    const { error } = calculateDetailedBodySchema.safeParse({
      rateChanges: [
        { afterMonth: 12, annualRate: 5 },
        { afterMonth: -1, annualRate: 5 },
      ],
    });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([
      'rateChanges.1.afterMonth',
    ]);
  });
});

describe('answer', () => {
  it('may lack the amount', () => {
    const answer = {
      totalInterest: 0,
      totalRepayment: 0,
      lastPayment: 0,
      apr: 0,
      mloRate: 0,
      ltv: null,
      warnings: [],
    };
    expect(calculationSchema.parse(answer).amount).toBeUndefined();
  });
});
