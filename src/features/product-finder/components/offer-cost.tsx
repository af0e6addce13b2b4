import { formatMoney, formatPercent } from '@/lib/format';
import { localise } from '@/lib/localise';
import { formatTenor, formatYearsAndMonths } from '@/lib/texts/format-tenor';
import type { TranslationProps } from '@/i18n/translation-props';
import { shareOf, type Mismatch, type OfferCost, type PricedOffer } from '../ranked-offers';
import type { ProductSummary } from '../product-summary';
import type { WishedLoan } from '../wished-loan';
import styles from './solution-card.module.css';

interface OfferCostProps extends TranslationProps<'product-finder'> {
  priced: PricedOffer;
  /** The other suggestion; undefined where there is one alone. */
  other: PricedOffer | undefined;
  wish: WishedLoan;
}

const inDollars = (amount: number): string => formatMoney(Math.round(amount));

/** What a suggestion costs for the visitor's loan, and by how much more or less than the other. */
export function OfferCostFigures({ priced, other, wish, t, locale }: OfferCostProps) {
  const { product, cost, mismatches } = priced;
  if (!product || !cost) return null;
  if (mismatches.length > 0)
    return (
      <ul className={styles.mismatches} role="status">
        {mismatches.map((mismatch) => (
          <li key={mismatch}>{mismatchText(mismatch, { product, wish, t, locale })}</li>
        ))}
      </ul>
    );
  const { amount, tenorMonths, payment, interest, isLeast, isExample } = cost;
  const what = { amount: formatMoney(amount), tenor: formatYearsAndMonths(tenorMonths, locale) };
  const atLeast = (text: string): string => (isLeast ? t('cost.moreThan', { amount: text }) : text);
  const comparison = comparisonOf(cost, other, { t, locale });
  return (
    <>
      <dl className={styles.price}>
        <div>
          <dt>{t('cost.interest')}</dt>
          <dd>{atLeast(inDollars(interest))}</dd>
        </div>
        <div>
          <dt>
            {t(
              product.paymentType === 'principalAndInterest' ? 'cost.payment' : 'cost.interestOnly',
            )}
          </dt>
          <dd>{atLeast(inDollars(payment))}</dd>
        </div>
      </dl>
      <p className={styles.priceNote}>{t(isExample ? 'cost.forExample' : 'cost.for', what)}</p>
      <p className={styles.comparison} role="status">
        {comparison}
      </p>
    </>
  );
}

function comparisonOf(
  { interest, isLeast }: OfferCost,
  other: PricedOffer | undefined,
  { t, locale }: TranslationProps<'product-finder'>,
): string {
  if (!other?.cost || other.mismatches.length > 0 || isLeast || other.cost.isLeast) return '';
  const difference = Math.round(other.cost.interest) - Math.round(interest);
  const texts = {
    amount: inDollars(Math.abs(difference)),
    other: localise(other.offer, 'name', { locale }),
  };
  if (difference === 0) return t('cost.same', texts);
  return t(difference > 0 ? 'cost.less' : 'cost.more', texts);
}

function mismatchText(
  mismatch: Mismatch,
  {
    product,
    wish,
    t,
    locale,
  }: TranslationProps<'product-finder'> & { product: ProductSummary; wish: WishedLoan },
): string {
  switch (mismatch) {
    case 'amount':
      return t('cost.mismatch.amount', {
        from: formatMoney(product.minAmount),
        to: formatMoney(product.maxAmount),
      });
    case 'tenor':
      return t('cost.mismatch.tenor', {
        shortest: formatTenor(product.minTenorMonths, locale),
        longest: formatTenor(product.maxTenorMonths, locale),
      });
    case 'share':
      return t('cost.mismatch.share', {
        limit: formatPercent(product.ltvMax ?? 0),
        share: formatPercent(Number((shareOf(wish) ?? 0).toFixed(1))),
      });
  }
}
