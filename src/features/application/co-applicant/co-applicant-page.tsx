'use client';

import { useEffect, useSyncExternalStore } from 'react';
import formStyles from '@/components/form/form.module.css';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import { useTranslate } from '@/i18n/use-translate';
import { hasCode } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import styles from '../components/step.module.css';
import type { CoApplicantContext } from './co-applicant-context';
import { coApplicantSlice, coApplicationOpened } from './co-applicant.slice';
import { consumeLinkToken, hasProofHint, readLinkToken } from './co-applicant-link';
import { CoApplicantNotice } from './co-applicant-notice';
import { CoApplicantReview } from './co-applicant-review';

const noSubscription = () => () => undefined;

/** Where the link of a further borrower or guarantor leads: the notice, the phone with its code, then what there is to confirm. */
export function CoApplicantPage({ context }: { context: CoApplicantContext }) {
  const t = useTranslate('co-applicant', 'application-form');
  const token = useSyncExternalStore(noSubscription, readLinkToken, () => null);
  const { coApplication } = useAppSelector(coApplicantSlice.selectors.selectCoApplicant);
  return (
    <div className={styles.page} data-flow>
      <div className={styles.main}>
        <h1>{t('title')}</h1>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        {coApplication !== null ? (
          <CoApplicantReview context={context} coApplication={coApplication} />
        ) : token === null ? (
          <section aria-labelledby="no-link">
            <h2 id="no-link">{t('noLink.title')}</h2>
            <p className={styles.facts}>{t('noLink.body')}</p>
          </section>
        ) : (
          <OpenLink context={context} token={token} />
        )}
      </div>
    </div>
  );
}

function OpenLink({ context, token }: { context: CoApplicantContext; token: string }) {
  const { locale, isSmsLive, hotline } = context;
  const t = useTranslate('co-applicant', 'application-form');
  const dispatch = useAppDispatch();
  const { request } = useAppSelector(coApplicantSlice.selectors.selectCoApplicant);
  const open = (): void => void dispatch(coApplicationOpened({ locale }));
  useEffect(() => {
    consumeLinkToken();
    if (hasProofHint()) dispatch(coApplicationOpened({ locale }));
  }, [dispatch, locale]);
  if (request.status === 'loading')
    return (
      <p className={styles.loading} role="status">
        {t('opening')}
      </p>
    );
  if (request.status === 'failed')
    return (
      <div className={formStyles.boxed} role="alert">
        <p>{hasCode(request.failure, 'not_found') ? t('ended', { hotline }) : t('failed')}</p>
        {hasCode(request.failure, 'not_found') ? null : (
          <button type="button" className={formStyles.plain} onClick={open}>
            {t('retry')}
          </button>
        )}
      </div>
    );
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <h2>{t('notice.title')}</h2>
      <CoApplicantNotice context={context} />
      <h2>{t('phone.title')}</h2>
      <p className={styles.facts}>{t('phone.body')}</p>
      <OtpChallenge
        locale={locale}
        purpose="co-apply"
        reference={token}
        isLive={isSmsLive}
        onVerified={open}
      />
      <p className={styles.small}>{t('phone.noCode')}</p>
    </>
  );
}
