import {
  normaliseProduct,
  type ApplicationProduct,
} from '@/contracts/application/application-choices';
import { productKeys } from '@/contracts/product-choices';
import { maxMoney } from '@/contracts/limits/limits';
import { placeParams } from '@/features/evaluation/place-params';
import { parseForm as readValuation } from '@/features/evaluation/valuation-query';
import type { EvaluationInfo } from '@/features/evaluation/evaluation.types';
import { formatWhole } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';
import { emptyFormValues, type ApplicationFormValues } from './application-form-values';
import { formatTenorInput } from './to-form-values';

export interface PrefillSources {
  product: ApplicationProduct;
  /** The page's query string: values from calculator, valuation and finder. */
  query: URLSearchParams;
  /** The loan amount applied from the calculator, HK$; 0 if there was none. */
  loanAmount: number;
  /** The latest valuation of this tab. */
  quote: EvaluationInfo['quote'];
  /** The answers given in the product finder. */
  answers: Readonly<Record<string, string>>;
}

const purposes: Readonly<Record<string, string>> = {
  buy: 'purchase',
  bridge: 'purchase',
  move: 'refinance',
  cash: 'cash-out',
  business: 'business',
  debts: 'debt-consolidation',
};

function amountIn(query: URLSearchParams, name: string): number {
  const amount = Math.floor(parseMoney(query.get(name) ?? '') ?? 0);
  return amount <= maxMoney ? amount : 0;
}

const formatOptional = (amount: number): string => (amount > 0 ? formatWhole(amount) : '');

/** Initial form values: the loan from the calculator, the property from the valuation, product and purpose from the finder. */
export function buildPrefill({
  query,
  loanAmount,
  quote,
  answers,
}: PrefillSources): Partial<ApplicationFormValues> {
  const amount = amountIn(query, 'loanAmount') || loanAmount;
  const tenor = amountIn(query, 'tenorMonths');
  const purpose = purposes[answers.purpose ?? ''] ?? '';
  const asked = query.get('product') ?? '';
  const interest = productKeys.find((key) => key === (normaliseProduct(asked) ?? asked)) ?? '';
  const value =
    amountIn(query, 'propertyValue') || (quote?.requestSuccessful === 'Y' ? quote.value : 0);
  const property = propertyPrefill(query, quote);
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

function propertyPrefill(
  query: URLSearchParams,
  quote: EvaluationInfo['quote'],
): Partial<ApplicationFormValues['property']> | null {
  const own = quote?.requestSuccessful === 'Y' ? quote.property : null;
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
      label: isSame ? own.label : '',
    };
  }
  if (own === null || Object.keys(own.ids).length === 0) return null;
  return {
    places: own.ids,
    floor: own.floor ?? '',
    room: own.room ?? '',
    label: own.label,
    saleableAreaSqft: own.areaSqft === null ? '' : String(own.areaSqft),
  };
}
