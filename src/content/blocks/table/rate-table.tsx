import { SmartLink } from '@/components/smart-link';
import { brand } from '@/config/brand';
import type { Product } from '@/contracts/site/site';
import { formatPercent } from '@/lib/format';
import { aprOfLowestRate } from '@/lib/loan/product-example';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { BlockContext, BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { findProduct } from './product-facts';
import styles from './rate-table.module.css';

/** Where the lowest and the highest rate lie between nothing and the highest of all; the text beside it says the same. */
function RateBar({ from, max, cap }: { from: number; max: number; cap: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${cap} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.track} width={cap} height="1" />
      <rect className={styles.range} x={from} width={Math.max(0, max - from)} height="1" />
    </svg>
  );
}

function rateText(product: Product, { t }: BlockContext): string {
  return t('rates.range', {
    from: formatPercent(product.annualRateFrom),
    apr: aprOfLowestRate(product),
    max: formatPercent(product.annualRateMax),
  });
}

/** Every product's lowest rate beside its maximum annual rate, as figures and as a bar up to the highest maximum. */
export function RateTable({ block, context }: BlockProps<'rateTable'>) {
  const { t, locale, text } = context;
  const products = block.products.flatMap((key) => findProduct(context, key) ?? []);
  if (products.length === 0) return null;
  const cap = Math.max(...products.map(({ annualRateMax }) => annualRateMax));
  return (
    <Section block={block} context={context}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('rates.product')}</th>
            <th scope="col">{t('rates.rate')}</th>
            <th scope="col" className={styles.wide}>
              {t('rates.ltv')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('rates.period')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.key}>
              <th scope="row">
                <SmartLink href={product.href} locale={locale}>
                  {text(product, 'name')}
                </SmartLink>
              </th>
              <td>
                {rateText(product, context)}
                <RateBar from={product.annualRateFrom} max={product.annualRateMax} cap={cap} />
              </td>
              <td className={styles.wide}>
                {product.ltvMax === null ? '–' : formatPercent(product.ltvMax)}
              </td>
              <td className={styles.wide}>
                {t('product.tenorValue', {
                  min: formatTenor(product.minTenorMonths, locale),
                  max: formatTenor(product.maxTenorMonths, locale),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {block.products.includes('rmb') ? <p className={styles.note}>{t('rates.rmbNote')}</p> : null}
      <p className={styles.note}>{text(brand, 'riskWarning')}</p>
    </Section>
  );
}
