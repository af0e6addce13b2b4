import type { ChosenPlaces } from '@/contracts/evaluation/evaluation';

/** Answers as they are typed: texts stay texts, right or wrong; `yes`, `no` or empty for a question. */
export interface PropertyEntry {
  /** `search`: chosen by its name or step by step; `hand`: written out. */
  way: 'search' | 'hand';
  search: string;
  places: ChosenPlaces;
  carpark: string;
  /** The chosen property as its lists or the valuation named it, flat and floor included. */
  label: string;
  /** An option's value (`f:12`, `r:A`) or typed text. */
  floor: string;
  room: string;
  address: string;
  subDistrict: string;
  kind: string;
  premiumPaid: string;
  saleableAreaSqft: string;
  estimatedValue: string;
}

export interface LoanEntry {
  amount: string;
  tenorMonths: string;
  purpose: string;
  /** The product that led here, by its key; empty where none did. */
  interest: string;
}

export interface MortgageEntry {
  lender: string;
  outstanding: string;
  monthlyPayment: string;
}

export interface ExistingEntry {
  hasMortgages: string;
  mortgages: MortgageEntry[];
}

export interface IdentityEntry {
  name: string;
  idType: string;
  idNumber: string;
}

export interface PersonEntry extends IdentityEntry {
  nameChinese: string;
  dateOfBirth: string;
  phone: string;
  address: string;
}

export interface ApplicantsEntry {
  kind: string;
  persons: PersonEntry[];
  company: { name: string; brNumber: string; ciNumber: string; address: string; directors: IdentityEntry[] };
}

export interface IncomeEntry {
  employment: string;
  employer: string;
  monthlyIncome: string;
  otherIncome: string;
  monthlyDebt: string;
}

export interface IntermediaryEntry {
  involved: string;
  name: string;
  address: string;
}

export interface ContactEntry {
  name: string;
  phone: string;
  email: string;
  time: string;
}

export interface ConsentsEntry {
  privacyNotice: boolean;
  creditReference: boolean;
  marketingOwn: boolean;
  marketingThirdParty: boolean;
}

export interface ApplicationEntries {
  property: PropertyEntry;
  loan: LoanEntry;
  existing: ExistingEntry;
  applicants: ApplicantsEntry;
  income: IncomeEntry;
  intermediary: IntermediaryEntry;
  contact: ContactEntry;
  consents: ConsentsEntry;
}

export const emptyMortgage: MortgageEntry = { lender: '', outstanding: '', monthlyPayment: '' };
export const emptyIdentity: IdentityEntry = { name: '', idType: 'hkid', idNumber: '' };
export const emptyPerson: PersonEntry = { ...emptyIdentity, nameChinese: '', dateOfBirth: '', phone: '', address: '' };

export const emptyEntries: ApplicationEntries = {
  property: { way: 'search', search: '', places: {}, carpark: '', label: '', floor: '', room: '', address: '', subDistrict: '', kind: '', premiumPaid: '', saleableAreaSqft: '', estimatedValue: '' },
  loan: { amount: '', tenorMonths: '', purpose: '', interest: '' },
  existing: { hasMortgages: '', mortgages: [emptyMortgage] },
  applicants: { kind: 'persons', persons: [emptyPerson], company: { name: '', brNumber: '', ciNumber: '', address: '', directors: [emptyIdentity] } },
  income: { employment: '', employer: '', monthlyIncome: '', otherIncome: '', monthlyDebt: '' },
  intermediary: { involved: '', name: '', address: '' },
  contact: { name: '', phone: '', email: '', time: 'any' },
  consents: { privacyNotice: false, creditReference: false, marketingOwn: false, marketingThirdParty: false },
};
