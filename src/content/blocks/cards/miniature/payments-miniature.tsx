import type { Locale } from '@/contracts/locale';
import type { Product } from '@/contracts/site/site';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { calculateLoan } from '@/lib/loan/calculate';
import { LoanInputError } from '@/lib/loan/loan-input-error';
import { yearTotals } from '@/lib/loan/planning/year-totals';
import { exampleInput } from '@/lib/loan/product-example';
import type { LoanResult } from '@/lib/loan/types';
import styles from './miniature.module.css';

type Example = Pick<Product, 'paymentType' | 'example'>;

const barWidth = 0.68;

/** The example worked out; null where a lender's example lies outside what can be computed. */
export function exampleLoan(product: Example): LoanResult | null {
  try {
    return calculateLoan(exampleInput(product));
  } catch (error) {
    if (error instanceof LoanInputError) return null;
    throw error;
  }
}

interface PaymentsMiniatureProps {
  example: Product['example'];
  loan: LoanResult;
  t: Translate<'common'>;
  locale: Locale;
}

/** The payments of a loan, a bar a year: principal below, interest above. */
export function PaymentsMiniature({ example, loan, t, locale }: PaymentsMiniatureProps) {
  const years = yearTotals(loan.schedule);
  const highest = Math.max(...years.map(({ payment }) => payment));
  const percent = (amount: number): number => Math.round((amount / highest) * 1000) / 10;
  const step = 100 / years.length;
  const at = (index: number): string => `${(step * (index + (1 - barWidth) / 2)).toFixed(2)}%`;
  const width = `${(step * barWidth).toFixed(2)}%`;
  return (
    <>
      <svg className={styles.drawing} aria-hidden="true">
        {years.map(({ year, principal, payment }, index) => (
          <g key={year}>
            <rect
              x={at(index)}
              width={width}
              y={`${100 - percent(payment)}%`}
              height={`${percent(payment)}%`}
              className={styles.interest}
            />
            <rect
              x={at(index)}
              width={width}
              y={`${100 - percent(principal)}%`}
              height={`${percent(principal)}%`}
              className={styles.principal}
            />
          </g>
        ))}
      </svg>
      <span className={styles.caption}>
        {t('miniature.payment', {
          loan: formatMoney(example.loanAmount),
          tenor: formatTenor(example.tenorMonths, locale),
          rate: formatPercent(example.annualRate, { fixed: true }),
          apr: formatPercent(loan.apr, { fixed: true }),
          payment: formatMoney(loan.amount),
        })}
      </span>
    </>
  );
}
