import { siteConstants } from '../site/site-constants';

// No zod here: forms of the browser read these values, too.

/** HK$, of every amount. */
export const maxMoney = 1_000_000_000;
/** Of every loan. */
export const maxTenorMonths = 600;
/**
 * Percent. `annualRate`: what a loan may cost a year before it is presumed extortionate (Money Lenders Ordinance, Cap. 163, section 25);
 * `loanToValue`: the highest share of a valuation that the site names, as no law sets one for money lenders.
 */
export const lendingLimits = { annualRate: 36, loanToValue: 85 } as const;
/** Working days within which the lender may promise to answer: at most two weeks. */
export const answerDayLimits = { min: 1, max: 10 } as const;
/** Weeks within which the lender may promise to answer an application for a job. */
export const jobAnswerMaxWeeks = 8;
/** Of a payment holiday. */
export const holidayMaxMonths = 6;

/** Rows that a list of the desk counts at most; its `total` stops there. */
export const maxListTotal = 10_000;

/** Hours that money waits after a bank account or phone number changed; pages promise the fewest. */
export const payoutHoldLimits = { min: 24, max: 720 } as const;

const bytesOfUpload = (): number => siteConstants.uploadMaxMegabytes * 1024 * 1024;
/** Of one file of a document. */
// Marked pure so that scripts of the browser that take something else from this file leave the constants out.
export const documentMaxBytes = /* @__PURE__ */ bytesOfUpload();
/** Files of one slot. */
export const documentsPerSlot = 10;

/** Outer limits of the calculation, not of any product: HK$, percent a year, months, days. */
export const calculationLimits = {
  minAmount: 0.01,
  maxAmount: maxMoney,
  minAnnualRate: 0,
  maxAnnualRate: 100,
  minTenorMonths: 1,
  maxTenorMonths,
  minDays: 1,
  maxDays: 18_262,
  maxListItems: 1_500,
} as const;

/** Characters of a text, at most. */
export const textLimits = {
  phone: 30,
  oneTimeCode: 20,
  requestId: 100,
  addressSearch: 120,
  /** Of a property, in a valuation and an application. */
  propertyAddress: 200,
  floor: 20,
  room: 20,
  blockName: 40,
  subDistrict: 80,
  personName: 100,
  passkeyName: 60,
  chineseName: 40,
  idNumber: 30,
  /** As typed. */
  dateOfBirth: 20,
  /** Where a person or company is. */
  address: 250,
  lender: 100,
  companyName: 150,
  businessRegistration: 30,
  companyNumber: 20,
  applicantEmail: 254,
  customerEmail: 200,
  alertEmail: 200,
  customerAddress: 300,
  requestReason: 500,
  solicitor: 200,
  customerMessage: 2_000,
} as const;

/** Of each part of a campaign's name, in a link, a cookie and an application. */
export const campaignMaxLength = 100;

export const minPhoneLength = 5;

/** Of the figures of a quote, either way: beyond them one is a slip of the hand; within them the answer says what makes no sense. */
export const quoteLimits = { areaSqft: 1_000_000, ageYears: 1_000 } as const;
