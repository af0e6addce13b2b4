import { advertised } from '@/config/site';
import type { BlockContext } from '@/content/block-context';
import { LazyEstimateCard } from './lazy-estimate-card';
import { findProduct } from '../table/product-facts';

const labelKeys = [
  'heading',
  'propertyValue',
  'loan',
  'over',
  'monthly',
  'schedule',
  'apply',
] as const;

/** The instant estimate, calculated from default values before any input. */
export function HeroEstimate({ context }: { context: BlockContext }) {
  const { t, locale } = context;
  const product = findProduct(context, 'first');
  if (!product) return null;
  return (
    <LazyEstimateCard
      locale={locale}
      start={{
        propertyValue: product.example.propertyValue ?? 6_000_000,
        loanAmount: product.example.loanAmount,
        years: product.example.tenorMonths / 12,
      }}
      annualRate={product.example.annualRate}
      annualRateMax={product.annualRateMax}
      maxLtv={advertised.calculatorLtvMax}
      maxYears={product.maxTenorMonths / 12}
      words={{
        ...Object.fromEntries(labelKeys.map((word) => [word, t(`estimate.${word}`)])),
        ofValue: t('estimate.ofValue', { percent: '#' }),
        rate: t('estimate.rate', { rate: '#' }),
        apr: t('estimate.apr', { rate: '#' }),
        fine: t('estimate.fine', { interest: '#', max: '%max' }),
      }}
    />
  );
}
