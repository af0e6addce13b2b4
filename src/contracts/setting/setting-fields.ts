import { z } from 'zod';
import {
  answerDayLimits,
  jobAnswerMaxWeeks,
  lendingLimits,
  maxMoney,
  maxTenorMonths,
} from '../limits/limits';

/** How a field of a setting is entered and shown. */
export type SettingUnit =
  | 'money'
  | 'percent'
  | 'months'
  | 'workingDays'
  | 'calendarDays'
  | 'weeks'
  | 'years'
  | 'hours'
  | 'count'
  | 'text'
  | 'span'
  | 'days';

/** The unit of each field, by its schema. */
export const fieldUnits = z.registry<{ unit: SettingUnit }>();

/** HK$, without cents. */
export const money = () =>
  z.number().int().min(0).max(maxMoney).register(fieldUnits, { unit: 'money' });

const hundredth = 0.01;

/** Percent, to the hundredth that pages show; beyond `max` the problem is called `error`. */
const percent = ({ max, error }: { max: number; error: string }) =>
  z
    .number()
    .min(hundredth)
    .multipleOf(hundredth)
    .refine((value) => value <= max, { error })
    .register(fieldUnits, { unit: 'percent' });

/** Percent a year, at most what the law lets a loan cost. */
export const yearlyRate = () => percent({ max: lendingLimits.annualRate, error: 'rateAboveLaw' });

/** Percent of the value of a property. */
export const shareOfValue = () =>
  percent({ max: lendingLimits.loanToValue, error: 'shareAboveSite' });

/** Percent of an income. */
export const shareOfIncome = () =>
  z
    .number()
    .min(hundredth)
    .max(100)
    .multipleOf(hundredth)
    .register(fieldUnits, { unit: 'percent' });

/** HK$ of a loan or a property, without cents. */
export const principal = () =>
  z.number().int().min(1).max(maxMoney).register(fieldUnits, { unit: 'money' });

/** Whole months of a loan. */
export const tenor = () =>
  z.number().int().min(1).max(maxTenorMonths).register(fieldUnits, { unit: 'months' });

/** Working days within which something is answered. */
export const answerDays = () =>
  z
    .number()
    .int()
    .min(answerDayLimits.min)
    .max(answerDayLimits.max)
    .register(fieldUnits, { unit: 'workingDays' });

/** Weeks within which an application for a job is answered. */
export const answerWeeks = () =>
  z.number().int().min(1).max(jobAnswerMaxWeeks).register(fieldUnits, { unit: 'weeks' });

/** Days of the calendar that something lasts. */
export const lastingDays = ({ min, max }: { min: number; max: number }) =>
  z.number().int().min(min).max(max).register(fieldUnits, { unit: 'calendarDays' });

/** Whole months that a document covers, or that it may be old. */
export const coveredMonths = () =>
  z.number().int().min(1).max(36).register(fieldUnits, { unit: 'months' });

/** Whole years that a document covers. */
export const coveredYears = () =>
  z.number().int().min(1).max(7).register(fieldUnits, { unit: 'years' });

/** A limit on a count: a whole number from 1. */
export const count = (max = 1_000_000) =>
  z.number().int().min(1).max(max).register(fieldUnits, { unit: 'count' });

/** Whole hours. */
export const hours = ({ min, max }: { min: number; max: number }) =>
  z.number().int().min(min).max(max).register(fieldUnits, { unit: 'hours' });

/** Text that is shown to people or sent to a bank. */
export const text = (max: number, pattern = /\S/) =>
  z.string().trim().min(1).max(max).regex(pattern).register(fieldUnits, { unit: 'text' });

const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const spanPattern = new RegExp(`^${time}-${time}$`);

/** From one time of a day to a later one, such as `09:00-18:30`. */
const isSpan = (text: string): boolean => {
  const [from = '', to = ''] = text.split('-');
  return spanPattern.test(text) && from < to;
};

/** When something is open on a day; empty for not at all where that `mayBeEmpty`. */
export const span = ({ mayBeEmpty = false }: { mayBeEmpty?: boolean } = {}) =>
  z
    .string()
    .trim()
    .refine((text) => isSpan(text) || (mayBeEmpty && text === ''))
    .register(fieldUnits, { unit: 'span' });

/** The days of a list such as `2026-12-24, 2026-12-31`. */
export const daysOf = (list: string): string[] => list.split(/[\s,]+/).filter((day) => day !== '');

/** Days of the calendar with commas between them, or none. */
export const days = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((list) => daysOf(list).every((day) => z.iso.date().safeParse(day).success))
    .register(fieldUnits, { unit: 'days' });
