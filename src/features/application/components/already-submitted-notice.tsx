'use client';

import Link from 'next/link';
import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { localisedPath } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { applyPath } from '../apply-steps';
import { newApplicationStarted } from '../application.slice';
import type { Application } from '../use-application';
import styles from './step.module.css';

/** Replaces a step of a submitted application: it can't be submitted again, but another one may be started. */
export function AlreadySubmittedNotice({
  application: { context, state, t, go },
}: {
  application: Application;
}) {
  const dispatch = useAppDispatch();
  const { product, locale } = context;
  const startNewApplication = (): void => {
    dispatch(newApplicationStarted());
    go();
  };
  return (
    <RequireNamespace namespace="application-form">
      <div className={styles.reference}>
        <p>{t('done.reference')}</p>
        <p className={styles.number}>{state.receipt?.appl_no}</p>
      </div>
      <p className={styles.facts}>{t('alreadySubmitted.body')}</p>
      <p className={formStyles.actions}>
        <Link
          href={localisedPath(locale, applyPath(product, 'done'))}
          prefetch={false}
          className={formStyles.primary}
        >
          {t('alreadySubmitted.next')}
        </Link>
        <button type="button" className={formStyles.plain} onClick={startNewApplication}>
          {t('alreadySubmitted.another')}
        </button>
      </p>
    </RequireNamespace>
  );
}
