import { erasureKinds, holdReasons } from '@/contracts/customer/customer-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import styles from './approval.module.css';

interface ErasureFactsProps extends TranslationProps<'desk'> {
  /** Kind, count, and why and until when it is kept, between strokes. */
  values: readonly string[];
}

/** What an erasure does, one line a kind. */
export function ErasureFacts({ values, t, locale }: ErasureFactsProps) {
  const text = (value: string): string => {
    const [kindName, count = '', reasonName, until = ''] = value.split('|');
    const kind = erasureKinds.find((one) => one === kindName);
    if (!kind) return value;
    const reason = holdReasons.find((one) => one === reasonName);
    const line = { kind: t(`erasureKind.${kind}`), count };
    if (!reason) return t('erasure.line', line);
    const held = { ...line, reason: t(`holdReason.${reason}`) };
    return until === ''
      ? t('erasure.keptLine', held)
      : t('erasure.keptLineUntil', { ...held, day: formatDay(until, locale) });
  };
  return (
    <ul className={styles.lines}>
      {values.map((value) => (
        <li key={value}>{text(value)}</li>
      ))}
    </ul>
  );
}
