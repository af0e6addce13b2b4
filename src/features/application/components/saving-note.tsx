'use client';

import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch } from '@/store/hooks';
import { autosaveDue, type ApplicationState } from '../application.slice';
import formStyles from '@/components/form/form.module.css';
import styles from './step.module.css';

/** Whether the answers are safe on the server; says what to do where they are not. */
export function SavingNote({ state: { saving, draft } }: { state: Pick<ApplicationState, 'saving' | 'draft'> }) {
  const t = useTranslate('apply');
  const dispatch = useAppDispatch();
  if (saving.status === 'failed') {
    return (
      <div className={styles.unsaved} role="status">
        <p>{t('saving.failed')}</p>
        <button type="button" className={formStyles.plain} onClick={() => dispatch(autosaveDue())}>{t('saving.again')}</button>
      </div>
    );
  }
  return <p className={styles.saved} role="status">{saving.status === 'loading' ? t('saving.now') : draft === null ? '' : t('saving.done')}</p>;
}
