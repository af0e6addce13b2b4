import { z } from 'zod';
import { maxMoney } from '../limits/limits';

/** How a field of a setting is entered and shown. */
export type SettingUnit = 'money' | 'hours' | 'count' | 'text';

/** The unit of each field, by its schema. */
export const fieldUnits = z.registry<{ unit: SettingUnit }>();

/** HK$, without cents. */
export const money = () =>
  z.number().int().min(0).max(maxMoney).register(fieldUnits, { unit: 'money' });

/** How many there may be; at least one. */
export const count = (max = 1_000_000) =>
  z.number().int().min(1).max(max).register(fieldUnits, { unit: 'count' });

/** Whole hours. */
export const hours = ({ min, max }: { min: number; max: number }) =>
  z.number().int().min(min).max(max).register(fieldUnits, { unit: 'hours' });

/** What people read, or a bank. */
export const text = (max: number, pattern = /\S/) =>
  z.string().trim().min(1).max(max).regex(pattern).register(fieldUnits, { unit: 'text' });
