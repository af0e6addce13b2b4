'use client';

import Link from 'next/link';
import formStyles from '@/components/form/form.module.css';
import { advertised } from '@/config/site';
import { contentPaths, localisedPath } from '@/config/paths';
import { formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import type { Application } from '../use-application';
import { IndicativeResult } from './indicative-result';
import styles from './step.module.css';

/** What was sent, under which number, and what happens next. */
export function DoneStep({ application }: { application: Application }) {
  const { state, facts, t } = application;
  const { locale, product } = facts;
  const { receipt, draft } = state;
  const number = receipt?.appl_no ?? draft?.applNo ?? '';
  return (
    <>
      <div className={styles.reference}>
        <p>{t('done.reference')}</p>
        <p className={styles.number}>{number}</p>
        <p>{t('done.keep')}</p>
      </div>
      {receipt?.indicative ? <IndicativeResult indicative={receipt.indicative} locale={locale} t={t} /> : null}
      <h2>{t('done.next')}</h2>
      <ol className={styles.timeline}>
        <li>
          <b>{t('done.received.title')}</b>
          {receipt ? <time dateTime={receipt.received_at}>{formatInstant(receipt.received_at, locale)}</time> : null}
        </li>
        <li>
          <b>{t('done.documents.title')}</b>
          {t('done.documents.body')}
        </li>
        <li>
          <b>{t('done.decision.title', { hours: advertised.decisionHours })}</b>
          {receipt ? <time dateTime={receipt.promised_by}>{t('done.decision.by', { time: formatInstant(receipt.promised_by, locale) })} </time> : null}
          {t('done.decision.body', { hours: advertised.decisionHours })}
        </li>
        <li>
          <b>{t('done.sign.title')}</b>
          {t('done.sign.body')}
        </li>
      </ol>
      {product === 'fast-pass' ? (
        <section className={styles.summary} aria-labelledby="reward-heading">
          <h2 id="reward-heading">{t('done.reward.title', { reward: formatMoney(advertised.fastPassRewardHkd) })}</h2>
          <p>{t('done.reward.body', { reward: formatMoney(advertised.fastPassRewardHkd) })} <Link href={localisedPath(locale, contentPaths.fastPass)} prefetch={false}>{t('done.reward.link')}</Link></p>
        </section>
      ) : null}
      <p className={formStyles.actions}>
        <Link href={localisedPath(locale, contentPaths.uploadDocument)} prefetch={false} className={formStyles.primary}>{t('done.upload')}</Link>
        <Link href={localisedPath(locale, contentPaths.contactUs)} prefetch={false}>{t('done.ask')}</Link>
      </p>
    </>
  );
}
