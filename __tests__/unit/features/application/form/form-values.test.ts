import { consentTextVersion } from '@/contracts/application/application-choices';
import { applicationFormSchema } from '@/contracts/application/application-form';
import {
  emptyFormValues,
  emptyPerson,
  type ApplicationFormValues,
} from '@/features/application/form/application-form-values';
import {
  validateFormValues,
  validateSectionValues,
} from '@/features/application/form/form-field-problems';
import { toApplicationForm, toDraftForm } from '@/features/application/form/parse-form-values';
import { toFormValues } from '@/features/application/form/to-form-values';
import { formProblems } from '@/lib/application/form-rules';
import { completeForm, fastPassForm } from '@test/support/application/application-form';

const first = { product: 'first', today: '2026-11-21' } as const;

describe('a form', () => {
  const forms = {
    'a first mortgage': completeForm({
      existing: {
        hasMortgages: true,
        mortgages: [{ lender: 'Bank', outstanding: 1_000_000.5, monthlyPayment: 8_000 }],
      },
    }),
    'of somebody who asked for another product': completeForm({
      loan: { amount: 1_500_000, tenorMonths: 60, purpose: 'other', interest: 'rmb' },
    }),
    'by hand': completeForm({
      property: {
        address: '12 Quiet Lane',
        subDistrict: 'Tai Po',
        kind: 'hos',
        premiumPaid: true,
        saleableAreaSqft: 592.5,
      },
    }),
    'two persons': completeForm({
      applicants: {
        kind: 'persons',
        persons: [
          {
            name: 'CHAN TAI MAN',
            idType: 'hkid',
            idNumber: 'A123456(3)',
            dateOfBirth: '1985-02-28',
            address: 'Kornhill',
          },
          {
            name: 'LEE SIU MING',
            idType: 'passport',
            idNumber: 'K1234567',
            dateOfBirth: '1986-01-01',
            address: 'Kornhill',
            role: 'guarantor',
            phone: '6123 4567',
            nameChinese: '李小明',
          },
        ],
      },
    }),
    'a company': completeForm({
      applicants: {
        kind: 'company',
        company: {
          name: 'Peak Ltd',
          brNumber: '12345678',
          address: 'Wan Chai',
          directors: [{ name: 'LEE SIU MING', idType: 'passport', idNumber: 'K1234567' }],
        },
      },
      income: { monthlyIncome: 65_000, monthlyDebt: 3_000 },
      contact: { phone: '9123 4567', name: 'Ms Lee', email: 'a@example.com', time: 'morning' },
    }),
  };

  it.each(Object.entries(forms))(
    'comes back from the typed answers as it was: %s',
    (_name, form) => {
      const typed = toFormValues(form);
      const read = toApplicationForm(typed, 'first');
      expect(read).toMatchObject({ ...form, contact: { time: 'any', ...form.contact } });
      expect(applicationFormSchema.parse(read)).toEqual(read);
      expect(formProblems(read, first)).toEqual({});
      expect(validateFormValues(typed, first)).toEqual({});
    },
  );

  it('has the property’s address as the home of somebody who lives there, whichever property it becomes', () => {
    const typed = toFormValues(
      completeForm({
        applicants: {
          kind: 'persons',
          persons: [
            { name: 'CHAN TAI MAN', livesInProperty: true },
            { name: 'LEE SIU MING', address: '1 Garden Road' },
          ],
        },
      }),
    );
    const moved = {
      ...typed,
      property: {
        ...emptyFormValues.property,
        inputMethod: 'hand' as const,
        address: '12 Quiet Lane',
      },
    };
    const homes = (entries: Partial<ApplicationFormValues>) =>
      toApplicationForm(entries, 'first').applicants?.persons?.map(({ address }) => address);
    expect(homes(typed)).toEqual(['Flat A, 12/F, Kam Shan Mansion, Taikoo Shing', '1 Garden Road']);
    expect(homes(moved)).toEqual(['12 Quiet Lane', '1 Garden Road']);
    expect(toDraftForm(moved, 'first').applicants?.persons).toEqual([
      { name: 'CHAN TAI MAN', idType: 'hkid', livesInProperty: true },
      { name: 'LEE SIU MING', idType: 'hkid', address: '1 Garden Road' },
    ]);
    expect(toFormValues(toDraftForm(typed, 'first'))).toEqual(typed);
  });

  it('of a fast pass leaves out what it does not ask', () => {
    const read = toApplicationForm(toFormValues(fastPassForm()), 'fast-pass');
    expect(read.consents).toEqual({
      privacyNotice: true,
      marketingOwn: false,
      textVersion: consentTextVersion,
    });
    expect(read.existing).toBeUndefined();
    expect(formProblems(read, { product: 'fast-pass', today: '2026-11-21' })).toEqual({});
  });

  it.each([
    ['fast-pass', '60,000', '', 0],
    ['fast-pass', '60,000', ' ', 0],
    ['fast-pass', '60,000', '4,000', 4_000],
    ['fast-pass', '60,000', 'a lot', undefined],
    ['fast-pass', '', '', undefined],
    ['first', '60,000', '', undefined],
  ] as const)(
    'of a %s with an income of “%s” and debts of “%s” has debts of %p',
    (...[product, monthlyIncome, monthlyDebt, debts]) => {
      const income = { ...emptyFormValues.income, monthlyIncome, monthlyDebt };
      expect(toApplicationForm({ income }, product).income?.monthlyDebt).toBe(debts);
    },
  );

  it.each([['2026-10'], [undefined]])(
    'brings no tick back that was set under the words of %p',
    (textVersion) => {
      const typed = toFormValues(
        completeForm({
          consents: {
            privacyNotice: true,
            creditReference: true,
            marketingOwn: true,
            textVersion,
          },
        }),
      );
      expect(typed.consents).toEqual({
        privacyNotice: false,
        creditReference: false,
        marketingOwn: false,
      });
      expect(Object.keys(validateFormValues(typed, first))).toEqual([
        'consents.privacyNotice',
        'consents.creditReference',
      ]);
    },
  );

  it('keeps a district that was chosen on the way, but calls it no property', () => {
    const places = { area: 'HK', district: 's:quarry-bay' };
    const entries = {
      property: {
        ...emptyFormValues.property,
        places,
        label: 'left over',
        floor: 'f:3',
        kind: 'private',
        saleableAreaSqft: '500',
      },
    };
    expect(toApplicationForm(entries, 'first').property).toEqual({
      places,
      kind: 'private',
      saleableAreaSqft: 500,
    });
    expect(validateSectionValues('property', entries, first)).toEqual({
      'property.address': { key: 'required' },
    });
    expect(toFormValues(toApplicationForm(entries, 'first')).property).toMatchObject({
      inputMethod: 'search',
      places,
    });
  });

  it('has nothing of a section that was never answered', () =>
    expect(toApplicationForm({}, 'first')).toEqual({}));

  it('leaves out answers to questions that no longer stand', () => {
    const entries: Partial<ApplicationFormValues> = {
      property: {
        ...emptyFormValues.property,
        inputMethod: 'hand',
        address: 'x',
        subDistrict: 'y',
        kind: 'car-park',
        premiumPaid: 'no',
        saleableAreaSqft: '500',
        places: { area: 'HK' },
      },
      existing: {
        hasMortgages: 'no',
        mortgages: [{ lender: 'Bank', outstanding: '1', monthlyPayment: '1' }],
      },
      intermediary: { involved: 'no', name: 'Agent', address: 'Road' },
    };
    expect(toApplicationForm(entries, 'first')).toEqual({
      property: { address: 'x', subDistrict: 'y', kind: 'car-park' },
      existing: { hasMortgages: false },
      intermediary: { involved: false },
    });
  });
});

