import {
  correctedForm,
  uncorrectableAnswers,
} from '@/backoffice/domains/application/correction/answer-correction.model';
import type { CorrectAnswersRequest } from '@/contracts/application/answer-correction';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { completeForm, familyForm } from '@test/support/application/application-form';

const { property, applicants, loan } = completeForm();
const reason = 'Misheard.';

describe('What a correction may not change', () => {
  it.each<{ what: string; input: CorrectAnswersRequest; form?: ApplicationForm; path: string }>([
    {
      what: 'the phone, which a code proved',
      input: { section: 'contact', value: { phone: '+85261234567' }, reason },
      path: 'phone',
    },
    {
      what: 'what a further person is to the loan',
      form: familyForm(),
      input: {
        section: 'applicants',
        value: {
          persons: familyForm().applicants.persons.map((one, index) =>
            index === 1
              ? { ...one, role: 'borrower', phone: undefined }
              : { ...one, phone: undefined },
          ),
        },
        reason,
      },
      path: 'persons.1.role',
    },
    {
      what: 'how many people apply',
      form: familyForm(),
      input: { section: 'applicants', value: applicants ?? {}, reason },
      path: 'persons',
    },
    {
      what: 'whether a company applies',
      input: {
        section: 'applicants',
        value: { ...applicants, kind: 'company' },
        reason,
      },
      path: 'kind',
    },
    {
      what: 'the product that the applicant came from',
      input: { section: 'loan', value: { ...loan, interest: 'sme' }, reason },
      path: 'interest',
    },
    {
      what: 'the age of the building',
      input: { section: 'property', value: { ...property, ageYears: 3 }, reason },
      path: 'ageYears',
    },
  ])('is $what', ({ input, form = completeForm(), path }) => {
    expect(uncorrectableAnswers(form, input)).toEqual([path]);
  });

  it('stays where it is left out or sent as it is', () => {
    const form = familyForm();
    const persons = form.applicants.persons.map((one) => ({ ...one, name: 'LEE Siu Ming' }));
    const input = { section: 'applicants', value: { persons }, reason } as const;
    expect(uncorrectableAnswers(form, input)).toEqual([]);
    expect(correctedForm(form, input).applicants).toMatchObject({
      kind: 'persons',
      persons: [{ name: 'LEE Siu Ming' }, { role: 'guarantor' }, { phone: '+85261234567' }],
    });
  });

  it('takes the age of the building away with the building', () => {
    const form = { ...completeForm(), property: { ...property, ageYears: 39 } };
    const value = { ...form.property, places: { ...property?.places, building: 'other' } };
    expect(correctedForm(form, { section: 'property', value, reason }).property).not.toHaveProperty(
      'ageYears',
    );
    expect(
      correctedForm(form, { section: 'property', value: form.property, reason }).property,
    ).toHaveProperty('ageYears', 39);
  });
});
