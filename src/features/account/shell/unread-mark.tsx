import type { Translate } from '@/i18n/text-keys';
import styles from './account-shell.module.css';

/** How many answers of the lender wait to be read, beside the link that leads to them; nothing where none does. */
export function UnreadMark({ count, t }: { count: number; t: Translate<'account'> }) {
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('tab.unread', { count })}</span>
    </span>
  );
}
