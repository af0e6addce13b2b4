import { Box, Canvas, Label, Line } from './canvas';
import { money, type DrawingProps } from './drawing-props';
import { yearsOf } from './figures';
import { KeyList } from './key-list';

const height = 236;
const plot = { top: 12, bottom: 206 };
const mostLabels = 12;

/** A bar a year: principal below, interest above, so that one sees the interest fall. */
export function YearlyPayments({ product, t }: DrawingProps<'yearlyPayments'>) {
  const years = yearsOf(product);
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  const highest = Math.max(...years.map(({ payment }) => payment));
  const tall = (amount: number): number => (amount / highest) * (plot.bottom - plot.top);
  const step = 100 / years.length;
  const every = Math.ceil(years.length / mostLabels);
  return (
    <>
      <Canvas height={height}>
        {years.map(({ year, interest, principal }, index) => (
          <g key={year}>
            <Box
              x={step * (index + 0.14)}
              width={step * 0.72}
              y={plot.bottom - tall(principal + interest)}
              height={tall(interest)}
              tone="interest"
            />
            <Box
              x={step * (index + 0.14)}
              width={step * 0.72}
              y={plot.bottom - tall(principal)}
              height={tall(principal)}
              tone="principal"
            />
            {index % every === 0 ? (
              <Label x={step * (index + 0.5)} y={height - 10}>
                {String(year)}
              </Label>
            ) : null}
          </g>
        ))}
        <Line from={[0, plot.bottom]} to={[100, plot.bottom]} />
      </Canvas>
      <KeyList
        entries={[
          {
            tone: 'interest',
            label: t('years.interest'),
            value: t('years.change', {
              first: money(first.interest),
              last: money(last.interest),
              years: years.length,
            }),
          },
          {
            tone: 'principal',
            label: t('years.principal'),
            value: t('years.change', {
              first: money(first.principal),
              last: money(last.principal),
              years: years.length,
            }),
          },
          {
            label: t('totalInterest'),
            value: money(years.reduce((sum, { interest }) => sum + interest, 0)),
          },
        ]}
      />
    </>
  );
}
