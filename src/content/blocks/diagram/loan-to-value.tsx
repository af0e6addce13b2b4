import { formatPercent } from '@/lib/format';
import { Box, Canvas, Label, Line } from './canvas';
import { money, type DrawingProps } from './drawing-props';
import { loanToValueByYear } from './figures';
import { KeyList } from './key-list';

const height = 236;
const plot = { top: 12, bottom: 206 };
const mostLabels = 8;

/** The value of the property as a column a year, filled as high as the loan that is still owed. */
export function LoanToValue({ product, t }: DrawingProps<'loanToValue'>) {
  const shares = loanToValueByYear(product);
  const { propertyValue } = product.example;
  if (propertyValue === null || shares.length < 2) return null;
  const full = plot.bottom - plot.top;
  const step = 100 / shares.length;
  const every = Math.ceil(shares.length / mostLabels);
  const percent = (value: number): string => formatPercent(Number(value.toFixed(1)));
  return (
    <>
      <Canvas height={height}>
        {shares.map((value, year) => {
          const bar = { x: step * (year + 0.14), width: step * 0.72 };
          const tall = (value / 100) * full;
          return (
            <g key={year}>
              <Box {...bar} y={plot.top} height={full} tone="empty" />
              <Box {...bar} y={plot.bottom - tall} height={tall} tone="principal" />
              {year % every === 0 ? (
                <>
                  <Label x={step * (year + 0.5)} y={plot.bottom - tall - 8} kind="strong">
                    {percent(value)}
                  </Label>
                  <Label x={step * (year + 0.5)} y={height - 10}>
                    {year === 0 ? t('value.start') : String(year)}
                  </Label>
                </>
              ) : null}
            </g>
          );
        })}
        <Line from={[0, plot.bottom]} to={[100, plot.bottom]} />
      </Canvas>
      <KeyList
        entries={[
          { tone: 'empty', label: t('stack.value'), value: money(propertyValue) },
          {
            tone: 'principal',
            label: t('value.owed'),
            value: shares
              .map((value, year) =>
                t(year === 0 ? 'value.first' : 'value.year', { year, percent: percent(value) }),
              )
              .filter((_, year) => year % every === 0)
              .join(t('value.separator')),
          },
        ]}
      />
    </>
  );
}
