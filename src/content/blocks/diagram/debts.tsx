import { formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { Box, Canvas, Label, Line } from './canvas';
import { money, type DrawingProps } from './drawing-props';
import { debtsAndLoan } from './figures';
import { KeyList } from './key-list';

const height = 250;
const plot = { top: 30, bottom: 214 };
const before = { x: 6, width: 36 };
const after = { x: 58, width: 36 };
const gap = 3;

/** Two columns of monthly payments: one block a debt before, one block after. */
export function Debts({ drawing, product, t, context }: DrawingProps<'debts'>) {
  const { debts, loan } = debtsAndLoan(product, drawing);
  const monthly = debts.reduce((sum, { amount }) => sum + amount, 0);
  const tall = (amount: number): number =>
    (amount / Math.max(monthly, loan.amount)) * (plot.bottom - plot.top);
  const interest = debts.reduce((sum, { totalInterest }) => sum + totalInterest, 0);
  const period = (months: number): string => formatTenor(months, context.locale);
  const below = (index: number): number =>
    debts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <Canvas height={height}>
        {debts.map(({ amount }, index) => {
          const top = plot.bottom - tall(below(index) + amount);
          return (
            <g key={drawing.debts[index]?.labelEn}>
              <Box {...before} y={top + gap} height={tall(amount) - gap} tone="other" />
              <Label x={before.x + before.width / 2} y={top + tall(amount) / 2 + 6} kind="onLight">
                {context.text(drawing.debts[index] ?? {}, 'label')}
              </Label>
            </g>
          );
        })}
        <Box
          {...after}
          y={plot.bottom - tall(loan.amount)}
          height={tall(loan.amount)}
          tone="principal"
        />
        <Label
          x={after.x + after.width / 2}
          y={plot.bottom - tall(loan.amount / 2) + 5}
          kind="onDark"
        >
          {t('debts.loan')}
        </Label>
        <Label x={before.x + before.width / 2} y={plot.bottom - tall(monthly) - 8} kind="strong">
          {money(monthly)}
        </Label>
        <Label x={after.x + after.width / 2} y={plot.bottom - tall(loan.amount) - 8} kind="strong">
          {money(loan.amount)}
        </Label>
        <Line from={[0, plot.bottom]} to={[100, plot.bottom]} />
        <Label x={before.x + before.width / 2} y={height - 12}>
          {t('debts.before')}
        </Label>
        <Label x={after.x + after.width / 2} y={height - 12}>
          {t('debts.after')}
        </Label>
      </Canvas>
      <KeyList
        entries={[
          ...drawing.debts.map((debt) => ({
            label: t('debts.debt', {
              name: context.text(debt, 'label'),
              rate: formatPercent(debt.annualRate),
            }),
            value: money(debt.amount),
          })),
          {
            tone: 'other',
            label: t('debts.monthlyBefore', { count: debts.length }),
            value: t('perMonth', { amount: money(monthly) }),
          },
          {
            tone: 'principal',
            label: t('debts.monthlyAfter'),
            value: t('perMonth', { amount: money(loan.amount) }),
          },
          {
            label: t('debts.interestBefore', {
              period: period(Math.max(...drawing.debts.map(({ tenorMonths }) => tenorMonths))),
            }),
            value: money(interest),
          },
          {
            label: t('debts.interestAfter', { period: period(product.example.tenorMonths) }),
            value: money(loan.totalInterest),
          },
        ]}
      />
    </>
  );
}
