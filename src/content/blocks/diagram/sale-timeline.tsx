import { calculateLoan } from '@/lib/loan/calculate';
import { exampleInput } from '@/lib/loan/product-example';
import { formatTenor } from '@/lib/texts/format-tenor';
import { Box, Canvas, Label, Line } from './canvas';
import { money, type DrawingProps } from './drawing-props';
import { KeyList } from './key-list';
import { Tower } from './tower';

const height = 252;
const axis = 190;
const row = { newHome: 24, oldHome: 84, loan: 144 };
const line = { from: 15, to: 97 };

/** Two homes on a line of months: the new one from the purchase on, the old one until the sale, and the loan between the two days. */
export function SaleTimeline({ product, t, context }: DrawingProps<'saleTimeline'>) {
  const { tenorMonths, loanAmount } = product.example;
  const longest = Math.max(product.maxTenorMonths, tenorMonths);
  const { amount, totalInterest } = calculateLoan(exampleInput(product));
  const step = (line.to - line.from) / (longest + 1);
  const at = (month: number): number => line.from + step * month;
  const sale = at(tenorMonths);
  const months = Array.from({ length: longest + 1 }, (_, month) => month);
  return (
    <>
      <Canvas height={height}>
        <Tower x={0} width={9} top={row.newHome - 6} bottom={row.newHome + 34} columns={2} />
        <Tower x={1} width={7} top={row.oldHome + 10} bottom={row.oldHome + 34} columns={2} />
        <Box x={at(0)} width={line.to - at(0)} y={row.newHome + 10} height={22} tone="good" />
        <Label x={at(0)} y={row.newHome} anchor="start">
          {t('sale.newHome')}
        </Label>
        <Box
          x={line.from - 3}
          width={sale - line.from + 3}
          y={row.oldHome + 10}
          height={22}
          tone="other"
        />
        <Label x={at(0)} y={row.oldHome} anchor="start">
          {t('sale.oldHome')}
        </Label>
        <Box x={at(0)} width={sale - at(0)} y={row.loan + 10} height={22} tone="principal" />
        <Label x={at(0)} y={row.loan} anchor="start" kind="strong">
          {t('sale.loan', { amount: money(loanAmount) })}
        </Label>
        <Line from={[sale, row.newHome + 4]} to={[sale, axis]} isDashed />
        <Line from={[line.from - 3, axis]} to={[100, axis]} />
        {months.map((month) => (
          <g key={month}>
            <Line from={[at(month), axis]} to={[at(month), axis + 5]} />
            {month % 3 === 0 ? (
              <Label x={at(month)} y={axis + 22}>
                {String(month)}
              </Label>
            ) : null}
          </g>
        ))}
        <Label x={at(longest / 2)} y={height - 12}>
          {t('sale.months')}
        </Label>
      </Canvas>
      <KeyList
        entries={[
          { tone: 'good', label: t('sale.newHome'), value: t('sale.newHomeFrom') },
          {
            tone: 'other',
            label: t('sale.oldHome'),
            value: t('sale.soldAfter', { period: formatTenor(tenorMonths, context.locale) }),
          },
          {
            tone: 'principal',
            label: t('sale.interest'),
            value: t('perMonth', { amount: money(amount) }),
          },
          { label: t('totalInterest'), value: money(totalInterest) },
          { label: t('sale.late'), value: t('sale.lateCost', { amount: money(amount) }) },
          {
            label: t('sale.latest'),
            value: formatTenor(product.maxTenorMonths, context.locale),
          },
        ]}
      />
    </>
  );
}
