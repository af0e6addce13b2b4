import type { Locale } from '@/contracts/locale';
import { lendingLimits } from '@/contracts/limits/limits';
import { siteConstants } from '@/contracts/site/site-constants';

/** Business constants of the site; a customer is warned `logoutWaitSeconds` before the session ends for want of activity. */
export const { currencySymbol, contactWaitSeconds, logoutWaitSeconds, uploadMaxMegabytes } =
  siteConstants;
/** The language of mails to the lender's staff. */
export const staffLocale = 'en' satisfies Locale;
export const timeZone = 'Asia/Hong_Kong';
/** Dates in data. */
export const dateFormat = 'YYYY-MM-DD';
/** A customer who does nothing is signed out after half an hour. */
export const sessionIdleSeconds = 30 * 60;
/** How long a visitor waits before another one-time code, unless the setting `OTP_RESEND_SECONDS` says otherwise. */
export const otpResendSeconds = 60;
/** How long a browser remembers the source of a visit, and the answer about analytics. */
export const campaignKeptDays = 90;
export const consentKeptDays = 180;
export const solutionRuleDelayMs = 500;
export const areaOrder = { HK: 1, KL: 2, NT: 3, IS: 4 } as const;

/** Advertised figures; each is shown with its condition. Rates in percent a year, LTV in percent of the valuation. */
export const advertised = {
  calculatorLtvMax: 75,
  homeLtvMax: lendingLimits.loanToValue,
  fastPassRewardHkd: 10_000,
  rmbAnnualRateFrom: 6.99,
  decisionHours: 24,
} as const;

/** Money Lenders Ordinance (Cap. 163) sections 24 and 25, in percent a year, for agreements from 30 December 2022. */
export const legalRates = { presumedExtortionate: lendingLimits.annualRate, offence: 48 } as const;
