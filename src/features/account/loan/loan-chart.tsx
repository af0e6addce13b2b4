'use client';

import { formatMoney } from '@/lib/format';
import { formatDay } from '@/lib/dates';
import { sharesOf, type CurvePoint } from './loan-curve';
import type { Words } from '../components/account-words';
import styles from './loan-chart.module.css';

const width = 640;
const height = 220;
const margin = { top: 12, right: 10, bottom: 10, left: 10 };

/** What is owed from the first day to the last: solid what is behind, dashed what is ahead. The table beside it says the same. */
export function LoanChart({ points, t, locale }: Words & { points: readonly CurvePoint[] }) {
  const shares = sharesOf(points);
  const at = ({ x, y }: { x: number; y: number }): string => `${(margin.left + x * (width - margin.left - margin.right)).toFixed(1)},${(margin.top + (1 - y) * (height - margin.top - margin.bottom)).toFixed(1)}`;
  const nowIndex = Math.max(0, points.findLastIndex(({ isPast }) => isPast));
  const behind = shares.slice(0, nowIndex + 1);
  const ahead = shares.slice(nowIndex);
  const now = points[nowIndex];
  const [first] = points;
  const last = points.at(-1);
  const here = shares[nowIndex] ?? { x: 0, y: 0 };
  const [x, y] = at(here).split(',');
  if (!first || !last || !now) return null;
  const base = (share: { x: number }): string => at({ x: share.x, y: 0 });
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('chart.label', { from: formatDay(first.date, locale), original: formatMoney(first.balance), balance: formatMoney(now.balance), to: formatDay(last.date, locale) })}>
        <line x1={margin.left} x2={width - margin.right} y1={height - margin.bottom} y2={height - margin.bottom} className={styles.base} />
        <polygon points={[...behind.map(at), base(here), at({ x: 0, y: 0 })].join(' ')} className={styles.behindArea} />
        <polygon points={[...ahead.map(at), at({ x: 1, y: 0 }), base(here)].join(' ')} className={styles.aheadArea} />
        <polyline points={behind.map(at).join(' ')} className={styles.behind} />
        <polyline points={ahead.map(at).join(' ')} className={styles.ahead} />
        <circle cx={x} cy={y} r={6} className={styles.dot} />
      </svg>
      <figcaption className={styles.caption}>
        <span>{formatDay(first.date, locale)}<b>{formatMoney(first.balance)}</b></span>
        <span className={styles.now}>{t('chart.now')}<b>{formatMoney(now.balance)}</b></span>
        <span>{formatDay(last.date, locale)}<b>{formatMoney(last.balance)}</b></span>
      </figcaption>
    </figure>
  );
}
