import {
  consentTextVersion,
  loanPurposes,
  maxAreaSqft,
  type ApplicationProduct,
  type ApplicationSection,
  type IdType,
  type LoanPurpose,
} from '@/contracts/application/application-choices';
import type { ApplicationForm, Person } from '@/contracts/application/application-form';
import { maxMoney, maxTenorMonths } from '@/contracts/limits/limits';
import { parseMobile } from '@/lib/phone';
import { identifiesProperty } from '@/lib/chosen-places';
import {
  consentProblem,
  birthDateProblem,
  businessNumberProblem,
  companyNumberProblem,
  emailProblem,
  idNumberProblem,
  latinNameProblem,
  phoneProblem,
  withinRange,
} from './field-tests';
import { checkField, type FieldCheck } from './field-problem';

/** Money in HK$, tenor in months: the limits of the product page. */
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
  /** Absent where the product's limits are not known. */
  limits?: LoanLimits;
}

type SectionCheck = (form: ApplicationForm, rules: FormRules) => readonly FieldCheck[];

const required = { isRequired: true } as const;
const latinName = { isRequired: true, validate: latinNameProblem } as const;
/** An amount within the contract's range. */
const amount = withinRange(0, maxMoney);
const requiredAmount = { isRequired: true, validate: amount } as const;
const optionalAmount = { isRequired: false, validate: amount } as const;
const employedKinds = ['own-payroll', 'salaried', 'irregular'];

/** The contract's limits, used where the product's own are not known. */
const contractLimits: LoanLimits = {
  minAmount: 1,
  maxAmount: maxMoney,
  minTenorMonths: 1,
  maxTenorMonths,
};

/** The purposes that a loan of this product can have: a second mortgage neither buys the property nor replaces its first one. */
export function purposesOf(product: ApplicationProduct): readonly LoanPurpose[] {
  return product === 'second'
    ? loanPurposes.filter((purpose) => purpose !== 'purchase' && purpose !== 'refinance')
    : loanPurposes;
}

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
  const isPicked = identifiesProperty(places ?? {}) || carpark !== undefined;
  return [
    ['property.address', checkField(address, { isRequired: !isPicked })],
    ['property.subDistrict', checkField(subDistrict, { isRequired: !isPicked })],
    ['property.kind', checkField(kind, required)],
    [
      'property.saleableAreaSqft',
      checkField(saleableAreaSqft, {
        // Not required for a property selected from the lists, whose area is known.
        isRequired: product !== 'fast-pass' && kind !== 'car-park' && !isPicked && Boolean(address),
        validate: withinRange(1, maxAreaSqft),
      }),
    ],
    [
      'property.premiumPaid',
      checkField(premiumPaid, { isRequired: kind === 'hos' || kind === 'tps' }),
    ],
    ['property.estimatedValue', checkField(estimatedValue, optionalAmount)],
  ];
};

const checkLoan: SectionCheck = ({ loan = {} }, { product, limits = contractLimits }) => [
  [
    'loan.amount',
    checkField(loan.amount, {
      isRequired: true,
      validate: withinRange(limits.minAmount, Math.min(limits.maxAmount, maxMoney)),
    }),
  ],
  [
    'loan.tenorMonths',
    checkField(loan.tenorMonths, {
      isRequired: true,
      validate: withinRange(limits.minTenorMonths, Math.min(limits.maxTenorMonths, maxTenorMonths)),
    }),
  ],
  [
    'loan.purpose',
    checkField(
      purposesOf(product).find((purpose) => purpose === loan.purpose),
      { isRequired: product !== 'fast-pass' },
    ),
  ],
];

const checkExisting: SectionCheck = ({ existing = {} }, { product }) => {
  const mortgages = existing.hasMortgages === true ? (existing.mortgages ?? []) : [];
  return [
    ['existing.hasMortgages', checkField(existing.hasMortgages, required)],
    [
      'existing.mortgages',
      existing.hasMortgages === true && mortgages.length === 0 ? { key: 'tooFew', limit: 1 } : null,
    ],
    ...mortgages.flatMap(({ lender, outstanding, monthlyPayment }, index): FieldCheck[] => [
      [`existing.mortgages.${index}.lender`, checkField(lender, required)],
      [`existing.mortgages.${index}.outstanding`, checkField(outstanding, requiredAmount)],
      // For a second mortgage this payment is already included in the monthly debts.
      [
        `existing.mortgages.${index}.monthlyPayment`,
        checkField(monthlyPayment, product === 'second' ? optionalAmount : requiredAmount),
      ],
    ]),
  ];
};

const checkApplicants: SectionCheck = (form, rules) => {
  const { kind, persons = [] } = form.applicants ?? {};
  if (rules.product === 'fast-pass')
    return [['applicants.persons.0.name', checkField(persons[0]?.name, latinName)]];
  if (isCompany(form)) return checkCompany(form);
  const [first = {}, ...others] = persons;
  const phones = [form.contact?.phone, ...others.map(({ phone }) => phone)].map(numberOf);
  return [
    ['applicants.kind', checkField(kind, required)],
    ...[first, ...others].flatMap((person, index) =>
      checkPerson(person, { index, today: rules.today, earlierPhones: phones.slice(0, index) }),
    ),
  ];
};

