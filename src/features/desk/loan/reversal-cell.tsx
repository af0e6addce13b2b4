import type { DeskTransaction } from '@/contracts/account/loan-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import styles from '../frame/desk-app.module.css';
import own from './loan.module.css';

interface ReversalCellProps extends TranslationProps<'desk'> {
  transaction: DeskTransaction;
  onReverse: (transaction: DeskTransaction) => void;
}

/** Whether a posting was taken back, or the way to do it. */
export function ReversalCell({ transaction, onReverse, t, locale }: ReversalCellProps) {
  const { kind, reversal, amount, date } = transaction;
  if (reversal === null) return '–';
  if (reversal === 'done') return <span className={own.day}>{t('loan.reversed')}</span>;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(kind === 'withdrawal' ? 'loan.reverseDrawdownOf' : 'loan.reverseOf', {
        amount: formatMoney(Math.abs(amount), { withCents: true }),
        day: formatDay(date, locale),
      })}
      onClick={() => onReverse(transaction)}
    >
      {t('loan.reverse')}
    </button>
  );
}
