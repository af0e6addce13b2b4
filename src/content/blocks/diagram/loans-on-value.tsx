import { formatPercent } from '@/lib/format';
import { Box, Canvas, Label, Line } from './canvas';
import { money, type DrawingProps } from './drawing-props';
import { loansOnValue } from './figures';
import { KeyList } from './key-list';
import { Tower } from './tower';

const height = 300;
const tower = { x: 4, width: 34, top: 34, bottom: 286 };
const labelX = 46;

/** The property as a tower: its lower floors carry the first mortgage, the next ones the second, the rest is free. */
export function LoansOnValueDrawing({ drawing, product, t }: DrawingProps<'loansOnValue'>) {
  const figures = loansOnValue(product, drawing);
  if (!figures) return null;
  const { value, firstLoan, secondLoan, limit } = figures;
  const full = tower.bottom - tower.top;
  const heightOf = (amount: number): number => (amount / value) * full;
  const at = (amount: number): number => tower.bottom - heightOf(amount);
  const owed = firstLoan + secondLoan;
  const wall = { x: tower.x, width: tower.width };
  const percentOf = (amount: number): string =>
    formatPercent(Number(((amount / value) * 100).toFixed(1)));
  return (
    <>
      <Canvas height={height}>
        <Tower {...wall} top={tower.top} bottom={tower.bottom} />
        <Box {...wall} y={at(firstLoan)} height={heightOf(firstLoan)} tone="other" />
        <Box {...wall} y={at(owed)} height={heightOf(secondLoan)} tone="principal" />
        <Line from={[0, tower.bottom]} to={[100, tower.bottom]} />
        <Line from={[tower.x - 2, at(limit)]} to={[100, at(limit)]} isDashed />
        <Label x={100} y={at(limit) - 8} anchor="end">
          {t('stack.limit', { percent: percentOf(limit) })}
        </Label>
        <Label x={labelX} y={at(firstLoan + secondLoan / 2) - 3} anchor="start" kind="strong">
          {t('stack.second')}
        </Label>
        <Label x={labelX} y={at(firstLoan + secondLoan / 2) + 16} anchor="start">
          {money(secondLoan)}
        </Label>
        <Label x={labelX} y={at(firstLoan / 2) - 3} anchor="start" kind="strong">
          {t('stack.first')}
        </Label>
        <Label x={labelX} y={at(firstLoan / 2) + 16} anchor="start">
          {money(firstLoan)}
        </Label>
      </Canvas>
      <KeyList
        entries={[
          { label: t('stack.value'), value: money(value) },
          {
            tone: 'other',
            label: t('stack.first'),
            value: t('stack.share', { amount: money(firstLoan), percent: percentOf(firstLoan) }),
          },
          {
            tone: 'principal',
            label: t('stack.second'),
            value: t('stack.share', { amount: money(secondLoan), percent: percentOf(secondLoan) }),
          },
          {
            label: t('stack.together'),
            value: t('stack.share', { amount: money(owed), percent: percentOf(owed) }),
          },
        ]}
      />
    </>
  );
}
