import { SmartLink } from '@/components/smart-link';
import { brand } from '@/config/brand';
import { formatPercent } from '@/lib/format';
import { aprOfLowestRate } from '@/lib/loan/product-example';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { DataTable } from './data-table';
import { findProduct } from './product-facts';

/** Every product's lowest rate beside its maximum annual rate. */
export function RateTable({ block, context }: BlockProps<'rateTable'>) {
  const { t, locale, text } = context;
  const products = block.products.flatMap((key) => findProduct(context, key) ?? []);
  if (products.length === 0) return null;
  return (
    <Section block={block} context={context}>
      <DataTable
        columns={[
          t('rates.product'),
          t('rates.from'),
          t('rates.max'),
          t('rates.ltv'),
          t('rates.period'),
        ]}
        numericFrom={1}
        rows={products.map((product) => [
          <SmartLink key="name" href={product.href} locale={locale}>
            {text(product, 'name')}
          </SmartLink>,
          t('rates.fromValue', {
            rate: formatPercent(product.annualRateFrom, { fixed: true }),
            apr: formatPercent(aprOfLowestRate(product), { fixed: true }),
          }),
          formatPercent(product.annualRateMax, { fixed: true }),
          product.ltvMax === null ? '–' : formatPercent(product.ltvMax),
          t('product.tenorValue', {
            min: formatTenor(product.minTenorMonths, locale),
            max: formatTenor(product.maxTenorMonths, locale),
          }),
        ])}
        notes={[
          ...(block.products.includes('rmb') ? [t('rates.rmbNote')] : []),
          text(brand, 'riskWarning'),
        ]}
      />
    </Section>
  );
}
