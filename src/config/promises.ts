import { accountDigits } from '@/contracts/limits/bank-account-limits';
import {
  holidayMaxMonths,
  payoutHoldLimits,
  documentMaxBytes,
  documentsPerSlot,
} from '@/contracts/limits/limits';
import { jobApplicationMonths } from '@/contracts/job-application/job-application-choices';
import { siteConstants } from '@/contracts/site/site-constants';
import {
  advertised,
  campaignKeptDays,
  consentKeptDays,
  legalRates,
  otpResendSeconds,
  sessionIdleSeconds,
} from './site';

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
}

/**
 * Every number, period and fee that pages, forms, messages and documents state. Copy names a promise as `{promise.name}`, locale
 * files as `{{promise.name}}`, code reads it with `promised`. When each holds, and who set it, stands in
 * `src/copy/shared/promise-conditions.ts`; what products cost in `src/copy/collections/products.ts`.
 */
const register = {
  // Advertised claims
  homeLtv: { value: advertised.homeLtvMax, unit: 'percent' },
  calculatorLtv: { value: advertised.calculatorLtvMax, unit: 'percent' },
  rmbRate: { value: advertised.rmbAnnualRateFrom, unit: 'percent' },
  rmbRateLtv: { value: 50, unit: 'percent' },
  reward: { value: advertised.fastPassRewardHkd, unit: 'hkd' },
  rewardLoan: { value: 1_000_000, unit: 'hkd' },
  rewardDrawDown: { value: 90, unit: 'days' },
  rewardPayment: { value: 60, unit: 'days' },
  decision: { value: advertised.decisionHours, unit: 'hours' },
  decisionHours: { value: advertised.decisionHours, unit: 'count' },

  // Rates, fees and limits
  rateMax: { value: legalRates.presumedExtortionate, unit: 'percent' },
  rateOffence: { value: legalRates.offence, unit: 'percent' },
  serviceFee: { value: 0, unit: 'hkd' },
  settlementPenalty: { value: 0, unit: 'percent' },
  stressRate: { value: 9, unit: 'percent' },
  debtServicingMax: { value: 60, unit: 'percent' },
  debtServicingReview: { value: 50, unit: 'percent' },
  debtServicingVarying: { value: 40, unit: 'percent' },
  valuationMargin: { value: 10, unit: 'percent' },
  specialLtvReview: { value: 60, unit: 'percent' },
  bankFirstLtv: { value: 70, unit: 'percent' },
  minimumAge: { value: 18, unit: 'count' },
  fileSize: { value: documentMaxBytes / 1024 / 1024, unit: 'megabytes' },
  filesPerItem: { value: documentsPerSlot, unit: 'count' },
  accountDigitsMin: { value: accountDigits.min, unit: 'count' },
  accountDigitsMax: { value: accountDigits.max, unit: 'count' },

  // Answers
  indicationValid: { value: 28, unit: 'days' },
  messageAnswer: { value: 1, unit: 'workingDays' },
  requestAnswer: { value: 2, unit: 'workingDays' },
  valuationAnswer: { value: 2, unit: 'workingDays' },
  surveyorValuation: { value: 5, unit: 'workingDays' },
  consentAnswer: { value: 5, unit: 'workingDays' },
  ownersAnswer: { value: 10, unit: 'workingDays' },
  release: { value: 10, unit: 'workingDays' },
  payoutArrival: { value: 1, unit: 'workingDays' },
  statementByLaw: { value: 5, unit: 'workingDays' },
  statementQuery: { value: 30, unit: 'days' },
  complaintAcknowledged: { value: 7, unit: 'days' },
  complaintAnswer: { value: 30, unit: 'days' },
  dataAccessAnswer: { value: 40, unit: 'days' },
  mainlandDataAnswer: { value: 15, unit: 'workingDays' },
  jobAnswer: { value: 2, unit: 'weeks' },

  // Payment holiday, early settlement
  holidayMin: { value: 1, unit: 'months' },
  holidayMax: { value: holidayMaxMonths, unit: 'months' },
  holidayInstalments: { value: 12, unit: 'count' },
  settlementNotice: { value: 60, unit: 'days' },

  // Time a task takes
  applicationTime: { value: 6, unit: 'minutes' },
  fastPassTime: { value: 5, unit: 'minutes' },
  valuationTime: { value: 1, unit: 'minutes' },

  // One-time codes and sessions
  codeLife: { value: 5, unit: 'minutes' },
  codeWait: { value: otpResendSeconds, unit: 'seconds' },
  codeAttempts: { value: 5, unit: 'count' },
  browserTrust: { value: 180, unit: 'days' },
  codeLock: { value: 2, unit: 'hours' },
  proofLife: { value: 30, unit: 'minutes' },
  sessionIdle: { value: sessionIdleSeconds / 60, unit: 'minutes' },
  sessionLife: { value: 12, unit: 'hours' },
  payoutHold: { value: payoutHoldLimits.min, unit: 'hours' },
  emailLink: { value: 72, unit: 'hours' },
  coApplicantLink: { value: 7, unit: 'days' },
  draftTransfer: { value: 10, unit: 'minutes' },
  recoveryCode: { value: 30, unit: 'minutes' },
  contactWait: { value: siteConstants.contactWaitSeconds / 60, unit: 'minutes' },

  // Mails about the value of a property
  alertChange: { value: 5, unit: 'percent' },
  alertConfirm: { value: 7, unit: 'days' },

  // How long data are kept
  alertKept: { value: 24, unit: 'months' },
  draftKept: { value: 30, unit: 'days' },
  // Declined and withdrawn applications. A token in texts that staff have stored names it, so its name stays.
  refusedKept: { value: 12, unit: 'months' },
  messageKept: { value: 12, unit: 'months' },
  jobApplicationKept: { value: jobApplicationMonths, unit: 'months' },
  loanKept: { value: 7, unit: 'years' },
  logsKept: { value: 12, unit: 'months' },
  choiceKept: { value: 1, unit: 'years' },
  consentKept: { value: consentKeptDays, unit: 'days' },
  campaignKept: { value: campaignKeptDays, unit: 'days' },

  // Documents asked for
  addressProof: { value: 3, unit: 'months' },
  incomeProof: { value: 3, unit: 'months' },
  varyingIncomeProof: { value: 6, unit: 'months' },
  companyAccounts: { value: 2, unit: 'years' },
  repaymentRecord: { value: 12, unit: 'months' },
} as const satisfies Record<string, SitePromise>;

export type PromiseName = keyof typeof register;

/** Every promise by its name, for tests and lists; to compute with one, use `promised`. */
export const promises: Readonly<Record<PromiseName, SitePromise>> = register;

/** Promises that are other than in this release, by their names; another's name means nothing. */
export type ChangedPromises = Readonly<Record<string, number>>;

/** The value of a promise where some were changed. */
export const promisedNow = (name: PromiseName, changed: ChangedPromises | undefined): number =>
  changed?.[name] ?? promised(name);

/** The value of a promise, counted in its unit. */
export const promised = (name: PromiseName): number => promises[name].value;
