import { assess } from '@/backoffice/domains/application/indicative/indicative.model';
import { productOf } from '@/copy/collections/products';
import { indicativeChecks } from '@/copy/collections/indicative-checks';
import { indicativeRules } from '@/copy/collections/indicative-rules';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { indicativeCheckSchema, indicativeRuleSchema } from '@/contracts/application/indicative';
import { fastPassForm } from '@test/support/application/application-form';

const options = { terms: productOf('fast-pass'), today: '2026-11-23' };
const delivered = { rules: indicativeRules, checks: indicativeChecks };
const assessed = (overrides: ApplicationForm = {}) =>
  assess(fastPassForm(overrides), delivered, options);
const property = { address: '18 Harbour Road', subDistrict: 'Wan Chai', kind: 'private' } as const;
const income = {
  employment: 'own-payroll',
  employer: 'Peak Logistics Limited',
  monthlyIncome: 60_000,
  monthlyDebt: 0,
} as const;

describe('The delivered rules', () => {
  it('are as the contract says', () => {
    expect(indicativeRules.map((rule) => indicativeRuleSchema.parse(rule))).toEqual(
      indicativeRules,
    );
    expect(indicativeChecks.map((check) => indicativeCheckSchema.parse(check))).toEqual(
      indicativeChecks,
    );
  });

  // Printed tables of monthly payments: 10.1427 a thousand at 9% over 15 years, so HK$30,428 for HK$3,000,000.
  it('take a loan of 37.5% of the value whose payment is half the income for one a person should see', () => {
    expect(assessed()).toMatchObject({
      result: 'needs-review',
      loanToValue: 37.5,
      reasons: [
        {
          textEn:
            'Counting this loan at 9% a year, your monthly debt payments would be more than 50% of your income.',
        },
      ],
    });
    expect(assessed({ income: { ...income, monthlyIncome: 60_857 } })).toMatchObject({
      result: 'within-range',
      reasons: [],
    });
  });

  it('name the largest loan: by value, by income, or by product', () => {
    const rich = { ...income, monthlyIncome: 1_000_000 };
    expect(assessed({ income: rich }).maxAmount).toBe(6_000_000);
    expect(
      assessed({ income: rich, property: { ...property, estimatedValue: 100_000_000 } }).maxAmount,
    ).toBe(10_000_000);
    // 60% of 60,000 pays 36,000 / 10.1427 a thousand.
    expect(assessed({ property: { ...property, estimatedValue: 100_000_000 } }).maxAmount).toBe(
      3_540_000,
    );
  });

  it('let the gravest reason decide and tell it first', () => {
    const { result, reasons } = assessed({
      property: { ...property, kind: 'hos', premiumPaid: true, estimatedValue: 3_000_000 },
    });
    expect(result).toBe('outside-range');
    expect(reasons[0]?.textEn).toBe('The loan is more than 75% of the property’s value.');
    expect(reasons.map(({ textEn }) => textEn)).toContain(
      'For HOS and TPS flats we first need proof that the premium is paid.',
    );
  });

  it('say once that debts are too high, by the gravest line that is crossed', () => {
    const reasonsAt = (monthlyIncome: number, employment: 'own-payroll' | 'self-employed') =>
      assessed({ income: { ...income, employment, monthlyIncome } }).reasons.map(({ textEn }) =>
        textEn.replace(/.*more than |.*exceed /, ''),
      );
    // HK$30,428 a month is 68%, 55% and 45% of these.
    expect(reasonsAt(45_000, 'self-employed')).toEqual(['60% of your income.']);
    expect(reasonsAt(55_000, 'own-payroll')).toEqual(['50% of your income.']);
    expect(reasonsAt(55_000, 'self-employed')).toEqual(['40% of income.']);
    expect(reasonsAt(67_000, 'self-employed')).toEqual(['40% of income.']);
    expect(reasonsAt(67_000, 'own-payroll')).toEqual([]);
  });

  // By decimals: 30,000 a month carries 2,957,802 over 15 years at 9% and 3,334,348 over 20; 36,000 carries 3,549,362.
  it('work out what could be lent, what it costs, until when, and what would change it', () => {
    const { maxAmount, figures } = assessed({
      income: { ...income, monthlyDebt: 5_000, otherIncome: 10_000 },
    });
    expect(maxAmount).toBe(3_640_000);
    expect(figures).toEqual({
      wish: { amount: 3_000_000, tenorMonths: 180 },
      propertyValue: 8_000_000,
      usualAmount: 2_950_000,
      loan: { amount: 2_950_000, tenorMonths: 180 },
      payments: [
        { kind: 'lowest', annualRate: 8, apr: 8.3, amount: 28_191.74 },
        { kind: 'tested', annualRate: 9, apr: 9.38, amount: 29_920.86 },
        { kind: 'highest', annualRate: 31.15, apr: 36, amount: 77_334.64 },
      ],
      changes: [
        { kind: 'smaller', amount: 2_950_000, tenorMonths: 180 },
        { kind: 'longer', amount: 3_330_000, tenorMonths: 240 },
        { kind: 'fewerDebts', amount: 3_450_000, tenorMonths: 180 },
      ],
      asOf: '2026-11-23',
      validUntil: '2026-12-21',
    });
  });

  it('say what a lower value by the surveyor would leave, and nothing below the smallest loan', () => {
    const rich = { ...income, monthlyIncome: 1_000_000 };
    const at = (estimatedValue: number) =>
      assessed({ income: rich, property: { ...property, estimatedValue } }).figures;
    expect(at(8_000_000)).toMatchObject({
      usualAmount: 6_000_000,
      loan: { amount: 3_000_000 },
      changes: [{ kind: 'lowerValue', amount: 5_400_000, tenorMonths: 180 }],
    });
    expect(at(700_000)?.changes).toEqual([
      { kind: 'smaller', amount: 520_000, tenorMonths: 180 },
      { kind: 'lowerValue', amount: 0, tenorMonths: 180 },
    ]);
    expect(at(600_000)).toMatchObject({ usualAmount: 0, changes: [] });
  });

  it('count a period that is too long as the longest one', () => {
    const { maxAmount, figures } = assessed({ loan: { amount: 9_000_000, tenorMonths: 360 } });
    expect(maxAmount).toBe(4_000_000);
    expect(figures).toMatchObject({
      usualAmount: 3_330_000,
      loan: { amount: 3_330_000, tenorMonths: 240 },
    });
  });

  it('leave a property without known value to a person', () => {
    expect(assessed({ property, income: { ...income, monthlyIncome: 200_000 } })).toMatchObject({
      result: 'needs-review',
      maxAmount: null,
      loanToValue: null,
      reasons: [
        {
          textEn: 'We have no value for the property yet. Our staff will value it.',
        },
      ],
    });
  });

  it('take our online valuation where the applicant gave no value, and leave a rough one to a person', () => {
    const rich = { property, income: { ...income, monthlyIncome: 200_000 } };
    const valued = (isRough: boolean) =>
      assess(fastPassForm(rich), delivered, {
        ...options,
        valuation: { value: 8_000_000, isRough },
      });
    expect(valued(false)).toMatchObject({
      result: 'within-range',
      loanToValue: 37.5,
      maxAmount: 6_000_000,
      valuation: { value: 8_000_000, isRough: false },
      reasons: [],
    });
    expect(valued(true)).toMatchObject({
      result: 'needs-review',
      loanToValue: 37.5,
      maxAmount: 6_000_000,
      reasons: [
        {
          textEn: 'Our online valuation rests on few figures here. Our staff will check the value.',
        },
      ],
    });
  });

  it('find no loan affordable without income', () => {
    expect(
      assessed({ income: { employment: 'none', monthlyIncome: 0, monthlyDebt: 0 } }),
    ).toMatchObject({ result: 'outside-range', maxAmount: 0 });
  });

  it('say what makes the result a verified one, by kind of work and property', () => {
    const texts = (overrides: ApplicationForm) =>
      assessed(overrides).toVerify.map(({ textEn }) => textEn);
    expect(texts({})).toEqual([
      'Your identity card or passport',
      'The land search, which shows who owns the property and what mortgages are on it',
      'A surveyor’s valuation',
      'Proof of income for the last 3 months',
      'A credit report, with your consent',
    ]);
    expect(
      texts({
        income: { ...income, employment: 'self-employed' },
        property: { ...property, kind: 'tps', premiumPaid: true },
      }),
    ).toEqual(
      expect.arrayContaining([
        'Bank statements for the last 6 months and the latest tax demand',
        'Proof that the premium is paid',
      ]),
    );
  });
});

