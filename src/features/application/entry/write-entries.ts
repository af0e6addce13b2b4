import { consentTextVersion } from '@/contracts/application/application-choices';
import type { ApplicationForm, ConsentsSection, Person } from '@/contracts/application/application-form';
import { emptyEntries, emptyIdentity, emptyMortgage, emptyPerson, type ApplicationEntries, type ConsentsEntry, type PersonEntry } from './application-entry';

const text = (value: string | undefined): string => value ?? '';
const money = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 2 });
const figure = (value: number | undefined): string => (value === undefined ? '' : money.format(value));
const yesNo = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'yes' : 'no');

/** A tenor as it can be read again in every language: whole years bare, other months with their unit. */
export function tenorText(months: number | undefined): string {
  if (months === undefined) return '';
  return months % 12 === 0 && months <= 480 ? String(months / 12) : `${months} m`;
}

function personEntry({ name, idType, idNumber, nameChinese, dateOfBirth, phone, address }: Person): PersonEntry {
  return { name: text(name), idType: idType ?? emptyPerson.idType, idNumber: text(idNumber), nameChinese: text(nameChinese), dateOfBirth: text(dateOfBirth), phone: text(phone), address: text(address) };
}

/** Ticks under other words than those shown now are no consent to these. */
function consentsEntry({ privacyNotice = false, creditReference = false, marketingOwn = false, marketingThirdParty = false, textVersion }: ConsentsSection): ConsentsEntry {
  return textVersion === consentTextVersion ? { privacyNotice, creditReference, marketingOwn, marketingThirdParty } : emptyEntries.consents;
}

/** A saved form as it is typed; sections that were never answered are left out. */
export function entriesOf({ property, loan, existing, applicants, income, intermediary, contact, consents }: ApplicationForm): Partial<ApplicationEntries> {
  const entries: Partial<ApplicationEntries> = {};
  if (property) {
    const isPicked = property.places !== undefined || property.carpark !== undefined;
    entries.property = {
      ...emptyEntries.property,
      way: isPicked || property.address === undefined ? 'search' : 'hand',
      places: property.places ?? {},
      carpark: text(property.carpark),
      label: isPicked ? text(property.address) : '',
      floor: text(property.floor),
      room: text(property.room),
      address: isPicked ? '' : text(property.address),
      subDistrict: text(property.subDistrict),
      kind: text(property.kind),
      premiumPaid: yesNo(property.premiumPaid),
      saleableAreaSqft: figure(property.saleableAreaSqft),
      estimatedValue: figure(property.estimatedValue),
    };
  }
  if (loan) entries.loan = { amount: figure(loan.amount), tenorMonths: tenorText(loan.tenorMonths), purpose: text(loan.purpose), interest: text(loan.interest) };
  if (existing) {
    const mortgages = (existing.mortgages ?? []).map(({ lender, outstanding, monthlyPayment }) => ({ lender: text(lender), outstanding: figure(outstanding), monthlyPayment: figure(monthlyPayment) }));
    entries.existing = { hasMortgages: yesNo(existing.hasMortgages), mortgages: mortgages.length > 0 ? mortgages : [emptyMortgage] };
  }
  if (applicants) {
    const { company } = applicants;
    const persons = (applicants.persons ?? []).map(personEntry);
    const directors = (company?.directors ?? []).map(({ name, idType, idNumber }) => ({ name: text(name), idType: idType ?? emptyIdentity.idType, idNumber: text(idNumber) }));
    entries.applicants = {
      kind: text(applicants.kind),
      persons: persons.length > 0 ? persons : [emptyPerson],
      company: { name: text(company?.name), brNumber: text(company?.brNumber), ciNumber: text(company?.ciNumber), address: text(company?.address), directors: directors.length > 0 ? directors : [emptyIdentity] },
    };
  }
  if (income) entries.income = { employment: text(income.employment), employer: text(income.employer), monthlyIncome: figure(income.monthlyIncome), otherIncome: figure(income.otherIncome), monthlyDebt: figure(income.monthlyDebt) };
  if (intermediary) entries.intermediary = { involved: yesNo(intermediary.involved), name: text(intermediary.name), address: text(intermediary.address) };
  if (contact) entries.contact = { name: text(contact.name), phone: text(contact.phone), email: text(contact.email), time: contact.time ?? emptyEntries.contact.time };
  if (consents) entries.consents = consentsEntry(consents);
  return entries;
}