/** In one notation; as typed where it is no number. */
const numberOf = (phone: string | undefined): string | undefined =>
  phone ? (parseMobile(phone).e164 ?? phone) : undefined;

function checkPerson(
  { name, idType, idNumber, dateOfBirth, role, phone, email, address }: Person,
  {
    index,
    today,
    earlierPhones,
  }: { index: number; today: string; earlierPhones: readonly (string | undefined)[] },
): FieldCheck[] {
  const path = `applicants.persons.${index}`;
  return [
    [`${path}.role`, checkField(role, { isRequired: index > 0 })],
    [`${path}.name`, checkField(name, latinName)],
    ...checkIdentity(path, { idType, idNumber }),
    [
      `${path}.dateOfBirth`,
      checkField(dateOfBirth, {
        isRequired: true,
        validate: (date) => birthDateProblem(date, today),
      }),
    ],
    [
      `${path}.phone`,
      checkField(phone, {
        isRequired: index > 0,
        validate: (text) =>
          phoneProblem(text) ??
          (earlierPhones.includes(numberOf(text)) ? { key: 'samePhone' } : null),
      }),
    ],
    [`${path}.email`, checkField(email, { isRequired: false, validate: emailProblem })],
    [`${path}.address`, checkField(address, required)],
  ];
}

function checkIdentity(
  path: string,
  { idType, idNumber }: { idType: IdType | undefined; idNumber: string | undefined },
): FieldCheck[] {
  return [
    [`${path}.idType`, checkField(idType, required)],
    [
      `${path}.idNumber`,
      checkField(idNumber, { isRequired: true, validate: (text) => idNumberProblem(text, idType) }),
    ],
  ];
}

function checkCompany({ applicants }: ApplicationForm): FieldCheck[] {
  const { name, brNumber, ciNumber, address, directors = [] } = applicants?.company ?? {};
  const [first = {}, ...others] = directors;
  return [
    ['applicants.company.name', checkField(name, required)],
    [
      'applicants.company.brNumber',
      checkField(brNumber, { isRequired: true, validate: businessNumberProblem }),
    ],
    [
      'applicants.company.ciNumber',
      checkField(ciNumber, { isRequired: false, validate: companyNumberProblem }),
    ],
    ['applicants.company.address', checkField(address, required)],
    ...[first, ...others].flatMap((director, index): FieldCheck[] => {
      const path = `applicants.company.directors.${index}`;
      return [
        [`${path}.name`, checkField(director.name, latinName)],
        ...checkIdentity(path, { idType: director.idType, idNumber: director.idNumber }),
      ];
    }),
  ];
}

const checkIncome: SectionCheck = (form, { product }) => {
  const { employment, employer, monthlyIncome, otherIncome, monthlyDebt } = form.income ?? {};
  const isEmployed = !isCompany(form) && employedKinds.some((kind) => kind === employment);
  return [
    ['income.employment', checkField(employment, { isRequired: !isCompany(form) })],
    // An indication is made without knowing who pays the salary.
    [
      'income.employer',
      checkField(employer, { isRequired: isEmployed && product !== 'fast-pass' }),
    ],
    ['income.monthlyIncome', checkField(monthlyIncome, requiredAmount)],
    ['income.otherIncome', checkField(otherIncome, optionalAmount)],
    ['income.monthlyDebt', checkField(monthlyDebt, requiredAmount)],
  ];
};

const checkIntermediary: SectionCheck = ({ intermediary: { involved, name, address } = {} }) => [
  ['intermediary.involved', checkField(involved, required)],
  ['intermediary.name', checkField(name, { isRequired: involved === true })],
  ['intermediary.address', checkField(address, { isRequired: involved === true })],
];

const checkContact: SectionCheck = (form) => {
  const { name, phone, email } = form.contact ?? {};
  return [
    ['contact.name', checkField(name, { isRequired: isCompany(form) })],
    ['contact.phone', checkField(phone, { isRequired: true, validate: phoneProblem })],
    ['contact.email', checkField(email, { isRequired: false, validate: emailProblem })],
  ];
};

const checkConsents: SectionCheck = ({ consents = {} }, { product }) => [
  [
    'consents.privacyNotice',
    checkField(consents.privacyNotice ?? false, { isRequired: true, validate: consentProblem }),
  ],
  [
    'consents.creditReference',
    product === 'fast-pass'
      ? null
      : checkField(consents.creditReference ?? false, {
          isRequired: true,
          validate: consentProblem,
        }),
  ],
  [
    'consents.textVersion',
    checkField(consents.textVersion, {
      isRequired: true,
      validate: (version) => (version === consentTextVersion ? null : { key: 'textChanged' }),
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
