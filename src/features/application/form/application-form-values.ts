import type { ChosenPlaces } from '@/contracts/evaluation/chosen-places';

/** Form values as typed, valid or not; `yes`, `no` or empty for a yes-or-no question. */
export interface PropertyFormValues {
  /** `search`: selected by name or step by step; `hand`: entered manually. */
  inputMethod: 'search' | 'hand';
  search: string;
  places: ChosenPlaces;
  carpark: string;
  /** Display name of the selected property as given by the option lists or the valuation, including flat and floor. */
  label: string;
  /** An option's value (`f:12`, `r:A`) or typed text. */
  floor: string;
  room: string;
  address: string;
  subDistrict: string;
  kind: string;
  premiumPaid: string;
  saleableAreaSqft: string;
  /** Carried over from the valuation. */
  ageYears: string;
  estimatedValue: string;
}

export interface LoanFormValues {
  amount: string;
  tenorMonths: string;
  purpose: string;
  /** Key of the product through which the visitor arrived; empty if there was none. */
  interest: string;
}

export interface MortgageFormValues {
  lender: string;
  outstanding: string;
  monthlyPayment: string;
}

export interface ExistingFormValues {
  hasMortgages: string;
  mortgages: MortgageFormValues[];
}

export interface IdentityFormValues {
  name: string;
  idType: string;
  idNumber: string;
}

export interface PersonFormValues extends IdentityFormValues {
  /** Empty for the first, who borrows. */
  role: string;
  nameChinese: string;
  dateOfBirth: string;
  phone: string;
  /** `property`: the address is that of the property, whichever it is in the end; `other`: as written in `address`. */
  home: string;
  address: string;
}

export interface ApplicantsFormValues {
  kind: string;
  persons: PersonFormValues[];
  company: {
    name: string;
    brNumber: string;
    ciNumber: string;
    address: string;
    directors: IdentityFormValues[];
  };
}

export interface IncomeFormValues {
  employment: string;
  employer: string;
  monthlyIncome: string;
  otherIncome: string;
  monthlyDebt: string;
}

export interface IntermediaryFormValues {
  involved: string;
  name: string;
  address: string;
}

export interface ContactFormValues {
  name: string;
  phone: string;
  email: string;
  time: string;
}

export interface ConsentsFormValues {
  privacyNotice: boolean;
  creditReference: boolean;
  marketingOwn: boolean;
}

export interface ApplicationFormValues {
  property: PropertyFormValues;
  loan: LoanFormValues;
  existing: ExistingFormValues;
  applicants: ApplicantsFormValues;
  income: IncomeFormValues;
  intermediary: IntermediaryFormValues;
  contact: ContactFormValues;
  consents: ConsentsFormValues;
}

export const emptyMortgage: MortgageFormValues = {
  lender: '',
  outstanding: '',
  monthlyPayment: '',
};
export const emptyIdentity: IdentityFormValues = { name: '', idType: 'hkid', idNumber: '' };
export const emptyPerson: PersonFormValues = {
  ...emptyIdentity,
  role: '',
  nameChinese: '',
  dateOfBirth: '',
  phone: '',
  home: '',
  address: '',
};

export const emptyFormValues: ApplicationFormValues = {
  property: {
    inputMethod: 'search',
    search: '',
    places: {},
    carpark: '',
    label: '',
    floor: '',
    room: '',
    address: '',
    subDistrict: '',
    kind: '',
    premiumPaid: '',
    saleableAreaSqft: '',
    ageYears: '',
    estimatedValue: '',
  },
  loan: { amount: '', tenorMonths: '', purpose: '', interest: '' },
  existing: { hasMortgages: '', mortgages: [emptyMortgage] },
  applicants: {
    kind: 'persons',
    persons: [emptyPerson],
    company: { name: '', brNumber: '', ciNumber: '', address: '', directors: [emptyIdentity] },
  },
  income: { employment: '', employer: '', monthlyIncome: '', otherIncome: '', monthlyDebt: '' },
  intermediary: { involved: '', name: '', address: '' },
  contact: { name: '', phone: '', email: '', time: 'any' },
  consents: {
    privacyNotice: false,
    creditReference: false,
    marketingOwn: false,
  },
};
