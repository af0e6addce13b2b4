import {
  maxAgeYears,
  normaliseProduct,
  type ApplicationProduct,
  type PropertyKind,
} from '@/contracts/application/application-choices';
import type { PropertyType, QuoteData } from '@/contracts/evaluation/evaluation';
import { productKeys } from '@/contracts/product-choices';
import { maxMoney } from '@/contracts/limits/limits';
import { placeParams } from '@/features/evaluation/place-params';
import { parseForm as readValuation } from '@/features/evaluation/valuation-query';
import type { EvaluationState } from '@/features/evaluation/evaluation.types';
import { formatWhole } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';
import { formatTenorInput } from '@/lib/loan/tenor-input';
import { emptyFormValues, type ApplicationFormValues } from './application-form-values';

export interface PrefillSources {
  product: ApplicationProduct;
  /** The page's query string: values from calculator, valuation and finder. */
  query: URLSearchParams;
  /** The loan amount applied from the calculator, HK$; 0 if there was none. */
  loanAmount: number;
  /** The valuation of this tab: what was asked last, and the answer. */
  evaluation: Pick<EvaluationState, 'info' | 'lastQuote'>;
  /** The answers given in the product finder. */
  answers: Readonly<Record<string, string>>;
}

const purposes: ReadonlyMap<string, string> = new Map([
  ['buy', 'purchase'],
  ['bridge', 'purchase'],
  ['move', 'refinance'],
  ['cash', 'cash-out'],
  ['business', 'business'],
  ['debts', 'debt-consolidation'],
]);

function amountIn(query: URLSearchParams, name: string): number {
  const amount = Math.floor(parseMoney(query.get(name) ?? '') ?? 0);
  return amount <= maxMoney ? amount : 0;
}

const formatOptional = (amount: number): string => (amount > 0 ? formatWhole(amount) : '');

/** Initial form values: the loan from the calculator, the property from the valuation, product and purpose from the finder. */
export function buildPrefill({
  query,
  loanAmount,
  evaluation,
  answers,
}: PrefillSources): Partial<ApplicationFormValues> {
  const amount = amountIn(query, 'loanAmount') || loanAmount;
  const tenor = amountIn(query, 'tenorMonths');
  const purpose = purposes.get(query.get('purpose') ?? answers.purpose ?? '') ?? '';
  const asked = query.get('product') ?? '';
  const interest = productKeys.find((key) => key === (normaliseProduct(asked) ?? asked)) ?? '';
  const { quote } = evaluation.info;
  const value =
    amountIn(query, 'propertyValue') || (quote?.requestSuccessful === 'Y' ? quote.value : 0);
  const property = propertyPrefill(query, evaluation);
  const filled: Partial<ApplicationFormValues> = {};
  if (amount > 0 || tenor > 0 || purpose !== '' || interest !== '')
    filled.loan = {
      amount: formatOptional(amount),
      tenorMonths: tenor > 0 ? formatTenorInput(tenor) : '',
      purpose,
      interest,
    };
  if (property !== null || value > 0)
    filled.property = {
      ...emptyFormValues.property,
      ...property,
      estimatedValue: formatOptional(value),
    };
  return filled;
}

type PropertyValues = ApplicationFormValues['property'];

const kinds: Partial<Record<PropertyType, PropertyKind>> = {
  flat: 'private',
  villageHouse: 'village',
  carPark: 'car-park',
};

function propertyPrefill(
  query: URLSearchParams,
  { info, lastQuote }: PrefillSources['evaluation'],
): Partial<PropertyValues> | null {
  const own = info.quote?.requestSuccessful === 'Y' ? info.quote.property : null;
  const asked = readValuation(query);
  if (Object.keys(asked.places).length > 0) {
    const isSame =
      own !== null &&
      placeParams.every((name) => (own.ids[name] ?? undefined) === asked.places[name]);
    return {
      places: asked.places,
      carpark: asked.carpark ?? '',
      floor: asked.floor,
      room: asked.room,
      saleableAreaSqft: asked.area,
      label: isSame ? labelOf(own) : '',
      ageYears: (isSame && wholeYears(own.ageYears)) || wholeYears(Number(asked.age) || null),
    };
  }
  const { address, district, floor, areaSqft, ageYears, propertyType, premium } =
    lastQuote?.request ?? {};
  const premiumPaid = premium === undefined ? '' : premium === 'paid' ? 'yes' : 'no';
  if (address !== undefined)
    return {
      inputMethod: 'hand',
      address: [typeof floor === 'number' ? `${floor}/F` : '', address].filter(Boolean).join(', '),
      subDistrict: info.district?.find(({ value }) => value === district)?.label ?? '',
      saleableAreaSqft: areaSqft === undefined ? '' : String(areaSqft),
      kind: (propertyType && kinds[propertyType]) ?? '',
      premiumPaid,
      ageYears: wholeYears(ageYears ?? null),
    };
  if (own === null || Object.keys(own.ids).length === 0) return null;
  return {
    places: own.ids,
    carpark: lastQuote?.request.carpark ?? '',
    kind: lastQuote?.request.carpark === undefined ? '' : 'car-park',
    floor: own.floor ?? '',
    room: own.room ?? '',
    label: labelOf(own),
    premiumPaid,
    saleableAreaSqft: own.areaSqft === null ? '' : String(own.areaSqft),
    ageYears: wholeYears(own.ageYears),
  };
}

/** With floor and flat, as the lists name them. */
function labelOf({ label, floor, room }: QuoteData['property']): string {
  const gap = /\p{Script=Han}/u.test(label) ? ' ' : ', ';
  return [label, floor, room].filter((part) => part !== null && part !== '').join(gap);
}

const wholeYears = (years: number | null): string =>
  years === null ? '' : String(Math.min(Math.round(years), maxAgeYears));
