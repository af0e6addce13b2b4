import type { Action } from '@/contracts/content/block-fields';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import styles from './action-links.module.css';
import { SmartLink } from './smart-link';

const kindClass = { primary: styles.primary, secondary: styles.secondary, text: styles.text };

export function ActionLinks({ actions, locale }: { actions: Action[]; locale: Locale }) {
  if (actions.length === 0) return null;
  return (
    <p className={styles.actions}>
      {actions.map((action) => (
        <SmartLink
          key={action.href + action.labelEn}
          href={action.href}
          locale={locale}
          className={kindClass[action.kind]}
        >
          {localise(action, 'label', { locale })}
        </SmartLink>
      ))}
    </p>
  );
}
