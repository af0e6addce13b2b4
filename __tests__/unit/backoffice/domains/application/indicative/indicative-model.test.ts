import { assess } from '@/backoffice/domains/application/indicative/indicative.model';
import { indicativeChecks } from '@/copy/collections/indicative-checks';
import { indicativeRules } from '@/copy/collections/indicative-rules';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { indicativeCheckSchema, indicativeRuleSchema } from '@/contracts/application/indicative';
import { fastPassForm } from '@test/support/application/application-form';

const delivered = { rules: indicativeRules, checks: indicativeChecks };
const assessed = (overrides: ApplicationForm = {}) => assess(fastPassForm(overrides), delivered);
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

  it('leave a property without known value to a person', () => {
    expect(assessed({ property, income: { ...income, monthlyIncome: 200_000 } })).toMatchObject({
      result: 'needs-review',
      maxAmount: null,
      loanToValue: null,
      reasons: [
        {
          textEn: 'We do not have a reliable value for the property yet. Our staff will value it.',
        },
      ],
    });
  });

  it('take our online valuation where the applicant gave no value, and leave a rough one to a person', () => {
    const rich = { property, income: { ...income, monthlyIncome: 200_000 } };
    const valued = (isRough: boolean) =>
      assess(fastPassForm(rich), delivered, { value: 8_000_000, isRough });
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
          textEn: 'We do not have a reliable value for the property yet. Our staff will value it.',
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
    expect(assess(fastPassForm(), { rules: [rule], checks: [] })).toEqual({
      result: 'outside-range',
      maxAmount: null,
      loanToValue: 37.5,
      valuation: null,
      reasons: [{ textEn: 'a', textHk: 'b', textCn: 'c' }],
      toVerify: [],
    });
    expect(
      assess(fastPassForm({ income: { ...income, monthlyIncome: 60_000, otherIncome: 10_000 } }), {
        rules: [rule],
        checks: [],
      }).result,
    ).toBe('within-range');
  });

  it('without a measure always speaks up, for those it concerns', () => {
    const always = {
      ...rule,
      measure: undefined,
      min: undefined,
      employment: ['retired' as const],
    };
    expect(assess(fastPassForm(), { rules: [always], checks: [] }).result).toBe('within-range');
    expect(
      assess(fastPassForm({ income: { ...income, employment: 'retired' } }), {
        rules: [always],
        checks: [],
      }).result,
    ).toBe('outside-range');
  });
});
