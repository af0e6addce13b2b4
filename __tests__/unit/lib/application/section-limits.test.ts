import {
  applicationFormSchema,
  type ApplicationForm,
} from '@/contracts/application/application-form';
import { fieldProblemMessage } from '@/features/application/form/field-messages';
import { formProblems } from '@/lib/application/form-rules';
import { completeForm } from '@test/support/application/application-form';

const rules = { product: 'first', today: '2026-11-21' } as const;
const mortgage = { lender: 'A bank', outstanding: 2_000_000, monthlyPayment: 11_000 };
const money = 1_000_000_000;

// The figures of the published API: HK$1,000,000,000 of any amount, 100,000 square feet, 600 months.
const figures: [path: string, most: number, formWith: (value: number) => ApplicationForm][] = [
  [
    'property.saleableAreaSqft',
    100_000,
    (saleableAreaSqft) =>
      completeForm({ property: { ...completeForm().property, saleableAreaSqft } }),
  ],
  [
    'property.estimatedValue',
    money,
    (estimatedValue) => completeForm({ property: { ...completeForm().property, estimatedValue } }),
  ],
  ['loan.amount', money, (amount) => completeForm({ loan: { ...completeForm().loan, amount } })],
  [
    'loan.tenorMonths',
    600,
    (tenorMonths) => completeForm({ loan: { ...completeForm().loan, tenorMonths } }),
  ],
  [
    'existing.mortgages.0.outstanding',
    money,
    (outstanding) =>
      completeForm({ existing: { hasMortgages: true, mortgages: [{ ...mortgage, outstanding }] } }),
  ],
  [
    'existing.mortgages.0.monthlyPayment',
    money,
    (monthlyPayment) =>
      completeForm({
        existing: { hasMortgages: true, mortgages: [{ ...mortgage, monthlyPayment }] },
      }),
  ],
  [
    'income.monthlyIncome',
    money,
    (monthlyIncome) => completeForm({ income: { ...completeForm().income, monthlyIncome } }),
  ],
  [
    'income.otherIncome',
    money,
    (otherIncome) => completeForm({ income: { ...completeForm().income, otherIncome } }),
  ],
  [
    'income.monthlyDebt',
    money,
    (monthlyDebt) => completeForm({ income: { ...completeForm().income, monthlyDebt } }),
  ],
];

describe('A figure that the contract refuses', () => {
  it.each(figures)('is a problem before it is sent: %s above %p', (path, most, formWith) => {
    expect([
      applicationFormSchema.safeParse(formWith(most)).success,
      applicationFormSchema.safeParse(formWith(most + 1)).success,
    ]).toEqual([true, false]);
    expect(formProblems(formWith(most), rules)).toEqual({});
    expect(formProblems(formWith(most + 1), rules)).toEqual({
      [path]: { key: 'tooBig', limit: most },
    });
  });

  it('is a problem below the least, too', () => {
    expect(
      formProblems(completeForm({ loan: { amount: 0, tenorMonths: 0, purpose: 'other' } }), rules),
    ).toEqual({
      'loan.amount': { key: 'tooSmall', limit: 1 },
      'loan.tenorMonths': { key: 'tooSmall', limit: 1 },
    });
  });

  it('is one of a product that would allow more', () => {
    const limits = { minAmount: 1, maxAmount: 2 * money, minTenorMonths: 1, maxTenorMonths: 720 };
    const form = completeForm({ loan: { amount: money + 1, tenorMonths: 601, purpose: 'other' } });
    expect(formProblems(form, { ...rules, limits })).toEqual({
      'loan.amount': { key: 'tooBig', limit: money },
      'loan.tenorMonths': { key: 'tooBig', limit: 600 },
    });
  });

  it('is told with its limit as people write it', () => {
    const t = (key: string, values?: Record<string, unknown>): string =>
      `${key}${values ? ` ${String(values.limit)}` : ''}`;
    const told = (path: string, limit: number): string =>
      fieldProblemMessage(path, { key: 'tooBig', limit }, { t, locale: 'en' });
    expect([
      told('property.saleableAreaSqft', 100_000),
      told('loan.amount', money),
      told('loan.tenorMonths', 600),
    ]).toEqual([
      'problem.tooBig 100,000',
      'problem.tooBig HK$1,000,000,000',
      'problem.tooBig 50 years',
    ]);
  });
});

describe('A text that its field lets in', () => {
  const texts: [what: string, form: ApplicationForm][] = [
    [
      'a business registration number as on the certificate, with spaces',
      { applicants: { kind: 'company', company: { brNumber: '12345678 - 000 - 01 - 26 - A' } } },
    ],
    ['a date of birth in words', { applicants: { persons: [{ dateOfBirth: '28 Feb 1985' }] } }],
    ['a flat that is not on the list', { property: { room: `r:${'A'.repeat(20)}` } }],
  ];
  it.each(texts)('can be saved: %s', (_what, form) =>
    expect(applicationFormSchema.safeParse(form).success).toBe(true),
  );
});
