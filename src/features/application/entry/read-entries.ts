import {
  applicantKinds, consentTextVersion, contactTimes, employmentKinds, idTypes, loanPurposes, propertyKinds, type ApplicationProduct, type ApplicationSection,
} from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { productKeys } from '@/contracts/product-choices';
import { namesProperty } from '@/lib/chosen-places';
import type { ApplicationEntries, IdentityEntry, MortgageEntry, PersonEntry } from './application-entry';
import { readArea, readDay, readMoney, readTenor, type Reading } from './read-figures';

const maxAddress = 200;
const text = (typed: string): string | undefined => typed.trim() || undefined;
const figure = (reading: Reading<number>): number | undefined => reading ?? undefined;
const choice = <T extends string>(choices: readonly T[], typed: string): T | undefined => choices.find((value) => value === typed);
const yesNo = (typed: string): boolean | undefined => (typed === 'yes' ? true : typed === 'no' ? false : undefined);

/** Leaves out what was not answered. */
function given<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

const identityOf = ({ name, idType, idNumber }: IdentityEntry) => given({ name: text(name), idType: choice(idTypes, idType), idNumber: text(idNumber) });

function personOf(person: PersonEntry, index: number) {
  return given({
    ...identityOf(person),
    nameChinese: text(person.nameChinese),
    dateOfBirth: text(readDay(person.dateOfBirth)),
    phone: index > 0 ? text(person.phone) : undefined,
    address: text(person.address),
  });
}

type Readers = { [S in ApplicationSection]: (entry: ApplicationEntries[S], product: ApplicationProduct) => NonNullable<ApplicationForm[S]> };

const readers: Readers = {
  property: (entry) => {
    const places = Object.keys(entry.places).length > 0 ? entry.places : undefined;
    const isNamed = namesProperty(entry.places) || entry.carpark !== '';
    // A district alone is kept, so that the choice can go on, but it is no property.
    const picked = isNamed ? { places, carpark: text(entry.carpark), floor: text(entry.floor), room: text(entry.room), address: text(entry.label.slice(0, maxAddress)) } : { places };
    const byHand = { address: text(entry.address), subDistrict: text(entry.subDistrict) };
    const isSubsidised = entry.kind === 'hos' || entry.kind === 'tps';
    return given({
      ...given(entry.way === 'hand' ? byHand : picked),
      kind: choice(propertyKinds, entry.kind),
      premiumPaid: isSubsidised ? yesNo(entry.premiumPaid) : undefined,
      saleableAreaSqft: entry.kind === 'car-park' ? undefined : figure(readArea(entry.saleableAreaSqft)),
      estimatedValue: figure(readMoney(entry.estimatedValue)),
    });
  },
  loan: (entry) => given({ amount: figure(readMoney(entry.amount)), tenorMonths: figure(readTenor(entry.tenorMonths)), purpose: choice(loanPurposes, entry.purpose), interest: choice(productKeys, entry.interest) }),
  existing: ({ hasMortgages, mortgages }) =>
    given({
      hasMortgages: yesNo(hasMortgages),
      mortgages: hasMortgages === 'yes' ? mortgages.map(({ lender, outstanding, monthlyPayment }) => given({ lender: text(lender), outstanding: figure(readMoney(outstanding)), monthlyPayment: figure(readMoney(monthlyPayment)) })) : undefined,
    }),
  applicants: ({ kind, persons, company }, product) => {
    if (product === 'fast-pass') return { kind: 'persons', persons: [given({ name: text(persons[0]?.name ?? '') })] };
    if (kind === 'company') return { kind, company: given({ name: text(company.name), brNumber: text(company.brNumber), ciNumber: text(company.ciNumber), address: text(company.address), directors: company.directors.map(identityOf) }) };
    return given({ kind: choice(applicantKinds, kind), persons: persons.map(personOf) });
  },
  income: ({ employment, employer, monthlyIncome, otherIncome, monthlyDebt }) =>
    given({
      employment: choice(employmentKinds, employment),
      employer: ['own-payroll', 'salaried', 'irregular'].includes(employment) ? text(employer) : undefined,
      monthlyIncome: figure(readMoney(monthlyIncome)),
      otherIncome: figure(readMoney(otherIncome)),
      monthlyDebt: figure(readMoney(monthlyDebt)),
    }),
  intermediary: ({ involved, name, address }) => given({ involved: yesNo(involved), ...(involved === 'yes' ? given({ name: text(name), address: text(address) }) : {}) }),
  contact: ({ name, phone, email, time }) => given({ name: text(name), phone: text(phone), email: text(email), time: choice(contactTimes, time) }),
  consents: (entry, product) => ({ ...entry, creditReference: product === 'fast-pass' ? undefined : entry.creditReference, textVersion: consentTextVersion }),
};

/** One section as it is saved. */
export function sectionOf<S extends ApplicationSection>(section: S, entry: ApplicationEntries[S], product: ApplicationProduct): NonNullable<ApplicationForm[S]> {
  return readers[section](entry, product);
}

/** Everything that was answered, as it is sent. */
export function formOf(entries: Partial<ApplicationEntries>, product: ApplicationProduct): ApplicationForm {
  const { property, loan, existing, applicants, income, intermediary, contact, consents } = entries;
  return given({
    property: property && readers.property(property, product),
    loan: loan && readers.loan(loan, product),
    existing: existing && readers.existing(existing, product),
    applicants: applicants && readers.applicants(applicants, product),
    income: income && readers.income(income, product),
    intermediary: intermediary && readers.intermediary(intermediary, product),
    contact: contact && readers.contact(contact, product),
    consents: consents && given(readers.consents(consents, product)),
  });
}

type Figures = readonly (readonly [path: string, reading: Reading<number>])[];

function figuresIn({ property, loan, existing, income }: Partial<ApplicationEntries>): Figures {
  return [
    ...(property ? ([['property.saleableAreaSqft', property.kind === 'car-park' ? undefined : readArea(property.saleableAreaSqft)], ['property.estimatedValue', readMoney(property.estimatedValue)]] as const) : []),
    ...(loan ? ([['loan.amount', readMoney(loan.amount)], ['loan.tenorMonths', readTenor(loan.tenorMonths)]] as const) : []),
    ...(existing?.hasMortgages === 'yes' ? existing.mortgages.flatMap(mortgageFigures) : []),
    ...(income ? ([['income.monthlyIncome', readMoney(income.monthlyIncome)], ['income.otherIncome', readMoney(income.otherIncome)], ['income.monthlyDebt', readMoney(income.monthlyDebt)]] as const) : []),
  ];
}

function mortgageFigures({ outstanding, monthlyPayment }: MortgageEntry, index: number): Figures {
  return [[`existing.mortgages.${index}.outstanding`, readMoney(outstanding)], [`existing.mortgages.${index}.monthlyPayment`, readMoney(monthlyPayment)]];
}

/** Fields whose text should be a figure and is none, by their path. */
export function unreadableFields(entries: Partial<ApplicationEntries>): string[] {
  return figuresIn(entries).flatMap(([path, reading]) => (reading === null ? [path] : []));
}
