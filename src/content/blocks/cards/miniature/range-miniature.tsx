import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';
import styles from './miniature.module.css';

interface RangeMiniatureProps {
  quote: Pick<QuoteData, 'low' | 'value' | 'high' | 'property'>;
  t: Translate<'common'>;
}

/** The lowest and highest values stand at these percentages of the width. */
const ends = { low: 16, high: 84 };
const middle = '50%';

/** The value of an example flat between its low and its high value, which differ. */
export function RangeMiniature({ quote: { low, value, high, property }, t }: RangeMiniatureProps) {
  const at = ends.low + ((value - low) / (high - low)) * (ends.high - ends.low);
  return (
    <>
      <svg className={styles.drawing} aria-hidden="true">
        <line x1="0" x2="100%" y1={middle} y2={middle} className={styles.scale} />
        <line
          x1={`${ends.low}%`}
          x2={`${ends.high}%`}
          y1={middle}
          y2={middle}
          className={styles.range}
        />
        <line
          x1={`${at.toFixed(1)}%`}
          x2={`${at.toFixed(1)}%`}
          y1="18%"
          y2="82%"
          className={styles.value}
        />
      </svg>
      <span className={styles.caption}>
        {t('miniature.value', {
          place: property.label,
          low: formatMoney(low),
          high: formatMoney(high),
        })}
      </span>
    </>
  );
}
