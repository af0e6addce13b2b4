'use client';

import Link from 'next/link';
import { localisedPath } from '@/config/paths';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch } from '@/store/hooks';
import formStyles from '@/components/form/form.module.css';
import { hasCode } from '@/lib/saga/request-record';
import { applyPath, stepOfSection } from '../apply-steps';
import { saveRetried } from '../application.slice';
import type { ApplicationState } from '../application-state';
import styles from './step.module.css';

/** Whether the answers are saved on the server, and how to retry if not. */
export function SaveStatus({
  state: { saveRequest, draft, rejectedSections, product, locale },
}: {
  state: Pick<
    ApplicationState,
    'saveRequest' | 'draft' | 'rejectedSections' | 'product' | 'locale'
  >;
}) {
  const t = useTranslate('application', 'application-form');
  const dispatch = useAppDispatch();
  const hasRejected = rejectedSections.length > 0;
  const isInterrupted =
    saveRequest.status === 'failed' &&
    !(hasRejected && hasCode(saveRequest.failure, 'validation_failed'));
  if (saveRequest.status !== 'loading' && product !== null && (isInterrupted || hasRejected)) {
    return (
      <div className={styles.unsaved} role="status">
        {isInterrupted ? <p>{t('saving.failed')}</p> : null}
        {hasRejected ? (
          <>
            <p>{t('saving.rejected')}</p>
            <ul className={styles.plainList}>
              {rejectedSections.map((section) => (
                <li key={section}>
                  <Link
                    href={localisedPath(
                      locale,
                      applyPath(product, stepOfSection(product, section)),
                    )}
                    prefetch={false}
                  >
                    {t(`section.${section}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <button type="button" className={formStyles.plain} onClick={() => dispatch(saveRetried())}>
          {t('saving.retry')}
        </button>
      </div>
    );
  }
  return (
    <p className={styles.saved} role="status">
      {saveRequest.status === 'loading' ? t('saving.now') : draft === null ? '' : t('saving.done')}
    </p>
  );
}
