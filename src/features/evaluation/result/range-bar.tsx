'use client';

import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatMoney } from '@/lib/format';
import { rangeBarPositions } from '../quote-view';
import styles from './range-bar.module.css';

type RangeBarProps = TranslationProps<'evaluation'> & Pick<QuoteData, 'low' | 'value' | 'high'>;

const height = 34;
const middle = 17;
const ticks = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** The value range on a fixed scale, with its bounds below; a narrow band means high certainty. */
export function RangeBar({ low, value, high, t }: RangeBarProps) {
  const bar = rangeBarPositions({ low, value, high });
  return (
    <div className={styles.range}>
      <svg width="100%" height={height} aria-hidden="true">
        <line x1="0" x2="100%" y1={middle} y2={middle} className={styles.track} />
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={`${tick}%`}
            x2={`${tick}%`}
            y1={middle - 4}
            y2={middle + 4}
            className={styles.track}
          />
        ))}
        <rect
          x={`${bar.low}%`}
          width={`${Math.max(0.5, bar.high - bar.low)}%`}
          y={middle - 7}
          height="14"
          rx="7"
          className={styles.band}
        />
        <line
          x1={`${bar.value}%`}
          x2={`${bar.value}%`}
          y1={middle - 14}
          y2={middle + 14}
          className={styles.halo}
        />
        <line
          x1={`${bar.value}%`}
          x2={`${bar.value}%`}
          y1={middle - 14}
          y2={middle + 14}
          className={styles.mark}
        />
      </svg>
      <dl className={styles.ends}>
        <div>
          <dt>{t('result.low')}</dt>
          <dd>{formatMoney(low)}</dd>
        </div>
        <div>
          <dt>{t('result.high')}</dt>
          <dd>{formatMoney(high)}</dd>
        </div>
      </dl>
    </div>
  );
}
