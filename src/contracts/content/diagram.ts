import { z } from 'zod';
import { localised } from '../localised';

const amount = z.number().positive();
const months = z.number().int().min(1).max(480);

/**
 * What a diagram shows of the worked example of its product; the loan engine works the figures out. Money in HK$, rates in percent a
 * year. Only what the example does not hold is given here.
 */
export const drawingSchema = z.discriminatedUnion('kind', [
  /** Interest and principal of the payments, year by year. */
  z.object({ kind: z.literal('yearlyPayments') }),
  /** The monthly payment at the example's rate and at rates so many percentage points higher. */
  z.object({ kind: z.literal('higherRates'), points: z.array(amount).min(1).max(4) }),
  /** Monthly payment and total interest for other lengths of the loan. */
  z.object({ kind: z.literal('tenors'), tenorMonths: z.array(months).min(2).max(5) }),
  /** The loan on top of a first mortgage, within the value of the property. */
  z.object({ kind: z.literal('loansOnValue'), firstLoan: amount }),
  /** Purchase, interest and sale on a line of months. */
  z.object({ kind: z.literal('saleTimeline') }),
  /** Total interest by the month in which the sale repays the loan. */
  z.object({ kind: z.literal('saleMonths'), saleMonths: z.array(months).min(2).max(5) }),
  /** Balances drawn from a limit and repaid, and the interest of their days. */
  z.object({
    kind: z.literal('balances'),
    balances: z
      .array(z.object({ days: z.number().int().min(1).max(366), balance: amount }))
      .min(2)
      .max(5),
  }),
  /** Instalments before, during and after a payment holiday of a loan with so many payments left. */
  z.object({ kind: z.literal('holiday'), remainingMonths: months }),
  /** The payment in HK$ where the currency of the loan falls or rises by so many percent. */
  z.object({ kind: z.literal('exchangeRate'), changePercent: amount.max(50) }),
  /** Several debts before, one loan after. */
  z.object({
    kind: z.literal('debts'),
    debts: z
      .array(
        z.object({
          ...localised('label'),
          amount,
          annualRate: amount.max(60),
          tenorMonths: months,
        }),
      )
      .min(2)
      .max(5),
  }),
  /** What is owed as a share of the value of the property, year by year. */
  z.object({ kind: z.literal('loanToValue') }),
]);
export type Drawing = z.infer<typeof drawingSchema>;
export type DrawingOf<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>;
