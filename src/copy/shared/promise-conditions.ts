import type { PromiseName } from '@/config/promises';

interface PromiseCondition {
  /** When it holds, and from when it counts. */
  condition: string;
  /** Who set it: the specification, a law, or the lender. */
  source: string;
}

const lender = 'lender';
const specification = 'SPECIFICATION section 9';
const moneyLenders = 'Money Lenders Ordinance (Cap. 163)';

/** Condition and source of every promise; apart from the values, so that browsers do not load what no page prints. */
export const promiseConditions: Readonly<Record<PromiseName, PromiseCondition>> = {
  homeLtv: {
    condition: 'first mortgage only, after a valuation by a surveyor and the assessment',
    source: specification,
  },
  calculatorLtv: { condition: 'limit of the calculator, a planning figure', source: specification },
  rmbRate: {
    condition: 'a year, for loans at or under `rmbRateLtv` of the valuation',
    source: specification,
  },
  rmbRateLtv: { condition: 'of the valuation', source: specification },
  reward: {
    condition:
      'loan of at least `rewardLoan` drawn within `rewardDrawDown` of the indication; one a property',
    source: specification,
  },
  rewardLoan: { condition: 'amount drawn', source: lender },
  rewardDrawDown: { condition: 'from the date of the indicative pre-approval', source: lender },
  rewardPayment: { condition: 'from draw-down', source: lender },
  decision: {
    condition: 'by the same time of the next working day after all required documents are here',
    source: 'SPECIFICATION section 9, docs/adr/0023-decision-clock.md',
  },
  decisionHours: {
    condition: 'as `decision`, where the hours are part of a name',
    source: specification,
  },
  rateMax: {
    condition: 'annual percentage rate, fees included; above it a loan is presumed extortionate',
    source: `${moneyLenders}, section 25`,
  },
  rateOffence: {
    condition: 'effective annual rate; above it lending is an offence',
    source: `${moneyLenders}, section 24`,
  },
  serviceFee: {
    condition: 'applying, online and manual valuation, statements, early repayment',
    source: lender,
  },
  settlementPenalty: {
    condition: 'early settlement costs the interest to its day and nothing else',
    source: `${moneyLenders}, section 21`,
  },
  valuationMargin: {
    condition: 'by how much lower an indication takes a surveyor’s value to show what it changes',
    source: lender,
  },
  indicationValid: {
    condition: 'from the day of an indication, while answers, value and terms stay as they are',
    source: lender,
  },
  draftTransfer: {
    condition:
      'life of the code that moves an application to another device, before the phone is proved',
    source: lender,
  },
  stressRate: {
    condition: 'yearly rate at which an indication counts the payments',
    source: lender,
  },
  debtServicingMax: { condition: 'of income, for an indication', source: lender },
  debtServicingReview: { condition: 'of income; above it a person looks', source: lender },
  debtServicingVarying: {
    condition: 'of an income that varies; above it a person looks',
    source: lender,
  },
  specialLtvReview: {
    condition: 'village houses and car parks; above it a person looks',
    source: lender,
  },
  bankFirstLtv: {
    condition: 'of the value, salaried and without arrears: up to it a bank is asked first',
    source: lender,
  },
  minimumAge: { condition: 'years of every applicant', source: lender },
  fileSize: { condition: 'each file', source: specification },
  accountDigitsMin: {
    condition:
      'digits of an account at a bank in Hong Kong, those of its branch among them, at least',
    source: lender,
  },
  accountDigitsMax: { condition: 'as `accountDigitsMin`, at most', source: lender },
  filesPerItem: { condition: 'each item of the list of documents', source: lender },
  messageAnswer: { condition: 'from the message', source: lender },
  requestAnswer: { condition: 'from the request, once its documents are complete', source: lender },
  valuationAnswer: { condition: 'from the request for a manual valuation', source: lender },
  surveyorValuation: { condition: 'from the request for a surveyor during a loan', source: lender },
  consentAnswer: { condition: 'from the draft tenancy', source: lender },
  ownersAnswer: { condition: 'from the draft deed of a change of owners', source: lender },
  release: { condition: 'from full repayment and the draft of the solicitor', source: lender },
  payoutArrival: { condition: 'a withdrawal or a transfer, after it was sent', source: lender },
  statementByLaw: {
    condition: 'from a written request; the law allows one month',
    source: `${moneyLenders}, section 19`,
  },
  statementQuery: {
    condition: 'from the date of a statement, for what is not right in it',
    source: lender,
  },
  complaintAcknowledged: { condition: 'from the complaint', source: lender },
  complaintAnswer: { condition: 'from the complaint', source: lender },
  dataAccessAnswer: {
    condition: 'from a data access request',
    source: 'Personal Data (Privacy) Ordinance (Cap. 486), section 19',
  },
  mainlandDataAnswer: {
    condition: 'from a request under the Personal Information Protection Law',
    source: lender,
  },
  jobAnswer: { condition: 'from an application for a job', source: lender },
  holidayMin: { condition: 'nothing falls due', source: lender },
  holidayMax: { condition: 'nothing falls due', source: lender },
  holidayInstalments: {
    condition: 'instalments after a holiday that share its interest',
    source: lender,
  },
  settlementNotice: { condition: 'ahead, that a settlement may be asked for', source: lender },
  applicationTime: {
    condition: 'first or second mortgage with everything read once, measured',
    source: lender,
  },
  fastPassTime: {
    condition: 'about ten questions with everything read once, measured',
    source: lender,
  },
  valuationTime: { condition: 'four steps', source: lender },
  codeLife: { condition: 'from its text message', source: lender },
  codeWait: { condition: 'before another code', source: lender },
  codeAttempts: { condition: 'wrong tries of one code', source: lender },
  browserTrust: { condition: 'from the last sign-in', source: lender },
  codeLock: { condition: 'after too many failures', source: lender },
  proofLife: { condition: 'after a code was right', source: lender },
  sessionIdle: { condition: 'without use', source: lender },
  sessionLife: { condition: 'at most', source: lender },
  payoutHold: {
    condition:
      'that withdrawals wait after a bank account or phone number changed, or lost passkeys were removed; the setting PAYOUT_HOLD_HOURS may make it longer',
    source: lender,
  },
  coApplicantLink: {
    condition: 'from the text message that asks a further applicant to confirm',
    source: lender,
  },
  emailLink: { condition: 'from the mail that asks to confirm an address', source: lender },
  recoveryCode: { condition: 'from the mail with the code', source: lender },
  contactWait: { condition: 'between two messages from one browser', source: specification },
  alertChange: { condition: 'of the figure last told, up or down', source: lender },
  alertConfirm: { condition: 'from the request', source: lender },
  alertKept: { condition: 'from the confirmation, unless it is stopped before', source: lender },
  draftKept: { condition: 'from the last change', source: lender },
  refusedKept: { condition: 'at most', source: lender },
  messageKept: { condition: 'from the message', source: lender },
  jobApplicationKept: { condition: 'from sending, unless the applicant joins', source: lender },
  loanKept: { condition: 'from the end of the loan', source: lender },
  logsKept: { condition: 'at most', source: lender },
  choiceKept: { condition: 'language, closed notices', source: lender },
  consentKept: { condition: 'answer about analytics', source: lender },
  campaignKept: { condition: 'source of a visit', source: lender },
  addressProof: { condition: 'at most as old', source: lender },
  incomeProof: { condition: 'salaried', source: lender },
  varyingIncomeProof: { condition: 'income that varies', source: lender },
  companyAccounts: { condition: 'companies', source: lender },
  repaymentRecord: { condition: 'of the first mortgage', source: lender },
};
