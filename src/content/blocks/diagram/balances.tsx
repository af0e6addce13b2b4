import { unitTexts } from '@/lib/texts/unit-texts';
import { Box, Canvas, Label, Line } from './canvas';
import { money, type DrawingProps } from './drawing-props';
import { balancePeriods } from './figures';
import { KeyList } from './key-list';

const height = 236;
const plot = { top: 34, bottom: 206 };

/** What is drawn of a limit, day by day: it falls when something is repaid and rises when more is drawn, and the interest with it. */
export function Balances({ drawing, product, t, context }: DrawingProps<'balances'>) {
  const { periods, totalInterest } = balancePeriods(product, drawing);
  const named = (days: number): string =>
    unitTexts.in(context.locale)(days === 1 ? 'oneDay' : 'days', { count: days });
  const allDays = periods.reduce((sum, { days }) => sum + days, 0);
  const highest = Math.max(...periods.map(({ balance }) => balance));
  const starts = periods.map((_, index) =>
    periods.slice(0, index).reduce((sum, { days }) => sum + days, 0),
  );
  return (
    <>
      <Canvas height={height}>
        {periods.map(({ days, balance }, index) => {
          const from = ((starts[index] ?? 0) / allDays) * 100;
          const width = (days / allDays) * 100;
          const tall = (balance / highest) * (plot.bottom - plot.top);
          return (
            <g key={from}>
              <Box x={from} width={width} y={plot.bottom - tall} height={tall} tone="interest" />
              <Line from={[from, plot.bottom - tall]} to={[from + width, plot.bottom - tall]} />
              <Label x={from + width / 2} y={plot.bottom - tall - 9} kind="strong">
                {money(balance)}
              </Label>
              <Label x={from + width / 2} y={height - 10}>
                {named(days)}
              </Label>
            </g>
          );
        })}
        <Line from={[0, plot.bottom]} to={[100, plot.bottom]} />
      </Canvas>
      <KeyList
        entries={[
          ...periods.map(({ days, balance, interest }) => ({
            tone: 'interest' as const,
            label: t('draws.period', { days: named(days), balance: money(balance) }),
            value: t('draws.interest', { amount: money(interest) }),
          })),
          {
            label: t('draws.total', { days: named(allDays) }),
            value: t('draws.interest', { amount: money(totalInterest) }),
          },
        ]}
      />
    </>
  );
}
