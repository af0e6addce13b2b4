'use client';

import { useSyncExternalStore } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { failureMessage } from '../components/query-states';
import type { LenderInfo } from '../lender-info';
import styles from '../session/sign-in.module.css';
import { useSubmission } from '../use-submission';
import { notMeSubmission } from './details-submissions';

const subscribeToHash = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Where the link of a notice leads: one press stops withdrawals, without signing in. Opening it alone does nothing, because mail programs open links, too. */
export function NotMe({ locale, lender }: { locale: Locale; lender: LenderInfo }) {
  const t = useTranslate('account');
  const token = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash.slice(1),
    () => '',
  );
  const { isSending, failure, answer, submit } = useSubmission(notMeSubmission, { locale });
  const params = { phone: lender.hotline, hours: lender.officeHours };
  return (
    <div>
      <h1>{t('notMe.title')}</h1>
      <p className={styles.lead}>{t('notMe.lead')}</p>
      <noscript>
        <p>{t('noScript', params)}</p>
      </noscript>
      <div className={styles.card}>
        {answer ? (
          <p role="status">{t('notMe.done', params)}</p>
        ) : tokenPattern.test(token) ? (
          <>
            {failure ? (
              <p role="alert" className={formStyles.notice}>
                {failure.code === 'not_found'
                  ? t('notMe.expired', params)
                  : failureMessage(failure, t)}
              </p>
            ) : null}
            <p>{t('notMe.text')}</p>
            <p className={formStyles.actions}>
              <button
                type="button"
                className={formStyles.primary}
                aria-disabled={isSending || undefined}
                onClick={() => (isSending ? undefined : submit({ body: { token } }))}
              >
                {t('notMe.stop')}
              </button>
            </p>
          </>
        ) : (
          <p>{t('notMe.expired', params)}</p>
        )}
      </div>
    </div>
  );
}