describe('the mortgage that a second one ranks behind', () => {
  const typed = (hasMortgages: string) => ({
    existing: {
      hasMortgages,
      mortgages: [{ lender: 'Bank', outstanding: '1,000,000', monthlyPayment: '' }],
    },
  });
  const listed = { hasMortgages: true, mortgages: [{ lender: 'Bank', outstanding: 1_000_000 }] };

  it('is there unless the applicant says that there is none', () => {
    expect(toApplicationForm(typed(''), 'second').existing).toEqual(listed);
    expect(toApplicationForm(typed('no'), 'second').existing).toEqual({ hasMortgages: false });
    expect(toApplicationForm(typed(''), 'first').existing).toEqual({});
  });
});

describe('problems', () => {
  it('name a text that should be a figure', () => {
    const entries = { loan: { amount: 'lots', tenorMonths: '20', purpose: 'other', interest: '' } };
    expect(validateSectionValues('loan', entries, first)).toEqual({
      'loan.amount': { key: 'unreadable' },
    });
  });

  it('of a property that is searched for are one, and of one by hand also its district', () => {
    const keys = (inputMethod: 'search' | 'hand') =>
      Object.keys(
        validateSectionValues(
          'property',
          {
            property: {
              ...emptyFormValues.property,
              inputMethod,
              kind: 'private',
              saleableAreaSqft: '500',
            },
          },
          first,
        ),
      );
    expect(keys('search')).toEqual(['property.address']);
    expect(keys('hand')).toEqual(['property.address', 'property.subDistrict']);
  });

  it('find the second applicant’s own', () => {
    const persons = [
      {
        ...emptyPerson,
        name: 'A',
        idNumber: 'A123456(3)',
        dateOfBirth: '1985-02-28',
        address: 'x',
      },
      {
        ...emptyPerson,
        name: 'B',
        role: 'borrower',
        idNumber: 'A123456(4)',
        dateOfBirth: '1985-02-28',
        address: 'x',
      },
    ];
    expect(
      validateSectionValues(
        'applicants',
        { applicants: { ...emptyFormValues.applicants, persons } },
        first,
      ),
    ).toEqual({
      'applicants.persons.1.idNumber': { key: 'wrongCheckDigit' },
      'applicants.persons.1.phone': { key: 'required' },
    });
  });
});
