import {
  applicantKinds,
  consentTextVersion,
  contactTimes,
  employmentKinds,
  idTypes,
  loanPurposes,
  personRoles,
  propertyKinds,
  type ApplicationProduct,
  type ApplicationSection,
} from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { productKeys } from '@/contracts/product-choices';
import { textLimits } from '@/contracts/limits/limits';
import { withHomeAddresses } from '@/lib/application/home-addresses';
import { identifiesProperty } from '@/lib/chosen-places';
import { omitUndefined } from '@/lib/object/omit-undefined';
import type {
  ApplicationFormValues,
  IdentityFormValues,
  MortgageFormValues,
  PersonFormValues,
} from './application-form-values';
import {
  parseAreaField,
  parseDateField,
  parseMoneyField,
  parseTenorField,
  type Parsed,
} from './parse-fields';

const text = (typed: string): string | undefined => typed.trim() || undefined;
const parsedNumber = (reading: Parsed<number>): number | undefined => reading ?? undefined;
const choice = <T extends string>(choices: readonly T[], typed: string): T | undefined =>
  choices.find((value) => value === typed);
const yesNo = (typed: string): boolean | undefined =>
  typed === 'yes' ? true : typed === 'no' ? false : undefined;

const parseIdentity = ({ name, idType, idNumber }: IdentityFormValues) =>
  omitUndefined({ name: text(name), idType: choice(idTypes, idType), idNumber: text(idNumber) });

function parsePerson(person: PersonFormValues, index: number) {
  return omitUndefined({
    ...parseIdentity(person),
    nameChinese: text(person.nameChinese),
    dateOfBirth: text(parseDateField(person.dateOfBirth)),
    role: index > 0 ? choice(personRoles, person.role) : undefined,
    phone: index > 0 ? text(person.phone) : undefined,
    address: text(person.address),
    livesInProperty: person.home === 'property' ? true : undefined,
  });
}

type SectionParsers = {
  [S in ApplicationSection]: (
    entry: ApplicationFormValues[S],
    product: ApplicationProduct,
  ) => NonNullable<ApplicationForm[S]>;
};

const sectionParsers: SectionParsers = {
  property: (entry) => {
    const places = Object.keys(entry.places).length > 0 ? entry.places : undefined;
    const isNamed = identifiesProperty(entry.places) || entry.carpark !== '';
    // A district alone is saved so that the selection can be resumed, but it does not identify a property.
    const picked = isNamed
      ? {
          places,
          carpark: text(entry.carpark),
          floor: text(entry.floor),
          room: text(entry.room),
          address: text(entry.label.slice(0, textLimits.propertyAddress)),
        }
      : { places };
    const byHand = { address: text(entry.address), subDistrict: text(entry.subDistrict) };
    const isSubsidised = entry.kind === 'hos' || entry.kind === 'tps';
    return omitUndefined({
      ...omitUndefined(entry.inputMethod === 'hand' ? byHand : picked),
      kind: choice(propertyKinds, entry.kind),
      premiumPaid: isSubsidised ? yesNo(entry.premiumPaid) : undefined,
      saleableAreaSqft:
        entry.kind === 'car-park'
          ? undefined
          : parsedNumber(parseAreaField(entry.saleableAreaSqft)),
      ageYears: entry.ageYears === '' ? undefined : Number(entry.ageYears),
      estimatedValue: parsedNumber(parseMoneyField(entry.estimatedValue)),
    });
  },
  loan: (entry) =>
    omitUndefined({
      amount: parsedNumber(parseMoneyField(entry.amount)),
      tenorMonths: parsedNumber(parseTenorField(entry.tenorMonths)),
      purpose: choice(loanPurposes, entry.purpose),
      interest: choice(productKeys, entry.interest),
    }),
  existing: ({ hasMortgages, mortgages }, product) => {
    // There is one to rank behind, unless the applicant says otherwise.
    const has = product === 'second' && hasMortgages === '' ? true : yesNo(hasMortgages);
    return omitUndefined({
      hasMortgages: has,
      mortgages:
        has === true
          ? mortgages.map(({ lender, outstanding, monthlyPayment }) =>
              omitUndefined({
                lender: text(lender),
                outstanding: parsedNumber(parseMoneyField(outstanding)),
                monthlyPayment: parsedNumber(parseMoneyField(monthlyPayment)),
              }),
            )
          : undefined,
    });
  },
  applicants: ({ kind, persons, company }, product) => {
    if (product === 'fast-pass')
      return { kind: 'persons', persons: [omitUndefined({ name: text(persons[0]?.name ?? '') })] };
    if (kind === 'company')
      return {
        kind,
        company: omitUndefined({
          name: text(company.name),
          brNumber: text(company.brNumber),
          ciNumber: text(company.ciNumber),
          address: text(company.address),
          directors: company.directors.map(parseIdentity),
        }),
      };
    return omitUndefined({ kind: choice(applicantKinds, kind), persons: persons.map(parsePerson) });
  },
  income: ({ employment, employer, monthlyIncome, otherIncome, monthlyDebt }, product) => {
    const income = parsedNumber(parseMoneyField(monthlyIncome));
    // A fast pass asks for debts if there are any.
    const hasNoDebts = product === 'fast-pass' && income !== undefined && monthlyDebt.trim() === '';
    return omitUndefined({
      employment: choice(employmentKinds, employment),
      employer: ['own-payroll', 'salaried', 'irregular'].includes(employment)
        ? text(employer)
        : undefined,
      monthlyIncome: income,
      otherIncome: parsedNumber(parseMoneyField(otherIncome)),
      monthlyDebt: hasNoDebts ? 0 : parsedNumber(parseMoneyField(monthlyDebt)),
    });
  },
  intermediary: ({ involved, name, address }) =>
    omitUndefined({
      involved: yesNo(involved),
      ...(involved === 'yes' ? omitUndefined({ name: text(name), address: text(address) }) : {}),
    }),
  contact: ({ name, phone, email, time }) =>
    omitUndefined({
      name: text(name),
      phone: text(phone),
      email: text(email),
      time: choice(contactTimes, time),
    }),
  consents: (entry, product) => ({
    ...entry,
    creditReference: product === 'fast-pass' ? undefined : entry.creditReference,
    textVersion: consentTextVersion,
  }),
};

