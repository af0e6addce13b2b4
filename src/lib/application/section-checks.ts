import {
  consentTextVersion,
  maxAreaSqft,
  maxMoney,
  maxTenorMonths,
  type ApplicationProduct,
  type ApplicationSection,
  type IdType,
} from '@/contracts/application/application-choices';
import type { ApplicationForm, Person } from '@/contracts/application/application-form';
import { namesProperty } from '@/lib/chosen-places';
import {
  agreed,
  birthDateProblem,
  businessNumberProblem,
  companyNumberProblem,
  emailProblem,
  idNumberProblem,
  phoneProblem,
  within,
} from './field-tests';
import { checkField, type Check } from './form-problem';

/** Money in HK$, tenor in months: what the product page says. */
export interface LoanLimits {
  minAmount: number;
  maxAmount: number;
  minTenorMonths: number;
  maxTenorMonths: number;
}

export interface FormRules {
  product: ApplicationProduct;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: string;
  /** Left out where the product's figures are not at hand. */
  limits?: LoanLimits;
}

type SectionCheck = (form: ApplicationForm, rules: FormRules) => readonly Check[];

const needed = { isNeeded: true } as const;
/** An amount that the contract takes. */
const amount = within(0, maxMoney);
const neededAmount = { isNeeded: true, test: amount } as const;
const optionalAmount = { isNeeded: false, test: amount } as const;
const employed = ['own-payroll', 'salaried', 'irregular'];

/** What the contract takes, where the product's own figures are not at hand. */
const widestLimits: LoanLimits = {
  minAmount: 1,
  maxAmount: maxMoney,
  minTenorMonths: 1,
  maxTenorMonths,
};

const isCompany = ({ applicants }: ApplicationForm): boolean => applicants?.kind === 'company';

const checkProperty: SectionCheck = ({ property = {} }, { product }) => {
  const {
    places,
    carpark,
    address,
    subDistrict,
    saleableAreaSqft,
    kind,
    premiumPaid,
    estimatedValue,
  } = property;
  const isPicked = namesProperty(places ?? {}) || carpark !== undefined;
  return [
    ['property.address', checkField(address, { isNeeded: !isPicked })],
    ['property.subDistrict', checkField(subDistrict, { isNeeded: !isPicked })],
    ['property.kind', checkField(kind, needed)],
    [
      'property.saleableAreaSqft',
      checkField(saleableAreaSqft, {
        isNeeded: product !== 'fast-pass' && kind !== 'car-park',
        test: within(1, maxAreaSqft),
      }),
    ],
    [
      'property.premiumPaid',
      checkField(premiumPaid, { isNeeded: kind === 'hos' || kind === 'tps' }),
    ],
    ['property.estimatedValue', checkField(estimatedValue, optionalAmount)],
  ];
};

const checkLoan: SectionCheck = ({ loan = {} }, { product, limits = widestLimits }) => [
  [
    'loan.amount',
    checkField(loan.amount, {
      isNeeded: true,
      test: within(limits.minAmount, Math.min(limits.maxAmount, maxMoney)),
    }),
  ],
  [
    'loan.tenorMonths',
    checkField(loan.tenorMonths, {
      isNeeded: true,
      test: within(limits.minTenorMonths, Math.min(limits.maxTenorMonths, maxTenorMonths)),
    }),
  ],
  ['loan.purpose', checkField(loan.purpose, { isNeeded: product !== 'fast-pass' })],
];

const checkExisting: SectionCheck = ({ existing = {} }) => {
  const mortgages = existing.hasMortgages === true ? (existing.mortgages ?? []) : [];
  return [
    ['existing.hasMortgages', checkField(existing.hasMortgages, needed)],
    [
      'existing.mortgages',
      existing.hasMortgages === true && mortgages.length === 0 ? { key: 'tooFew', limit: 1 } : null,
    ],
    ...mortgages.flatMap(({ lender, outstanding, monthlyPayment }, index): Check[] => [
      [`existing.mortgages.${index}.lender`, checkField(lender, needed)],
      [`existing.mortgages.${index}.outstanding`, checkField(outstanding, neededAmount)],
      [`existing.mortgages.${index}.monthlyPayment`, checkField(monthlyPayment, neededAmount)],
    ]),
  ];
};

const checkApplicants: SectionCheck = (form, rules) => {
  const { kind, persons = [] } = form.applicants ?? {};
  if (rules.product === 'fast-pass')
    return [['applicants.persons.0.name', checkField(persons[0]?.name, needed)]];
  if (isCompany(form)) return checkCompany(form);
  const [first = {}, ...others] = persons;
  return [
    ['applicants.kind', checkField(kind, needed)],
    ...[first, ...others].flatMap((person, index) =>
      checkPerson(person, { index, today: rules.today }),
    ),
  ];
};

