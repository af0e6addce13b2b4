import { z } from 'zod';
import { isoDate } from '../common-fields';

const count = z.number().int().nonnegative();
const week = isoDate;
/** HK$. */
const amount = z.number().nonnegative();

/** How many weeks the figures go back, the one that goes on included. */
export const figureWeeks = 12;
/** By how many days a payment is overdue where its loan counts as at risk. */
export const riskDays = [30, 60, 90] as const;

/** Each week is named by its Monday in Hong Kong, the last one goes on. What the caller may not read is null. */
export const todayFiguresSchema = z.object({
  applications: z.array(z.object({ week, received: count })).nullable(),
  /** First decisions on applications that had a time promised, and how many of them came by it. */
  decisions: z.array(z.object({ week, decided: count, inTime: count })).nullable(),
  /** The balances of loans that are not paid back, and of those with a payment that is overdue by more than so many days. */
  portfolio: z
    .object({
      loans: count,
      balance: amount,
      atRisk: z.array(z.object({ days: z.literal(riskDays), loans: count, balance: amount })),
    })
    .nullable(),
  /** What the bank has paid out. */
  payouts: z.array(z.object({ week, payments: count, amount })).nullable(),
});
export type TodayFigures = z.output<typeof todayFiguresSchema>;
