'use client';

import { formatMoney } from '@/lib/format';
import { formatDay } from '@/lib/dates';
import type { TranslationProps } from '@/i18n/translation-props';
import { normalisePoints, type CurvePoint } from './loan-curve';
import styles from './loan-chart.module.css';

const width = 640;
const height = 220;
const margin = { top: 12, right: 10, bottom: 10, left: 10 };

/** Outstanding balance over the life of the loan: a solid line for the past, a dashed line for the future. The adjacent table shows the same data. */
export function LoanChart({
  points,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { points: readonly CurvePoint[] }) {
  const shares = normalisePoints(points);
  const at = ({ x, y }: { x: number; y: number }): string =>
    `${(margin.left + x * (width - margin.left - margin.right)).toFixed(1)},${(margin.top + (1 - y) * (height - margin.top - margin.bottom)).toFixed(1)}`;
  const nowIndex = Math.max(
    0,
    points.findLastIndex(({ isPast }) => isPast),
  );
  const pastPoints = shares.slice(0, nowIndex + 1);
  const futurePoints = shares.slice(nowIndex);
  const now = points[nowIndex];
  const [first] = points;
  const last = points.at(-1);
  const currentPoint = shares[nowIndex] ?? { x: 0, y: 0 };
  const [x, y] = at(currentPoint).split(',');
  if (!first || !last || !now) return null;
  const base = (share: { x: number }): string => at({ x: share.x, y: 0 });
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('chart.label', {
          from: formatDay(first.date, locale),
          original: formatMoney(first.balance),
          balance: formatMoney(now.balance),
          to: formatDay(last.date, locale),
        })}
      >
        <line
          x1={margin.left}
          x2={width - margin.right}
          y1={height - margin.bottom}
          y2={height - margin.bottom}
          className={styles.base}
        />
        <polygon
          points={[...pastPoints.map(at), base(currentPoint), at({ x: 0, y: 0 })].join(' ')}
          className={styles.behindArea}
        />
        <polygon
          points={[...futurePoints.map(at), at({ x: 1, y: 0 }), base(currentPoint)].join(' ')}
          className={styles.aheadArea}
        />
        <polyline points={pastPoints.map(at).join(' ')} className={styles.behind} />
        <polyline points={futurePoints.map(at).join(' ')} className={styles.ahead} />
        <circle cx={x} cy={y} r={6} className={styles.dot} />
      </svg>
      <figcaption className={styles.caption}>
        <span>
          {formatDay(first.date, locale)}
          <b>{formatMoney(first.balance)}</b>
        </span>
        <span className={styles.now}>
          {t('chart.now')}
          <b>{formatMoney(now.balance)}</b>
        </span>
        <span>
          {formatDay(last.date, locale)}
          <b>{formatMoney(last.balance)}</b>
        </span>
      </figcaption>
    </figure>
  );
}
