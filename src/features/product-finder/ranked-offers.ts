import { promised } from '@/config/promises';
import type { Recommended, Solution } from '@/contracts/product-finder';
import { levelPayment } from '@/lib/loan/closed-form';
import type { ProductSummary } from './product-summary';
import type { WishedLoan } from './wished-loan';

/** Why a product does not lend what is wished. */
export type Mismatch = 'amount' | 'tenor' | 'share';

/** The cost of a loan at the product's lowest rate, without fees. */
export interface OfferCost {
  /** HK$ and months that it is counted for. */
  amount: number;
  tenorMonths: number;
  /** Whether amount or period are the product's example, because the visitor gave none. */
  isExample: boolean;
  /** HK$ a month; interest alone where the loan is repaid at the end. */
  payment: number;
  /** HK$ over the whole period. */
  interest: number;
  /** Whether the lowest rate is not open to this loan, so that it costs more. */
  isLeast: boolean;
}

export interface PricedOffer {
  offer: Recommended;
  /** Undefined where the list of products has none of this name. */
  product: ProductSummary | undefined;
  mismatches: Mismatch[];
  /** Null where nothing is lent, as in a payment holiday. */
  cost: OfferCost | null;
}

const maxOffers = 2;

interface RankOptions {
  products: readonly ProductSummary[];
  wish: WishedLoan;
}

/**
 * The two offers that fit best, the cheaper over the whole period first. What a product does not lend, and what costs more than
 * its lowest rate says, comes after; between equals the order of the rules stays.
 */
export function rankOffers(
  { recommended, alternatives }: Pick<Solution, 'recommended' | 'alternatives'>,
  { products, wish }: RankOptions,
): PricedOffer[] {
  const offers = [...(recommended ? [recommended] : []), ...alternatives].slice(0, maxOffers);
  const found = offers.map((offer) => ({
    offer,
    product: products.find(({ key }) => key === offer.product),
  }));
  const example = found.find(({ product }) => product)?.product?.example;
  const months = wish.tenorMonths ?? example?.tenorMonths;
  const amount = wish.amount ?? example?.loanAmount;
  const priced = found.map(({ offer, product }): PricedOffer => {
    const loan = { ...wish, amount: amount ?? 0, tenorMonths: months ?? 0 };
    const isLoan = product !== undefined && product.key !== 'payment-holiday';
    return {
      offer,
      product,
      mismatches: isLoan ? mismatchesOf(product, wish) : [],
      cost: isLoan
        ? {
            ...costOf(product, loan),
            isExample: wish.amount === null || wish.tenorMonths === null,
          }
        : null,
    };
  });
  const rankOf = ({ mismatches, cost }: PricedOffer): number =>
    mismatches.length > 0 ? 2 : (cost?.isLeast ?? false) ? 1 : 0;
  return priced.sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (one.cost && other.cost ? one.cost.interest - other.cost.interest : 0),
  );
}

/** Percent of the value; null while either figure is unknown. */
export const shareOf = ({ amount, propertyValue }: WishedLoan): number | null =>
  amount === null || propertyValue === null ? null : (amount / propertyValue) * 100;

function mismatchesOf(
  { minAmount, maxAmount, minTenorMonths, maxTenorMonths, ltvMax }: ProductSummary,
  wish: WishedLoan,
): Mismatch[] {
  const { amount, tenorMonths } = wish;
  const share = shareOf(wish);
  const isOutside = (value: number | null, from: number, to: number): boolean =>
    value !== null && (value < from || value > to);
  const found: readonly (readonly [Mismatch, boolean])[] = [
    ['amount', isOutside(amount, minAmount, maxAmount)],
    ['tenor', isOutside(tenorMonths, minTenorMonths, maxTenorMonths)],
    ['share', share !== null && ltvMax !== null && share > ltvMax],
  ];
  return found.flatMap(([mismatch, stands]) => (stands ? [mismatch] : []));
}

function costOf(
  { key, paymentType, annualRateFrom }: ProductSummary,
  loan: WishedLoan & { amount: number; tenorMonths: number },
): Omit<OfferCost, 'isExample'> {
  const { amount, tenorMonths } = loan;
  const isLevel = paymentType === 'principalAndInterest';
  const payment = isLevel
    ? levelPayment({ principal: amount, annualRate: annualRateFrom, months: tenorMonths })
    : (amount * annualRateFrom) / 1_200;
  return {
    amount,
    tenorMonths,
    payment,
    interest: payment * tenorMonths - (isLevel ? amount : 0),
    isLeast: key === 'rmb' && (shareOf(loan) ?? 0) > promised('rmbRateLtv'),
  };
}
