import { formatTenor } from '@/lib/texts/format-tenor';
import { Box, Canvas, Label, Line } from './canvas';
import { money, type DrawingProps } from './drawing-props';
import { holidayInstalments } from './figures';
import { KeyList } from './key-list';

const height = 250;
const plot = { top: 12, bottom: 190 };
const monthsAround = 3;

/** The instalments before, during and after a payment holiday, a bar a month. */
export function Holiday({ drawing, product, t, context }: DrawingProps<'holiday'>) {
  const { months, regular, totalInterest, sharers, raised } = holidayInstalments(product, drawing);
  const parts = [
    { key: 'before', count: monthsAround, instalment: regular },
    { key: 'during', count: months, instalment: 0 },
    { key: 'shared', count: sharers, instalment: raised },
    { key: 'after', count: monthsAround, instalment: regular },
  ] as const;
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const step = 100 / all;
  const tall = (amount: number): number => (amount / raised) * (plot.bottom - plot.top);
  const startOf = (index: number): number =>
    parts.slice(0, index).reduce((sum, { count }) => sum + count, 0) * step;
  return (
    <>
      <Canvas height={height}>
        {parts.map(({ key, count, instalment }, part) => (
          <g key={key}>
            {Array.from({ length: count }, (_, month) => {
              const x = startOf(part) + step * (month + 0.16);
              const bar = { x, width: step * 0.68 };
              return instalment === 0 ? (
                <Box
                  key={month}
                  {...bar}
                  y={plot.bottom - tall(regular)}
                  height={tall(regular)}
                  tone="empty"
                />
              ) : (
                <g key={month}>
                  <Box
                    {...bar}
                    y={plot.bottom - tall(regular)}
                    height={tall(regular)}
                    tone="principal"
                  />
                  {instalment > regular ? (
                    <Box
                      {...bar}
                      y={plot.bottom - tall(instalment)}
                      height={tall(instalment - regular)}
                      tone="interest"
                    />
                  ) : null}
                </g>
              );
            })}
            <Label x={startOf(part) + (step * count) / 2} y={plot.bottom + 22}>
              {t(`holiday.${key}`)}
            </Label>
          </g>
        ))}
        <Line from={[0, plot.bottom]} to={[100, plot.bottom]} />
      </Canvas>
      <KeyList
        entries={[
          {
            tone: 'principal',
            label: t('holiday.regular'),
            value: t('perMonth', { amount: money(regular) }),
          },
          {
            tone: 'empty',
            label: t('holiday.pause', { period: formatTenor(months, context.locale) }),
            value: t('holiday.nothing'),
          },
          {
            tone: 'interest',
            label: t('holiday.interest', { total: money(totalInterest) }),
            value: t('holiday.spread', {
              count: sharers,
              amount: money(raised - regular),
            }),
          },
          {
            label: t('holiday.raised', { count: sharers }),
            value: t('perMonth', { amount: money(raised) }),
          },
        ]}
      />
    </>
  );
}
