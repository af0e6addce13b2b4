'use client';

import Link from 'next/link';
import { localisedPath } from '@/config/paths';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch } from '@/store/hooks';
import { applyPath } from '../apply-steps';
import { savingRetried, type ApplicationState } from '../application.slice';
import formStyles from '@/components/form/form.module.css';
import styles from './step.module.css';

/** Whether the answers are safe on the server; says what to do where they are not. */
export function SavingNote({ state: { saving, draft, refused, product, locale } }: { state: Pick<ApplicationState, 'saving' | 'draft' | 'refused' | 'product' | 'locale'> }) {
  const t = useTranslate('apply');
  const dispatch = useAppDispatch();
  const hasRefused = refused.length > 0;
  const isInterrupted = saving.status === 'failed' && !(hasRefused && saving.failure?.code === 'validation_failed');
  if (saving.status !== 'loading' && product !== null && (isInterrupted || hasRefused)) {
    return (
      <div className={styles.unsaved} role="status">
        {isInterrupted ? <p>{t('saving.failed')}</p> : null}
        {hasRefused ? (
          <>
            <p>{t('saving.refused')}</p>
            <ul className={styles.plainList}>
              {refused.map((section) => <li key={section}><Link href={localisedPath(locale, applyPath(product, section))} prefetch={false}>{t(`step.${section}.title`)}</Link></li>)}
            </ul>
          </>
        ) : null}
        <button type="button" className={formStyles.plain} onClick={() => dispatch(savingRetried())}>{t('saving.again')}</button>
      </div>
    );
  }
  return <p className={styles.saved} role="status">{saving.status === 'loading' ? t('saving.now') : draft === null ? '' : t('saving.done')}</p>;
}
