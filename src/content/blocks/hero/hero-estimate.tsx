import { advertised } from '@/config/site';
import type { BlockContext } from '@/content/block-context';
import { recordOf } from '@/contracts/typed-record';
import { formatPercent } from '@/lib/format';
import { summariseLoan } from '@/lib/loan/calculate';
import { wordGap } from '@/lib/texts/fill-word';
import { unitTexts } from '@/lib/texts/unit-texts';
import { estimateLabels } from './estimate-words';
import { LazyEstimateCard } from './lazy-estimate-card';
import { findProduct } from '../table/product-facts';

/** The instant estimate, calculated from default values before any input. */
export function HeroEstimate({ context }: { context: BlockContext }) {
  const { t, locale } = context;
  const product = findProduct(context, 'first');
  if (!product) return null;
  const { example, annualRateMax, maxTenorMonths } = product;
  const { annualRate, loanAmount, tenorMonths } = example;
  const unit = unitTexts.in(locale);
  // Without a fee it follows from the rate alone, whatever is borrowed for however long.
  const { apr } = summariseLoan({
    paymentType: 'principalAndInterest',
    loanAmount,
    annualRate,
    tenorMonths,
  });
  return (
    <LazyEstimateCard
      locale={locale}
      start={{
        propertyValue: example.propertyValue ?? 6_000_000,
        requestedLoan: loanAmount,
        years: tenorMonths / 12,
      }}
      terms={{
        annualRate,
        maxLtv: advertised.calculatorLtvMax,
        words: {
          ofValue: t('estimate.ofValue', { percent: wordGap }),
          fine: t('estimate.fine', { interest: wordGap, max: formatPercent(annualRateMax) }),
          years: unit('years', { count: wordGap }),
          oneYear: unit('oneYear'),
        },
      }}
      maxYears={maxTenorMonths / 12}
      labels={recordOf(estimateLabels, (word) => t(`estimate.${word}`))}
      rates={[
        t('estimate.rate', { rate: formatPercent(annualRate, { fixed: true }) }),
        t('estimate.apr', { rate: formatPercent(apr, { fixed: true }) }),
      ]}
    />
  );
}
