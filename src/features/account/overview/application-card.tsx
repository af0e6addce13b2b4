'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { SmartLink } from '@/components/smart-link';
import { contentPaths, flowPaths } from '@/config/paths';
import type { CustomerApplication } from '@/contracts/application/application';
import { formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { isDecided, promiseOf } from './application-promise';
import { durationWords } from './duration-words';
import type { LenderFacts } from '../account-facts';
import styles from './application-card.module.css';
import { ApplicationTimeline } from './application-timeline';
import type { Words } from '../components/account-words';
import panel from '../components/panel.module.css';

const refreshMs = 30_000;

interface ApplicationCardProps extends Words {
  application: CustomerApplication;
  facts: LenderFacts;
  children?: ReactNode;
}

/** An application: where it stands, how the promised time runs, what the applicant does next. */
export function ApplicationCard({ application, facts, t, locale, children }: ApplicationCardProps) {
  const id = `application-${application.applNo}`;
  const isGood = ['approved', 'offer-accepted', 'completed'].includes(application.state);
  const isOver = application.state === 'declined' || application.state === 'withdrawn';
  const badge = isGood ? panel.badgeGood : application.state === 'needs-documents' || application.state === 'declined' ? panel.badgeBad : panel.badge;
  return (
    <article className={panel.panel} aria-labelledby={id}>
      <div className={panel.title}>
        <h2 id={id}>{t(`product.${application.product}`)} <span className={styles.amount}>{formatMoney(application.amount)}</span></h2>
        <span className={badge}>{t(`application.state.${application.state}`)}</span>
      </div>
      <p className={styles.sub}>{application.applNo}{application.address ? ` · ${application.address}` : ''}</p>
      {isOver ? null : <NextAction application={application} facts={facts} t={t} locale={locale} />}
      <PromiseLine application={application} t={t} locale={locale} />
      <ApplicationTimeline application={application} t={t} locale={locale} />
      {children}
    </article>
  );
}

function NextAction({ application, facts, t, locale }: Words & { application: CustomerApplication; facts: LenderFacts }) {
  if (application.nextAction === 'none') return null;
  return (
    <div className={application.nextAction === 'wait' ? styles.wait : styles.next}>
      <p><b>{t('application.next')}</b> {t(`application.action.${application.nextAction}`, { phone: facts.hotline })}</p>
      {application.nextAction === 'send-documents' ? <p><SmartLink href={contentPaths.uploadDocument} locale={locale} className={`${panel.solid} ${panel.small}`}>{t('application.upload')}</SmartLink></p> : null}
      {application.nextAction === 'read-offer' ? <p><SmartLink href={flowPaths.accountContact} locale={locale} className={`${panel.ghost} ${panel.small}`}>{t('application.ask')}</SmartLink></p> : null}
    </div>
  );
}

function PromiseLine({ application, t, locale }: Words & { application: CustomerApplication }) {
  const [now, setNow] = useState(() => Date.now());
  const isOpen = !isDecided(application);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  const promise = promiseOf(application, now);
  if (!promise) return null;
  const { standing, elapsedMs, pausedMs, leftMs, share } = promise;
  const words = { elapsed: durationWords(elapsedMs, t), left: durationWords(Math.abs(leftMs), t), by: formatInstant(application.promisedBy, locale) };
  const isPauseTold = pausedMs > 0 && standing !== 'paused';
  return (
    <div className={styles.promise}>
      {isOpen ? <progress className={standing === 'late' ? styles.late : undefined} value={share} max={1} aria-label={t('promise.label')} /> : null}
      <p>{t(`promise.${standing}`, words)}{isPauseTold ? ` ${t('promise.withoutPause')}` : ''}</p>
    </div>
  );
}
