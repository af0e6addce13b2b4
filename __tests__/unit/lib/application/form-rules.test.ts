import {
  applicationProducts,
  consentTextVersion,
} from '@/contracts/application/application-choices';
import {
  applicationFormSchema,
  type ApplicationForm,
  type Company,
  type Person,
} from '@/contracts/application/application-form';
import {
  formProblems,
  sectionProblems,
  sectionsOf,
  sectionStatus,
} from '@/lib/application/form-rules';
import type { FormRules } from '@/lib/application/section-checks';
import { completeForm, fastPassForm } from '@test/support/application/application-form';

const rules = (product: FormRules['product'] = 'first'): FormRules => ({
  product,
  today: '2026-11-21',
});
const problems = (overrides: ApplicationForm, product: FormRules['product'] = 'first') =>
  formProblems(completeForm(overrides), rules(product));
const person: Person = {
  name: 'CHAN TAI MAN',
  idType: 'hkid',
  idNumber: 'A123456(3)',
  dateOfBirth: '1985-02-28',
  address: 'Taikoo Shing',
};
const company: Company = {
  name: 'Harbour Trading Limited',
  brNumber: '12345678',
  address: 'Wan Chai',
  directors: [{ name: 'LEE SIU MING', idType: 'passport', idNumber: 'k1234567' }],
};

function withFirstPerson(change: { name?: string; dateOfBirth?: string }) {
  const [person] = completeForm().applicants?.persons ?? [];
  return completeForm({ applicants: { kind: 'persons', persons: [{ ...person, ...change }] } });
}

