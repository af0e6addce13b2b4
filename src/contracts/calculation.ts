import { z } from 'zod';
import type { EndpointDefinition } from './endpoint-definition';
import { calculationLimits } from './limits/limits';
import { paymentTypeSchema } from './site/site';
import { isoDate } from './common-fields';

export const dayCountBases = ['30/360', 'act/365'] as const;
export const paymentFrequencies = ['monthly', 'fortnightly'] as const;
export const rateWarningCodes = ['presumed_extortionate', 'offence'] as const;

const {
  minAmount,
  maxAmount,
  minAnnualRate,
  maxAnnualRate,
  minTenorMonths,
  maxTenorMonths,
  minDays,
  maxDays,
  maxListItems,
} = calculationLimits;
const amount = z.number().min(minAmount).max(maxAmount);
const rate = z.number().min(minAnnualRate).max(maxAnnualRate);
const fee = z.number().min(0).max(maxAmount);
const tenorMonths = z.number().int().min(minTenorMonths).max(maxTenorMonths);
const days = z.number().int().min(minDays).max(maxDays);
const afterMonth = z
  .number()
  .int()
  .min(0)
  .max(maxTenorMonths - 1);
const basis = z.enum(dayCountBases);

const decimal = /^-?\d+(\.\d+)?$/;

/** A plain decimal of a query string: no exponent, no hexadecimal, no words; an empty value counts as missing, not as zero. */
function numberOf(value: number | string): number | undefined {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  return decimal.test(value) ? Number(value) : NaN;
}
const fromQuery = <S extends z.ZodNumber>(schema: S) => z.preprocess(numberOf, schema);
const flag = z.enum(['true', 'false']);

const paymentTypeParams = z.object({ paymentType: paymentTypeSchema });

/**
 * `annualRate` is always needed; `loanAmount` and `tenorMonths` unless the payment type is `revolving`, which needs `drawnAmount` and
 * `days` and takes `loanAmount` as its limit. The server asks for all that is missing at once. Amounts in HK$, rates in percent a year.
 */
export const calculateQuerySchema = z.object({
  loanAmount: fromQuery(amount).optional(),
  annualRate: fromQuery(rate).optional(),
  tenorMonths: fromQuery(tenorMonths).optional(),
  propertyValue: fromQuery(amount).optional(),
  fee: fromQuery(fee).optional(),
  startDate: isoDate.optional(),
  basis: basis.optional(),
  drawnAmount: fromQuery(amount).optional(),
  days: fromQuery(days).optional(),
  schedule: flag.optional(),
});
export type CalculateQuery = z.input<typeof calculateQuerySchema>;

/**
 * As the query, and what a query cannot hold. `annualRate` may be left out when `monthlyFlatRate` is given, and all terms when `cashFlows`
 * holds money received and money repaid (opposite signs); flows of one sign are repayments of `loanAmount`.
 */
export const calculateDetailedBodySchema = z.object({
  loanAmount: amount.optional(),
  annualRate: rate.optional(),
  tenorMonths: tenorMonths.optional(),
  propertyValue: amount.optional(),
  fee: fee.optional(),
  startDate: isoDate.optional(),
  basis: basis.optional(),
  drawnAmount: amount.optional(),
  days: days.optional(),
  schedule: z.boolean().optional(),
  frequency: z.enum(paymentFrequencies).optional(),
  monthlyFlatRate: rate.optional(),
  rateChanges: z
    .array(z.object({ afterMonth, annualRate: rate }))
    .max(maxListItems)
    .optional(),
  drawdowns: z.array(z.object({ afterMonth, amount })).max(maxListItems).optional(),
  settleOn: isoDate.optional(),
  settlementPenaltyRate: rate.optional(),
  cashFlows: z
    .array(z.object({ date: isoDate, amount: z.number().min(-maxAmount).max(maxAmount) }))
    .max(maxListItems)
    .optional(),
  dayBalances: z
    .array(z.object({ days, balance: z.number().min(0).max(maxAmount) }))
    .max(maxListItems)
    .optional(),
});
export type CalculateDetailedBody = z.input<typeof calculateDetailedBodySchema>;

export const scheduleRowSchema = z.object({
  n: z.number().int().positive(),
  date: isoDate.nullable(),
  payment: z.number(),
  interest: z.number(),
  principal: z.number(),
  balance: z.number(),
});

/** What clears the loan on `date`; `amount` = `principal` + `interest` + `penalty`. */
export const settlementSchema = z.object({
  date: isoDate,
  paymentsMade: z.number().int(),
  principal: z.number(),
  interest: z.number(),
  penalty: z.number(),
  amount: z.number(),
  interestPaid: z.number(),
  interestSaved: z.number(),
});

/**
 * Money in HK$ with two decimals, rates in percent. `amount` is the regular payment (interest-only: the monthly interest; revolving:
 * the interest of the period); a client counts a missing `amount` as 0. `warnings` concern the larger of `apr` and `mloRate`.
 */
export const calculationSchema = z.object({
  amount: z.number().optional(),
  totalInterest: z.number(),
  totalRepayment: z.number(),
  lastPayment: z.number(),
  apr: z.number(),
  mloRate: z.number(),
  ltv: z.number().nullable(),
  warnings: z.array(z.enum(rateWarningCodes)),
  settlement: settlementSchema.optional(),
  schedule: z.array(scheduleRowSchema).optional(),
});
export type Calculation = z.output<typeof calculationSchema>;

export const calculationEndpoints = {
  calculate: {
    method: 'GET',
    path: '/api/v1/loan-cal/{paymentType}',
    access: 'public',
    summary: 'Payment, cost and annual rates of a loan; with `schedule=true` every payment',
    params: paymentTypeParams,
    query: calculateQuerySchema,
    response: calculationSchema,
  },
  calculateDetailed: {
    method: 'POST',
    path: '/api/v1/loan-cal/{paymentType}',
    access: 'public',
    summary:
      'The same with rate changes, draw-downs, early settlement, fortnightly payments and dated cash flows',
    params: paymentTypeParams,
    body: calculateDetailedBodySchema,
    response: calculationSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
