import { formatGrouped } from '@/lib/format';
import { formatTenorInput } from '@/lib/loan/tenor-input';
import { consentTextVersion } from '@/contracts/application/application-choices';
import type {
  ApplicationForm,
  ConsentsSection,
  Person,
} from '@/contracts/application/application-form';
import {
  emptyFormValues,
  emptyIdentity,
  emptyMortgage,
  emptyPerson,
  type ApplicationFormValues,
  type ConsentsFormValues,
  type PersonFormValues,
} from './application-form-values';

const text = (value: string | undefined): string => value ?? '';
const formatNumber = (value: number | undefined): string =>
  value === undefined ? '' : formatGrouped(value);
const yesNo = (value: boolean | undefined): string =>
  value === undefined ? '' : value ? 'yes' : 'no';

function toPersonValues({
  name,
  idType,
  idNumber,
  role,
  nameChinese,
  dateOfBirth,
  phone,
  address,
  livesInProperty = false,
}: Person): PersonFormValues {
  return {
    name: text(name),
    idType: idType ?? emptyPerson.idType,
    idNumber: text(idNumber),
    role: text(role),
    nameChinese: text(nameChinese),
    dateOfBirth: text(dateOfBirth),
    phone: text(phone),
    home: livesInProperty ? 'property' : address === undefined ? '' : 'other',
    address: livesInProperty ? '' : text(address),
  };
}

/** Consents given to another version of the text do not apply to the current one. */
function toConsentsValues({
  privacyNotice = false,
  creditReference = false,
  marketingOwn = false,
  textVersion,
}: ConsentsSection): ConsentsFormValues {
  return textVersion === consentTextVersion
    ? { privacyNotice, creditReference, marketingOwn }
    : emptyFormValues.consents;
}

/** A saved form as form values; sections never answered are omitted. */
export function toFormValues({
  property,
  loan,
  existing,
  applicants,
  income,
  intermediary,
  contact,
  consents,
}: ApplicationForm): Partial<ApplicationFormValues> {
  const entries: Partial<ApplicationFormValues> = {};
  if (property) {
    const isPicked = property.places !== undefined || property.carpark !== undefined;
    entries.property = {
      ...emptyFormValues.property,
      inputMethod: isPicked || property.address === undefined ? 'search' : 'hand',
      places: property.places ?? {},
      carpark: text(property.carpark),
      label: isPicked ? text(property.address) : '',
      floor: text(property.floor),
      room: text(property.room),
      address: isPicked ? '' : text(property.address),
      subDistrict: text(property.subDistrict),
      kind: text(property.kind),
      premiumPaid: yesNo(property.premiumPaid),
      saleableAreaSqft: formatNumber(property.saleableAreaSqft),
      ageYears: property.ageYears === undefined ? '' : String(property.ageYears),
      estimatedValue: formatNumber(property.estimatedValue),
    };
  }
  if (loan)
    entries.loan = {
      amount: formatNumber(loan.amount),
      tenorMonths: formatTenorInput(loan.tenorMonths),
      purpose: text(loan.purpose),
      interest: text(loan.interest),
    };
  if (existing) {
    const mortgages = (existing.mortgages ?? []).map(({ lender, outstanding, monthlyPayment }) => ({
      lender: text(lender),
      outstanding: formatNumber(outstanding),
      monthlyPayment: formatNumber(monthlyPayment),
    }));
    entries.existing = {
      hasMortgages: yesNo(existing.hasMortgages),
      mortgages: mortgages.length > 0 ? mortgages : [emptyMortgage],
    };
  }
  if (applicants) {
    const { company } = applicants;
    const persons = (applicants.persons ?? []).map(toPersonValues);
    const directors = (company?.directors ?? []).map(({ name, idType, idNumber }) => ({
      name: text(name),
      idType: idType ?? emptyIdentity.idType,
      idNumber: text(idNumber),
    }));
    entries.applicants = {
      kind: text(applicants.kind),
      persons: persons.length > 0 ? persons : [emptyPerson],
      company: {
        name: text(company?.name),
        brNumber: text(company?.brNumber),
        ciNumber: text(company?.ciNumber),
        address: text(company?.address),
        directors: directors.length > 0 ? directors : [emptyIdentity],
      },
    };
  }
  if (income)
    entries.income = {
      employment: text(income.employment),
      employer: text(income.employer),
      monthlyIncome: formatNumber(income.monthlyIncome),
      otherIncome: formatNumber(income.otherIncome),
      monthlyDebt: formatNumber(income.monthlyDebt),
    };
  if (intermediary)
    entries.intermediary = {
      involved: yesNo(intermediary.involved),
      name: text(intermediary.name),
      address: text(intermediary.address),
    };
  if (contact)
    entries.contact = {
      name: text(contact.name),
      phone: text(contact.phone),
      email: text(contact.email),
      time: contact.time ?? emptyFormValues.contact.time,
    };
  if (consents) entries.consents = toConsentsValues(consents);
  return entries;
}