describe('A form', () => {
  it.each([
    ['first', completeForm()],
    [
      'second',
      completeForm({
        loan: { amount: 1_000_000, tenorMonths: 120, purpose: 'renovation' },
        existing: {
          hasMortgages: true,
          mortgages: [{ lender: 'A bank', outstanding: 2_000_000 }],
        },
      }),
    ],
    ['fast-pass', fastPassForm()],
  ] as const)(
    'for %s is complete with what is needed, and the contract takes it',
    (product, form) => {
      expect(formProblems(form, rules(product))).toEqual({});
      expect(applicationFormSchema.parse(form)).toEqual(form);
    },
  );

  it.each(['purchase', 'refinance'] as const)('second is never for %s', (purpose) => {
    const form = completeForm({ loan: { amount: 1_000_000, tenorMonths: 120, purpose } });
    expect(formProblems(form, rules('second'))['loan.purpose']).toEqual({ key: 'required' });
    expect(formProblems(form, rules('first'))['loan.purpose']).toBeUndefined();
  });

  it.each([
    ['陳大文', 'wrongLatinName'],
    ['CHAN 大文', 'wrongLatinName'],
    ['12345', 'wrongLatinName'],
    ['CHAN Tai-man, Peter', undefined],
    ['José Ángel O’Brien', undefined],
  ])('with the English name %p has the problem %p', (name, problem) => {
    const form = withFirstPerson({ name });
    expect(formProblems(form, rules('first'))['applicants.persons.0.name']?.key).toBe(problem);
  });

  it.each([
    ['2008-11-22', 'tooYoung'],
    ['2008-11-21', undefined],
  ])('of somebody born on %s, on 21 November 2026, has the problem %p', (dateOfBirth, problem) => {
    const form = withFirstPerson({ dateOfBirth });
    expect(formProblems(form, { ...rules('first'), today: '2026-11-21' })).toEqual(
      problem ? { 'applicants.persons.0.dateOfBirth': { key: problem } } : {},
    );
  });

  it('asks at most 40 things of a first mortgage, and far fewer of a fast pass', () => {
    const asked = applicationProducts.map(
      (product) => Object.keys(formProblems({}, rules(product))).length,
    );
    expect(asked[0]).toBeLessThanOrEqual(40);
    expect(asked[2]).toBeLessThanOrEqual(16);
    expect(asked.every((count) => count > 10)).toBe(true);
  });

  it('names every missing field by its path', () => {
    expect(formProblems({}, rules('fast-pass'))).toEqual(
      Object.fromEntries([
        ...[
          'property.address',
          'property.subDistrict',
          'property.kind',
          'loan.amount',
          'loan.tenorMonths',
          'applicants.persons.0.name',
          'income.employment',
          'income.monthlyIncome',
          'income.monthlyDebt',
          'intermediary.involved',
          'contact.phone',
          'consents.textVersion',
        ].map((path) => [path, { key: 'required' }]),
        ['consents.privacyNotice', { key: 'mustAgree' }],
      ]),
    );
  });

  const refused: [what: string, overrides: ApplicationForm, expected: object][] = [
    [
      'an HKID with a wrong check digit',
      { applicants: { kind: 'persons', persons: [{ ...person, idNumber: 'A123456(4)' }] } },
      { 'applicants.persons.0.idNumber': { key: 'wrongCheckDigit' } },
    ],
    [
      'a passport that is none',
      {
        applicants: {
          kind: 'persons',
          persons: [{ ...person, idType: 'passport', idNumber: 'A(1)' }],
        },
      },
      { 'applicants.persons.0.idNumber': { key: 'wrongPassport' } },
    ],
    [
      'a date that the calendar lacks',
      { applicants: { kind: 'persons', persons: [{ ...person, dateOfBirth: '1985-02-29' }] } },
      { 'applicants.persons.0.dateOfBirth': { key: 'wrongDate' } },
    ],
    [
      'a birthday to come',
      { applicants: { kind: 'persons', persons: [{ ...person, dateOfBirth: '2026-11-21' }] } },
      { 'applicants.persons.0.dateOfBirth': { key: 'wrongDate' } },
    ],
    [
      'a second applicant without phone and part',
      { applicants: { kind: 'persons', persons: [person, person] } },
      {
        'applicants.persons.1.phone': { key: 'required' },
        'applicants.persons.1.role': { key: 'required' },
      },
    ],
    [
      'a company without directors',
      {
        applicants: { kind: 'company', company: { ...company, directors: [] } },
        contact: { phone: '9123 4567', name: 'LEE SIU MING' },
      },
      {
        'applicants.company.directors.0.name': { key: 'required' },
        'applicants.company.directors.0.idType': { key: 'required' },
        'applicants.company.directors.0.idNumber': { key: 'required' },
      },
    ],
    [
      'a company without somebody to call',
      { applicants: { kind: 'company', company }, income: { monthlyIncome: 1, monthlyDebt: 0 } },
      { 'contact.name': { key: 'required' } },
    ],
    [
      'a fixed line',
      { contact: { phone: '2123 4567' } },
      { 'contact.phone': { key: 'fixedLine' } },
    ],
    [
      'a mail address without domain',
      { contact: { phone: '+86 138 1234 5678', email: 'chan@home' } },
      { 'contact.email': { key: 'wrongEmail' } },
    ],
    [
      'HOS without a word on the premium',
      {
        property: { address: 'Flat 1', subDistrict: 'Sha Tin', kind: 'hos', saleableAreaSqft: 500 },
      },
      { 'property.premiumPaid': { key: 'required' } },
    ],
    [
      'a district alone',
      {
        property: {
          places: { area: 'HK', district: 's:quarry-bay' },
          kind: 'private',
          saleableAreaSqft: 500,
        },
      },
      { 'property.address': { key: 'required' }, 'property.subDistrict': { key: 'required' } },
    ],
    [
      'a street without a number',
      {
        property: {
          places: { area: 'HK', district: 's:quarry-bay', street: 't:kornhill-road' },
          kind: 'private',
          saleableAreaSqft: 500,
        },
      },
      { 'property.address': { key: 'required' }, 'property.subDistrict': { key: 'required' } },
    ],
    [
      'an address by hand without sub-district',
      { property: { address: 'Flat 1', kind: 'private', saleableAreaSqft: 500 } },
      { 'property.subDistrict': { key: 'required' } },
    ],
    [
      'an address by hand without its area',
      { property: { address: 'Flat 1', subDistrict: 'Sha Tin', kind: 'private' } },
      { 'property.saleableAreaSqft': { key: 'required' } },
    ],
    [
      'a mortgage that is replaced, without its payment',
      { existing: { hasMortgages: true, mortgages: [{ lender: 'A bank', outstanding: 1 }] } },
      { 'existing.mortgages.0.monthlyPayment': { key: 'required' } },
    ],
    [
      'mortgages that are not listed',
      { existing: { hasMortgages: true } },
      { 'existing.mortgages': { key: 'tooFew', limit: 1 } },
    ],
    [
      'an intermediary without name',
      { intermediary: { involved: true, address: 'Mong Kok' } },
      { 'intermediary.name': { key: 'required' } },
    ],
    [
      'no consent to the credit reference',
      {
        consents: { privacyNotice: true, creditReference: false, textVersion: consentTextVersion },
      },
      { 'consents.creditReference': { key: 'mustAgree' } },
    ],
    [
      'a consent to words of yesterday',
      { consents: { privacyNotice: true, creditReference: true, textVersion: '2020-01' } },
      { 'consents.textVersion': { key: 'textChanged' } },
    ],
  ];
  it.each(refused)('with %s is refused', (_what, overrides, expected) => {
    expect(problems(overrides)).toEqual(expected);
  });

  it('counts marketing consents for nothing', () => {
    expect(
      problems({
        consents: { privacyNotice: true, creditReference: true, textVersion: consentTextVersion },
      }),
    ).toEqual({});
  });

  it('stays within the figures of the product where they are known', () => {
    const limits = {
      minAmount: 500_000,
      maxAmount: 4_000_000,
      minTenorMonths: 12,
      maxTenorMonths: 120,
    };
    expect(formProblems(completeForm(), { ...rules(), limits })).toEqual({
      'loan.amount': { key: 'tooBig', limit: 4_000_000 },
      'loan.tenorMonths': { key: 'tooBig', limit: 120 },
    });
    expect(
      sectionProblems(
        'loan',
        { loan: { amount: 499_999, tenorMonths: 12, purpose: 'other' } },
        { ...rules(), limits },
      ),
    ).toEqual({ 'loan.amount': { key: 'tooSmall', limit: 500_000 } });
  });
});

describe('A task list', () => {
  it('knows which sections a product has', () => {
    expect(sectionsOf('first')).toHaveLength(8);
    expect(sectionsOf('fast-pass')).not.toContain('existing');
  });

  it('tells empty, begun and done apart', () => {
    const form = completeForm({ loan: { amount: 1_000_000 }, income: {} });
    expect(
      (['income', 'loan', 'property'] as const).map((section) =>
        sectionStatus(section, form, rules()),
      ),
    ).toEqual(['empty', 'incomplete', 'completed']);
  });
});
