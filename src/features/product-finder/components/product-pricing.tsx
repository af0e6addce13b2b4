import { formatPercent } from '@/lib/format';
import { aprOfLowestRate } from '@/lib/loan/product-example';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { TranslationProps } from '@/i18n/translation-props';
import type { ProductSummary } from '../product-summary';
import styles from './solution-card.module.css';

/** The lowest annual rate with its annual percentage rate, the highest, tenor range and loan-to-value cap of a product. */
export function ProductPricing({
  product,
  t,
  locale,
}: TranslationProps<'product-finder'> & { product: ProductSummary }) {
  const facts = [
    {
      label: t('price.from', {
        apr: aprOfLowestRate(product),
      }),
      value: formatPercent(product.annualRateFrom, { fixed: true }),
    },
    { label: t('price.most'), value: formatPercent(product.annualRateMax, { fixed: true }) },
    {
      label: t('price.tenor'),
      value: `${formatTenor(product.minTenorMonths, locale)} – ${formatTenor(product.maxTenorMonths, locale)}`,
    },
    ...(product.ltvMax === null
      ? []
      : [{ label: t('price.share'), value: formatPercent(product.ltvMax) }]),
  ];
  return (
    <>
      <dl className={styles.price}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {product.key === 'rmb' ? <p className={styles.priceNote}>{t('price.rmbNote')}</p> : null}
    </>
  );
}
