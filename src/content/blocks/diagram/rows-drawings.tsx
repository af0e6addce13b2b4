import { formatPercent } from '@/lib/format';
import { calculateLoan } from '@/lib/loan/calculate';
import { exampleInput } from '@/lib/loan/product-example';
import { formatTenor } from '@/lib/texts/format-tenor';
import { BarRows } from './bar-rows';
import styles from './diagram.module.css';
import { money, type DrawingProps } from './drawing-props';
import { atHigherRates, overTenors } from './figures';

const rate = (percent: number): string => formatPercent(percent, { fixed: true });

/** The monthly payment at the example's rate and above it. */
export function HigherRates({ drawing, product, t }: DrawingProps<'higherRates'>) {
  return (
    <BarRows
      heading={t('monthlyPayment')}
      rows={atHigherRates(product, drawing).map(({ annualRate, summary }, index) => ({
        label: t('rates.row', { rate: rate(annualRate), apr: rate(summary.apr) }),
        value: money(summary.amount),
        amount: summary.amount,
        tone: index === 0 ? 'principal' : 'interest',
      }))}
    />
  );
}

/** What a longer loan costs less each month, and more in all. */
export function Tenors({ drawing, product, t, context }: DrawingProps<'tenors'>) {
  const loans = overTenors(product, drawing.tenorMonths);
  const named = loans.map(({ tenorMonths, summary }) => ({
    label: formatTenor(tenorMonths, context.locale),
    summary,
  }));
  return (
    <div className={styles.pair}>
      <BarRows
        heading={t('monthlyPayment')}
        rows={named.map(({ label, summary }) => ({
          label,
          value: money(summary.amount),
          amount: summary.amount,
          tone: 'principal',
        }))}
      />
      <BarRows
        heading={t('totalInterest')}
        rows={named.map(({ label, summary }) => ({
          label,
          value: money(summary.totalInterest),
          amount: summary.totalInterest,
          tone: 'interest',
        }))}
      />
    </div>
  );
}

/** The interest until the sale, by its month. */
export function SaleMonths({ drawing, product, t, context }: DrawingProps<'saleMonths'>) {
  return (
    <BarRows
      heading={t('totalInterest')}
      rows={overTenors(product, drawing.saleMonths).map(({ tenorMonths, summary }) => ({
        label: t('sale.after', { period: formatTenor(tenorMonths, context.locale) }),
        value: money(summary.totalInterest),
        amount: summary.totalInterest,
        tone: tenorMonths === product.example.tenorMonths ? 'principal' : 'interest',
      }))}
    />
  );
}

/** The payment in HK$ at another exchange rate; in the currency of the loan it stays what it is. */
export function ExchangeRate({ drawing, product, t }: DrawingProps<'exchangeRate'>) {
  const { amount } = calculateLoan(exampleInput(product));
  const { changePercent } = drawing;
  const percent = formatPercent(changePercent);
  return (
    <BarRows
      heading={t('exchange.heading')}
      rows={(['lower', 'same', 'higher'] as const).map((move) => {
        const factor = 1 + ({ lower: -1, same: 0, higher: 1 }[move] * changePercent) / 100;
        return {
          label: t(`exchange.${move}`, { percent }),
          value: money(amount * factor),
          amount: amount * factor,
          tone: move === 'same' ? 'principal' : 'interest',
        };
      })}
    />
  );
}