/** The data of one section as sent when saving. */
export function toSectionData<S extends ApplicationSection>(
  section: S,
  entry: ApplicationFormValues[S],
  product: ApplicationProduct,
): NonNullable<ApplicationForm[S]> {
  return sectionParsers[section](entry, product);
}

/** The application form as submitted, from the values of all answered sections. */
export function toApplicationForm(
  entries: Partial<ApplicationFormValues>,
  product: ApplicationProduct,
): ApplicationForm {
  return withHomeAddresses(toDraftForm(entries, product));
}

/** The answered sections as a draft keeps them: a home in the property stays that, whichever property it becomes. */
export function toDraftForm(
  entries: Partial<ApplicationFormValues>,
  product: ApplicationProduct,
): ApplicationForm {
  const { property, loan, existing, applicants, income, intermediary, contact, consents } = entries;
  return omitUndefined({
    property: property && sectionParsers.property(property, product),
    loan: loan && sectionParsers.loan(loan, product),
    existing: existing && sectionParsers.existing(existing, product),
    applicants: applicants && sectionParsers.applicants(applicants, product),
    income: income && sectionParsers.income(income, product),
    intermediary: intermediary && sectionParsers.intermediary(intermediary, product),
    contact: contact && sectionParsers.contact(contact, product),
    consents: consents && omitUndefined(sectionParsers.consents(consents, product)),
  });
}

type NumericFields = readonly (readonly [path: string, reading: Parsed<number>])[];

function numericFields({
  property,
  loan,
  existing,
  income,
}: Partial<ApplicationFormValues>): NumericFields {
  return [
    ...(property
      ? ([
          [
            'property.saleableAreaSqft',
            property.kind === 'car-park' ? undefined : parseAreaField(property.saleableAreaSqft),
          ],
          ['property.estimatedValue', parseMoneyField(property.estimatedValue)],
        ] as const)
      : []),
    ...(loan
      ? ([
          ['loan.amount', parseMoneyField(loan.amount)],
          ['loan.tenorMonths', parseTenorField(loan.tenorMonths)],
        ] as const)
      : []),
    ...(existing?.hasMortgages === 'yes' ? existing.mortgages.flatMap(mortgageFigures) : []),
    ...(income
      ? ([
          ['income.monthlyIncome', parseMoneyField(income.monthlyIncome)],
          ['income.otherIncome', parseMoneyField(income.otherIncome)],
          ['income.monthlyDebt', parseMoneyField(income.monthlyDebt)],
        ] as const)
      : []),
  ];
}

function mortgageFigures(
  { outstanding, monthlyPayment }: MortgageFormValues,
  index: number,
): NumericFields {
  return [
    [`existing.mortgages.${index}.outstanding`, parseMoneyField(outstanding)],
    [`existing.mortgages.${index}.monthlyPayment`, parseMoneyField(monthlyPayment)],
  ];
}

/** Paths of fields whose text should be a number and is not. */
export function unparsableFields(entries: Partial<ApplicationFormValues>): string[] {
  return numericFields(entries).flatMap(([path, reading]) => (reading === null ? [path] : []));
}
