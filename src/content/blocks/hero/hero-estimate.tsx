import { advertised } from '@/config/site';
import type { BlockContext } from '@/content/block-context';
import { wordGap } from '@/content/fill-word';
import { recordOf } from '@/contracts/typed-record';
import { formatPercent } from '@/lib/format';
import { estimateLabels } from './estimate-words';
import { LazyEstimateCard } from './lazy-estimate-card';
import { findProduct } from '../table/product-facts';

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
      maxLtv={advertised.calculatorLtvMax}
      maxYears={product.maxTenorMonths / 12}
      words={{
        ...recordOf(estimateLabels, (word) => t(`estimate.${word}`)),
        ofValue: t('estimate.ofValue', { percent: wordGap }),
        rate: t('estimate.rate', { rate: wordGap }),
        apr: t('estimate.apr', { rate: wordGap }),
        fine: t('estimate.fine', {
          interest: wordGap,
          max: formatPercent(product.annualRateMax),
        }),
      }}
    />
  );
}