function checkPerson(
  { name, idType, idNumber, dateOfBirth, phone, email, address }: Person,
  { index, today }: { index: number; today: string },
): Check[] {
  const path = `applicants.persons.${index}`;
  return [
    [`${path}.name`, checkField(name, needed)],
    ...checkIdentity(path, { idType, idNumber }),
    [
      `${path}.dateOfBirth`,
      checkField(dateOfBirth, { isNeeded: true, test: (date) => birthDateProblem(date, today) }),
    ],
    [`${path}.phone`, checkField(phone, { isNeeded: index > 0, test: phoneProblem })],
    [`${path}.email`, checkField(email, { isNeeded: false, test: emailProblem })],
    [`${path}.address`, checkField(address, needed)],
  ];
}

function checkIdentity(
  path: string,
  { idType, idNumber }: { idType: IdType | undefined; idNumber: string | undefined },
): Check[] {
  return [
    [`${path}.idType`, checkField(idType, needed)],
    [
      `${path}.idNumber`,
      checkField(idNumber, { isNeeded: true, test: (text) => idNumberProblem(text, idType) }),
    ],
  ];
}

function checkCompany({ applicants }: ApplicationForm): Check[] {
  const { name, brNumber, ciNumber, address, directors = [] } = applicants?.company ?? {};
  const [first = {}, ...others] = directors;
  return [
    ['applicants.company.name', checkField(name, needed)],
    [
      'applicants.company.brNumber',
      checkField(brNumber, { isNeeded: true, test: businessNumberProblem }),
    ],
    [
      'applicants.company.ciNumber',
      checkField(ciNumber, { isNeeded: false, test: companyNumberProblem }),
    ],
    ['applicants.company.address', checkField(address, needed)],
    ...[first, ...others].flatMap((director, index): Check[] => {
      const path = `applicants.company.directors.${index}`;
      return [
        [`${path}.name`, checkField(director.name, needed)],
        ...checkIdentity(path, { idType: director.idType, idNumber: director.idNumber }),
      ];
    }),
  ];
}

const checkIncome: SectionCheck = (form) => {
  const { employment, employer, monthlyIncome, otherIncome, monthlyDebt } = form.income ?? {};
  return [
    ['income.employment', checkField(employment, { isNeeded: !isCompany(form) })],
    [
      'income.employer',
      checkField(employer, {
        isNeeded: !isCompany(form) && employment !== undefined && employed.includes(employment),
      }),
    ],
    ['income.monthlyIncome', checkField(monthlyIncome, neededAmount)],
    ['income.otherIncome', checkField(otherIncome, optionalAmount)],
    ['income.monthlyDebt', checkField(monthlyDebt, neededAmount)],
  ];
};

const checkIntermediary: SectionCheck = ({ intermediary: { involved, name, address } = {} }) => [
  ['intermediary.involved', checkField(involved, needed)],
  ['intermediary.name', checkField(name, { isNeeded: involved === true })],
  ['intermediary.address', checkField(address, { isNeeded: involved === true })],
];

const checkContact: SectionCheck = (form) => {
  const { name, phone, email } = form.contact ?? {};
  return [
    ['contact.name', checkField(name, { isNeeded: isCompany(form) })],
    ['contact.phone', checkField(phone, { isNeeded: true, test: phoneProblem })],
    ['contact.email', checkField(email, { isNeeded: false, test: emailProblem })],
  ];
};

const checkConsents: SectionCheck = ({ consents = {} }, { product }) => [
  [
    'consents.privacyNotice',
    checkField(consents.privacyNotice ?? false, { isNeeded: true, test: agreed }),
  ],
  [
    'consents.creditReference',
    product === 'fast-pass'
      ? null
      : checkField(consents.creditReference ?? false, { isNeeded: true, test: agreed }),
  ],
  [
    'consents.textVersion',
    checkField(consents.textVersion, {
      isNeeded: true,
      test: (version) => (version === consentTextVersion ? null : { key: 'textChanged' }),
    }),
  ],
];

export const sectionChecks: Readonly<Record<ApplicationSection, SectionCheck>> = {
  property: checkProperty,
  loan: checkLoan,
  existing: checkExisting,
  applicants: checkApplicants,
  income: checkIncome,
  intermediary: checkIntermediary,
  contact: checkContact,
  consents: checkConsents,
};
