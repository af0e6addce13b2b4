'use client';

import Link from 'next/link';
import formStyles from '@/components/form/form.module.css';
import { advertised } from '@/config/site';
import { contentPaths, flowPaths, localisedPath } from '@/config/paths';
import { SendLinkBySms } from '@/features/otp/components/send-link-by-sms';
import { usePromised } from '@/i18n/promises';
import { formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import type { Application } from '../use-application';
import { CoApplicants } from '../co-applicant/co-applicants';
import { earnsReward, SentIndicative } from '../indicative/sent-indicative';
import { DocumentsToHave } from './documents-to-have';
import styles from '../components/step.module.css';

/** Confirmation of the submission: application number and next steps. */
export function DoneStep({ application }: { application: Application }) {
  const { state, context, t } = application;
  const { locale, product } = context;
  const { receipt } = state;
  const reward = usePromised('reward');
  const rewardLoan = usePromised('rewardLoan');
  if (receipt === null) return null;
  const {
    appl_no: number,
    received_at: receivedAt,
    promised_by: promisedBy,
    next_action: nextAction,
    indicative,
    co_applicants: coApplicants = [],
    documents = [],
  } = receipt;
  const isAwaiting = coApplicants.some(({ state: answer }) => answer !== 'confirmed');
  const trackPath = localisedPath(locale, flowPaths.applications);
  const decisionTitle = t('done.decision.title', { hours: advertised.decisionHours });
  const timeline = (
    <ol className={styles.timeline}>
      <li>
        <b>{t('done.received.title')}</b>
        <time dateTime={receivedAt}>{formatInstant(receivedAt, locale)}</time>
      </li>
      <li>
        <b>{t('done.documents.title')}</b>
        {t('done.documents.body')}
      </li>
      <li>
        <b>{decisionTitle}</b>
        {promisedBy === null ? (
          <>
            {t('done.decision.condition')}
            {isAwaiting ? `${sentenceGap(locale)}${t('done.coApplicants.condition')}` : null}
          </>
        ) : (
          <time dateTime={promisedBy}>
            {t('done.decision.by', { time: formatInstant(promisedBy, locale) })}
          </time>
        )}
      </li>
      <li>
        <b>{t('done.sign.title')}</b>
        {t('done.sign.body')}
      </li>
    </ol>
  );
  return (
    <>
      <div className={styles.reference}>
        <p>{t('done.reference')}</p>
        <p className={styles.number}>{number}</p>
        <p>{t('done.keep')}</p>
      </div>
      {indicative ? <SentIndicative application={application} indicative={indicative} /> : null}
      {coApplicants.length > 0 ? (
        <CoApplicants application={application} coApplicants={coApplicants} number={number} />
      ) : null}
      {product === 'fast-pass' ? (
        <>
          <p className={styles.facts}>{decisionTitle}</p>
          <details className={styles.more}>
            <summary>{t('done.next')}</summary>
            {timeline}
          </details>
        </>
      ) : (
        <>
          <h2>{t('done.next')}</h2>
          {timeline}
        </>
      )}
      {nextAction === 'send-documents' && documents.length > 0 ? (
        <DocumentsToHave documents={documents} t={t} />
      ) : null}
      {product === 'fast-pass' && (!indicative || earnsReward(indicative, rewardLoan)) ? (
        <section className={styles.summary} aria-labelledby="reward-heading">
          <h2 id="reward-heading">{t('done.reward.title', { reward: formatMoney(reward) })}</h2>
          <p>
            {t('done.reward.body')}
            {sentenceGap(locale)}
            <Link href={localisedPath(locale, contentPaths.fastPass)} prefetch={false}>
              {t('done.reward.link')}
            </Link>
          </p>
        </section>
      ) : null}
      {nextAction === 'send-documents' ? (
        <>
          <p className={formStyles.actions}>
            <Link
              href={localisedPath(locale, contentPaths.uploadDocument)}
              prefetch={false}
              className={formStyles.primary}
            >
              {t('done.upload')}
            </Link>
            <Link href={trackPath} prefetch={false}>
              {t('done.track')}
            </Link>
          </p>
          <SendLinkBySms kind="upload-link" applicationNumber={number} locale={locale} />
        </>
      ) : (
        <>
          <p className={styles.facts}>{t('done.moved')}</p>
          <p className={formStyles.actions}>
            <Link href={trackPath} prefetch={false} className={formStyles.primary}>
              {t('done.track')}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
