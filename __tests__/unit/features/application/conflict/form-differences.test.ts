import type { ApplicationForm } from '@/contracts/application/application-form';
import {
  changedSections,
  findDifferences,
  mergeChosen,
} from '@/features/application/conflict/form-differences';
import { toApplicationForm } from '@/features/application/form/parse-form-values';
import { toFormValues } from '@/features/application/form/to-form-values';
import { completeForm } from '@test/support/application/application-form';

const base = completeForm();
const [person = {}] = base.applicants?.persons ?? [];
const values = (overrides: ApplicationForm) => toFormValues(completeForm(overrides));
const mine = values({});
const differences = (overrides: ApplicationForm) =>
  findDifferences(mine, values(overrides), 'first');

describe('answers of two devices', () => {
  it('differ one by one', () =>
    expect(
      differences({
        loan: { ...base.loan, amount: 2_000_000 },
        income: { ...base.income, monthlyDebt: 1 },
      }),
    ).toEqual(['loan.amount', 'income.monthlyDebt']));

  it('do not differ because one is written otherwise, or because one has a section more', () => {
    const { loan } = mine;
    expect(
      findDifferences({ ...mine, loan: loan && { ...loan, amount: 'HK$4.5m' } }, mine, 'first'),
    ).toEqual([]);
    expect(findDifferences({ loan }, mine, 'first')).toEqual([]);
  });

  it.each<[string, ApplicationForm, string]>([
    [
      'where the property is',
      { property: { ...base.property, places: undefined, address: 'x', subDistrict: 'y' } },
      'property.address',
    ],
    [
      'where somebody lives',
      { applicants: { ...base.applicants, persons: [{ ...person, livesInProperty: true }] } },
      'applicants.persons.0.address',
    ],
    [
      'a document with its number',
      {
        applicants: {
          ...base.applicants,
          persons: [{ ...person, idType: 'passport', idNumber: 'K1234567' }],
        },
      },
      'applicants.persons.0.idNumber',
    ],
    [
      'who borrows',
      { applicants: { kind: 'company', company: { name: 'Peak Ltd' } } },
      'applicants',
    ],
    [
      'how many there are',
      { applicants: { ...base.applicants, persons: [person, { name: 'LEE SIU MING' }] } },
      'applicants.persons',
    ],
    [
      'what is on the property',
      {
        existing: {
          hasMortgages: true,
          mortgages: [{ lender: 'Bank', outstanding: 1, monthlyPayment: 1 }],
        },
      },
      'existing',
    ],
  ])('are one answer and are taken together: %s', (_name, form, path) => {
    expect(differences(form)).toEqual([path]);
    const theirs = values(form);
    const taken = mergeChosen({ mine, theirs, chosen: [path] });
    expect(findDifferences(taken, theirs, 'first')).toEqual([]);
    expect(toApplicationForm(taken, 'first')).toEqual(toApplicationForm(theirs, 'first'));
    expect(mergeChosen({ mine, theirs, chosen: [] })).toEqual(mine);
  });

  it('lose nothing: what only one side has stays', () => {
    const { loan, income } = mine;
    expect(mergeChosen({ mine: { loan }, theirs: { income }, chosen: [] })).toEqual({
      loan,
      income,
    });
    expect(changedSections({ loan, income }, { income }, 'first')).toEqual(['loan']);
  });
});