describe('A rule of the staff', () => {
  const rule = indicativeRuleSchema.parse({
    _id: 'x',
    measure: 'monthlyIncome',
    min: 70_000,
    result: 'outside-range',
    reasonEn: 'a',
    reasonHk: 'b',
    reasonCn: 'c',
  });

  it('counts alone when it is alone', () => {
    expect(assess(fastPassForm(), { rules: [rule], checks: [] }, options)).toMatchObject({
      result: 'outside-range',
      maxAmount: null,
      loanToValue: 37.5,
      valuation: null,
      reasons: [{ textEn: 'a', textHk: 'b', textCn: 'c' }],
      toVerify: [],
    });
    expect(
      assess(
        fastPassForm({ income: { ...income, monthlyIncome: 60_000, otherIncome: 10_000 } }),
        {
          rules: [rule],
          checks: [],
        },
        options,
      ).result,
    ).toBe('within-range');
  });

  it('without a measure always speaks up, for those it concerns', () => {
    const always = {
      ...rule,
      measure: undefined,
      min: undefined,
      employment: ['retired' as const],
    };
    expect(assess(fastPassForm(), { rules: [always], checks: [] }, options).result).toBe(
      'within-range',
    );
    expect(
      assess(
        fastPassForm({ income: { ...income, employment: 'retired' } }),
        {
          rules: [always],
          checks: [],
        },
        options,
      ).result,
    ).toBe('outside-range');
  });
});
