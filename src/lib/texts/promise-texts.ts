import {
  promisedNow,
  promises,
  type ChangedPromises,
  type PromiseName,
  type PromiseUnit,
  type SitePromise,
} from '@/config/promises';
import type { Locale } from '@/contracts/locale';
import { keysOf, recordOf } from '@/contracts/typed-record';
import { formatMoney, formatPercent } from '../format';
import { unitTexts } from './unit-texts';

type CountedUnit = Exclude<PromiseUnit, 'percent' | 'hkd' | 'megabytes' | 'count'>;

const oneOf = {
  seconds: 'oneSecond',
  minutes: 'oneMinute',
  hours: 'oneHour',
  days: 'oneDay',
  workingDays: 'oneWorkingDay',
  weeks: 'oneWeek',
  months: 'oneMonth',
  years: 'oneYear',
} as const satisfies Record<CountedUnit, string>;

function formatPromise({ value, unit }: SitePromise, locale: Locale): string {
  const t = unitTexts.in(locale);
  switch (unit) {
    case 'percent':
      return formatPercent(value);
    case 'hkd':
      return formatMoney(value);
    case 'count':
      return String(value);
    case 'megabytes':
      return t('megabytes', { count: value });
    case 'seconds':
    case 'minutes':
    case 'hours':
    case 'days':
    case 'workingDays':
    case 'weeks':
    case 'months':
    case 'years':
      return value === 1 ? t(oneOf[unit]) : t(unit, { count: value });
  }
}

export type PromiseTexts = Readonly<Record<PromiseName, string>>;

const textsByLocale = new Map<Locale, PromiseTexts>();

function deliveredTexts(locale: Locale): PromiseTexts {
  const known = textsByLocale.get(locale);
  if (known) return known;
  const texts = recordOf(keysOf(promises), (name) => formatPromise(promises[name], locale));
  textsByLocale.set(locale, texts);
  return texts;
}

/** Every promise as people read it, such as `2 working days`, by its name: as in this release, or as it was changed. */
export function promiseTexts(locale: Locale, changed: ChangedPromises = {}): PromiseTexts {
  const texts = deliveredTexts(locale);
  const others = keysOf(promises).filter((name) => Object.hasOwn(changed, name));
  if (others.length === 0) return texts;
  return {
    ...texts,
    ...recordOf(others, (name) =>
      formatPromise({ ...promises[name], value: promisedNow(name, changed) }, locale),
    ),
  };
}

/** The promises as values of texts from `public/locales`, which name them `{{promise.name}}`. */
export const promiseValues = (
  locale: Locale,
  changed?: ChangedPromises,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(promiseTexts(locale, changed)).map(([name, text]) => [`promise.${name}`, text]),
  );
