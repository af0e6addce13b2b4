import { holidayMaxMonths } from '@/contracts/account/account-choices';
import { documentMaxBytes, documentsPerSlot } from '@/contracts/document/document-choices';
import { jobApplicationMonths } from '@/contracts/job-application/job-application-choices';
import { siteConstants } from '@/contracts/site-constants';
import { advertised, legalRates } from './site';

/** How the value of a promise is counted; `count` has no unit of its own. */
export type PromiseUnit =
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'workingDays'
  | 'weeks'
  | 'months'
  | 'years'
  | 'percent'
  | 'hkd'
  | 'megabytes'
  | 'count';

export interface SitePromise {
  value: number;
  unit: PromiseUnit;
  /** When it holds, and from when it counts. */
  condition: string;
  /** Who set it: the specification, a law, or the lender. */
  source: string;
}

const lender = 'lender';
const specification = 'SPECIFICATION section 9';
const moneyLenders = 'Money Lenders Ordinance (Cap. 163)';

/**
 * Every number, period and fee that pages, forms, messages and documents state. Copy names a promise as `{promise.name}`, locale
 * files as `{{promise.name}}`, code reads it with `promised`; what products cost stands in `src/copy/collections/products.ts`.
 */
const register = {
  // Advertised claims
  homeLtv: {
    value: advertised.homeLtvMax,
    unit: 'percent',
    condition: 'first mortgage only, after a valuation by a surveyor and the assessment',
    source: specification,
  },
  calculatorLtv: {
    value: advertised.calculatorLtvMax,
    unit: 'percent',
    condition: 'limit of the calculator, a planning figure',
    source: specification,
  },
  rmbRate: {
    value: advertised.rmbAnnualRateFrom,
    unit: 'percent',
    condition: 'a year, for loans at or under `rmbRateLtv` of the valuation',
    source: specification,
  },
  rmbRateLtv: { value: 50, unit: 'percent', condition: 'of the valuation', source: specification },
  reward: {
    value: advertised.fastPassRewardHkd,
    unit: 'hkd',
    condition:
      'loan of at least `rewardLoan` drawn within `rewardDrawDown` of the indication; one a property',
    source: specification,
  },
  rewardLoan: { value: 1_000_000, unit: 'hkd', condition: 'amount drawn', source: lender },
  rewardDrawDown: {
    value: 90,
    unit: 'days',
    condition: 'from the date of the indicative pre-approval',
    source: lender,
  },
  rewardPayment: { value: 60, unit: 'days', condition: 'from draw-down', source: lender },
  decision: {
    value: advertised.decisionHours,
    unit: 'hours',
    condition: 'by the same time of the next working day after all required documents are here',
    source: 'SPECIFICATION section 9, docs/adr/0023-decision-clock.md',
  },
  decisionHours: {
    value: advertised.decisionHours,
    unit: 'count',
    condition: 'as `decision`, where the hours are part of a name',
    source: specification,
  },

  // Rates, fees and limits
  rateMax: {
    value: legalRates.presumedExtortionate,
    unit: 'percent',
    condition: 'annual percentage rate, fees included; above it a loan is presumed extortionate',
    source: `${moneyLenders}, section 25`,
  },
  rateOffence: {
    value: legalRates.offence,
    unit: 'percent',
    condition: 'effective rate a year; above it lending is an offence',
    source: `${moneyLenders}, section 24`,
  },
  serviceFee: {
    value: 0,
    unit: 'hkd',
    condition: 'applying, valuing online and by hand, statements, early repayment',
    source: lender,
  },
  settlementPenalty: {
    value: 0,
    unit: 'percent',
    condition: 'early settlement costs the interest to its day and nothing else',
    source: `${moneyLenders}, section 21`,
  },
  stressRate: {
    value: 9,
    unit: 'percent',
    condition: 'yearly rate that an indication reckons with',
    source: lender,
  },
  debtServicingMax: {
    value: 60,
    unit: 'percent',
    condition: 'of income, for an indication',
    source: lender,
  },
  debtServicingReview: {
    value: 50,
    unit: 'percent',
    condition: 'of income; above it a person looks',
    source: lender,
  },
  debtServicingVarying: {
    value: 40,
    unit: 'percent',
    condition: 'of an income that varies; above it a person looks',
    source: lender,
  },
  specialLtvReview: {
    value: 60,
    unit: 'percent',
    condition: 'village houses and car parks; above it a person looks',
    source: lender,
  },
  bankFirstLtv: {
    value: 70,
    unit: 'percent',
    condition: 'of the value, salaried and without arrears: up to it a bank is asked first',
    source: lender,
  },
  minimumAge: { value: 18, unit: 'count', condition: 'years of every applicant', source: lender },
  fileSize: {
    value: documentMaxBytes / 1024 / 1024,
    unit: 'megabytes',
    condition: 'each file',
    source: specification,
  },
  filesPerItem: {
    value: documentsPerSlot,
    unit: 'count',
    condition: 'each item of the list of documents',
    source: lender,
  },

  // Answers
  messageAnswer: {
    value: 1,
    unit: 'workingDays',
    condition: 'from the message',
    source: lender,
  },
  requestAnswer: {
    value: 2,
    unit: 'workingDays',
    condition: 'from the request, once its documents are complete',
    source: lender,
  },
  valuationAnswer: {
    value: 2,
    unit: 'workingDays',
    condition: 'from the request for a valuation by hand',
    source: lender,
  },
  surveyorValuation: {
    value: 5,
    unit: 'workingDays',
    condition: 'from the request for a surveyor during a loan',
    source: lender,
  },
  consentAnswer: {
    value: 5,
    unit: 'workingDays',
    condition: 'from the draft tenancy',
    source: lender,
  },
  ownersAnswer: {
    value: 10,
    unit: 'workingDays',
    condition: 'from the draft deed of a change of owners',
    source: lender,
  },
  release: {
    value: 10,
    unit: 'workingDays',
    condition: 'from full repayment and the draft of the solicitor',
    source: lender,
  },
  payoutArrival: {
    value: 1,
    unit: 'workingDays',
    condition: 'a withdrawal or a transfer, after it was sent',
    source: lender,
  },
  statementByLaw: {
    value: 5,
    unit: 'workingDays',
    condition: 'from a written request; the law allows one month',
    source: `${moneyLenders}, section 19`,
  },
  statementQuery: {
    value: 30,
    unit: 'days',
    condition: 'from the date of a statement, for what is not right in it',
    source: lender,
  },
  complaintAcknowledged: {
    value: 7,
    unit: 'days',
    condition: 'from the complaint',
    source: lender,
  },
  complaintAnswer: { value: 30, unit: 'days', condition: 'from the complaint', source: lender },
  dataAccessAnswer: {
    value: 40,
    unit: 'days',
    condition: 'from a data access request',
    source: 'Personal Data (Privacy) Ordinance (Cap. 486), section 19',
  },
  mainlandDataAnswer: {
    value: 15,
    unit: 'workingDays',
    condition: 'from a request under the Personal Information Protection Law',
    source: lender,
  },
  jobAnswer: {
    value: 2,
    unit: 'weeks',
    condition: 'from an application for a job',
    source: lender,
  },

  // Payment holiday, early settlement
  holidayMin: { value: 1, unit: 'months', condition: 'nothing falls due', source: lender },
  holidayMax: {
    value: holidayMaxMonths,
    unit: 'months',
    condition: 'nothing falls due',
    source: lender,
  },
  holidayInstalments: {
    value: 12,
    unit: 'count',
    condition: 'instalments after a holiday that share its interest',
    source: lender,
  },
  settlementNotice: {
    value: 60,
    unit: 'days',
    condition: 'ahead, that a settlement may be asked for',
    source: lender,
  },

  // Time a task takes
  applicationTime: {
    value: 15,
    unit: 'minutes',
    condition: 'first mortgage, measured 12 to 15',
    source: lender,
  },
  fastPassTime: { value: 3, unit: 'minutes', condition: 'about ten questions', source: lender },
  valuationTime: { value: 1, unit: 'minutes', condition: 'four steps', source: lender },

  // One-time codes and sessions
  codeLife: { value: 5, unit: 'minutes', condition: 'from its text message', source: lender },
  codeWait: { value: 60, unit: 'seconds', condition: 'before another code', source: lender },
  codeAttempts: { value: 5, unit: 'count', condition: 'wrong tries of one code', source: lender },
  browserTrust: { value: 180, unit: 'days', condition: 'from the last sign-in', source: lender },
  codeLock: { value: 2, unit: 'hours', condition: 'after too many failures', source: lender },
  proofLife: { value: 30, unit: 'minutes', condition: 'after a code was right', source: lender },
  sessionIdle: { value: 30, unit: 'minutes', condition: 'without use', source: lender },
  sessionLife: { value: 12, unit: 'hours', condition: 'at most', source: lender },
  payoutHold: {
    value: 24,
    unit: 'hours',
    condition:
      'that withdrawals wait after a bank account or phone number changed; the setting PAYOUT_HOLD_HOURS may make it longer',
    source: lender,
  },
  contactWait: {
    value: siteConstants.contactWaitSeconds / 60,
    unit: 'minutes',
    condition: 'between two messages from one browser',
    source: specification,
  },

  // How long data are kept
  draftKept: { value: 30, unit: 'days', condition: 'from the last change', source: lender },
  refusedKept: { value: 12, unit: 'months', condition: 'at most', source: lender },
  messageKept: { value: 12, unit: 'months', condition: 'from the message', source: lender },
  jobApplicationKept: {
    value: jobApplicationMonths,
    unit: 'months',
    condition: 'from sending, unless the applicant joins',
    source: lender,
  },
  loanKept: { value: 7, unit: 'years', condition: 'from the end of the loan', source: lender },
  logsKept: { value: 12, unit: 'months', condition: 'at most', source: lender },
  choiceKept: { value: 1, unit: 'years', condition: 'language, closed notices', source: lender },
  consentKept: { value: 180, unit: 'days', condition: 'answer about analytics', source: lender },
  campaignKept: { value: 90, unit: 'days', condition: 'source of a visit', source: lender },

  // Documents asked for
  addressProof: { value: 3, unit: 'months', condition: 'at most as old', source: lender },
  incomeProof: { value: 3, unit: 'months', condition: 'salaried', source: lender },
  varyingIncomeProof: { value: 6, unit: 'months', condition: 'income that varies', source: lender },
  companyAccounts: { value: 2, unit: 'years', condition: 'companies', source: lender },
  repaymentRecord: {
    value: 12,
    unit: 'months',
    condition: 'of the first mortgage',
    source: lender,
  },
} as const satisfies Record<string, SitePromise>;

export type PromiseName = keyof typeof register;

/** Every promise by its name, for tests and lists; to compute with one, use `promised`. */
export const promises: Readonly<Record<PromiseName, SitePromise>> = register;

/** The value of a promise, counted in its unit. */
export const promised = (name: PromiseName): number => promises[name].value;
