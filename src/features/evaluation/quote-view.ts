import { contentPaths, flowPaths, localisedPath } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { QuoteBasis } from '@/contracts/evaluation/quote-support';
import type { Translate } from '@/i18n/text-keys';
import { identifiesProperty } from '@/lib/chosen-places';
import { formatMonth } from '@/lib/dates';
import { formatPercent } from '@/lib/format';
import { propertyParams } from './carried/carried-params';

export type Certainty = 'high' | 'medium' | 'low';

/** Half the width of the range, in percent of the value: the maxima for high and for medium certainty. */
const highCertaintyMaxHalfWidth = 10;
const mediumCertaintyMaxHalfWidth = 18;

/** Certainty by the width of the range, which includes every uncertainty of the property and of the market since the last sale. */
export function quoteCertainty({ confidence }: Pick<QuoteData, 'confidence'>): Certainty {
  const halfWidth = 100 - confidence;
  if (halfWidth <= highCertaintyMaxHalfWidth) return 'high';
  return halfWidth <= mediumCertaintyMaxHalfWidth ? 'medium' : 'low';
}

/** A loan to pass to the calculator. */
export interface CarriedLoan {
  loanAmount: number;
  annualRate: number;
  tenorMonths: number;
}

function valuedProperty({
  value,
  property,
}: {
  value: number;
  property: QuoteData['property'] | undefined;
}): URLSearchParams {
  return new URLSearchParams([
    ['propertyValue', String(value)],
    ...(property ? propertyParams(property) : []),
  ]);
}

/** Link to the calculator with the property's value, the property itself where it is the visitor's own, and with a loan. */
export function calculatorLink(
  { value, property }: Pick<QuoteData, 'value'> & Partial<Pick<QuoteData, 'property'>>,
  locale: Locale,
  loan?: CarriedLoan,
): string {
  const query = valuedProperty({ value, property });
  if (loan) {
    query.set('loanAmount', String(loan.loanAmount));
    query.set('annualRate', String(loan.annualRate));
    query.set('tenorMonths', String(loan.tenorMonths));
  }
  return `${localisedPath(locale, contentPaths.loanCalculator)}?${query}`;
}

/** Link to the form with the place chosen; without floor, flat and anything typed, for the eyes of others. */
export function placeLink(
  { property: { ids } }: Pick<QuoteData, 'property'>,
  locale: Locale,
): string {
  const query = new URLSearchParams(identifiesProperty(ids) ? ids : {}).toString();
  const path = localisedPath(locale, contentPaths.onlineProperty);
  return query === '' ? path : `${path}?${query}`;
}

/** The property with its floor and flat. */
export function flatLabel(
  { property: { label, floor, room } }: Pick<QuoteData, 'property'>,
  t: Translate<'evaluation'>,
): string {
  const flat = [floor, room === null ? null : t('result.room', { room })];
  return [label, ...flat.filter((part) => part !== null)].join(t('result.join'));
}

/** Link to the application with the property's value and identifiers; a manually entered address is never included. */
export function applicationLink(
  { value, property }: Pick<QuoteData, 'value' | 'property'>,
  locale: Locale,
  loan?: Pick<CarriedLoan, 'loanAmount' | 'tenorMonths'>,
): string {
  const queryParams = valuedProperty({ value, property });
  if (loan) {
    queryParams.set('loanAmount', String(loan.loanAmount));
    queryParams.set('tenorMonths', String(loan.tenorMonths));
  }
  return `${localisedPath(locale, flowPaths.applyFirst)}?${queryParams}`;
}

/** What a value rests on, as one sentence. */
export function basisSentence(
  { kind, ownShare, month }: QuoteBasis,
  { t, locale }: { t: Translate<'evaluation'>; locale: Locale },
): string {
  return t(`basis.${kind}`, {
    share: formatPercent(Math.round((ownShare ?? 0) * 100)),
    month: month === null ? '' : formatMonth(month, locale),
  });
}

interface RangeBarPositions {
  /** Percent of the width. */
  low: number;
  value: number;
  high: number;
}

const minReachRatio = 0.25;
const reachPadding = 1.15;

/** Positions of a range on a scale of 25 % above and below the value, or more if the range is wider, so that a certain range looks narrow. */
export function rangeBarPositions({
  low,
  value,
  high,
}: Pick<QuoteData, 'low' | 'value' | 'high'>): RangeBarPositions {
  const reach = Math.max(
    minReachRatio * value,
    (value - low) * reachPadding,
    (high - value) * reachPadding,
    1,
  );
  const at = (amount: number): number =>
    Math.round((50 + ((amount - value) / reach) * 50) * 100) / 100;
  return { low: at(low), value: at(value), high: at(high) };
}
