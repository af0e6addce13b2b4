import { brand } from '@/config/brand';
import type { Product } from '@/contracts/site/site';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { formatDay } from '@/lib/dates';
import type { BlockContext, BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { FactList } from './fact-list';

/** The product as the lender's configuration has it; undefined where it has none of this name. */
export function findProduct(context: BlockContext, key: Product['key']): Product | undefined {
  return context.products.find((candidate) => candidate.key === key);
}

/** Key facts: minimum and maximum tenor, rate beside the maximum annual rate, LTV, repayment type. */
export function ProductFacts({ block, context }: BlockProps<'productFacts'>) {
  const { t, locale, text } = context;
  const product = findProduct(context, block.product);
  if (!product) return null;
  const facts = [
    { label: t('product.rateFrom'), value: formatPercent(product.annualRateFrom), isMain: true },
    { label: t('product.rateMax'), value: formatPercent(product.annualRateMax), isMain: true },
    {
      label: t('product.ltv'),
      value: product.ltvMax === null ? t('product.ltvNone') : formatPercent(product.ltvMax),
      isMain: product.ltvMax !== null,
    },
    {
      label: t('product.tenor'),
      value: t('product.tenorValue', {
        min: formatTenor(product.minTenorMonths, locale),
        max: formatTenor(product.maxTenorMonths, locale),
      }),
    },
    {
      label: t('product.amount'),
      value: t('product.amountValue', {
        min: formatMoney(product.minAmount),
        max: formatMoney(product.maxAmount),
      }),
    },
    {
      label: t('product.repayment'),
      value: t(
        `product.way.${product.key === 'payment-holiday' ? 'holiday' : product.paymentType}`,
      ),
    },
  ];
  return (
    <Section block={block} context={context}>
      <FactList
        facts={facts}
        notes={[
          text(block, 'note'),
          t('product.asOf', { date: formatDay(product.asOf, locale) }),
          text(brand, 'riskWarning'),
        ]}
      />
    </Section>
  );
}
