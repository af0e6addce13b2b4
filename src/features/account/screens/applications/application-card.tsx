'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { CustomerApplication } from '@/contracts/application/application';
import { formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { serverNow } from '@/lib/server-clock';
import type { LenderInfo } from '@/features/account/lender-info';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '@/features/account/components/panel.module.css';
import { UploadLink } from '@/features/account/components/upload-link';
import { isDecided, getDecisionDeadline } from './decision-deadline';
import { formatDuration } from './format-duration';
import styles from './application-card.module.css';
import { DeclineNotice } from './decline-notice';
import { ApplicationTimeline } from './application-timeline';

const refreshMs = 30_000;

interface ApplicationCardProps extends TranslationProps<'account' | 'account-screen'> {
  application: CustomerApplication;
  lender: LenderInfo;
  /** What is to be decided, above the history. */
  offer?: ReactNode;
  children?: ReactNode;
}

/** The class of the badge that shows the state of an application. */
export function applicationBadge({ state }: CustomerApplication): string | undefined {
  if (['approved', 'offer-accepted', 'completed'].includes(state)) return panel.badgeGood;
  return state === 'needs-documents' || state === 'declined' ? panel.badgeBad : panel.badge;
}

/** An application: its state, the progress towards the promised decision time, and the applicant's next action. */
export function ApplicationCard({
  application,
  lender,
  offer,
  t,
  locale,
  children,
}: ApplicationCardProps) {
  const id = `application-${application.applicationNumber}`;
  const isOver = application.state === 'declined' || application.state === 'withdrawn';
  const waitedFor = (application.coApplicants ?? [])
    .filter(({ state }) => state !== 'confirmed')
    .map(({ name }) => name);
  return (
    <article className={panel.panel} aria-labelledby={id}>
      <div className={panel.title}>
        <h2 id={id}>
          {t(`product.${application.product}`)}{' '}
          <span className={styles.amount}>{formatMoney(application.amount)}</span>
        </h2>
        <span className={applicationBadge(application)}>
          {t(`application.state.${application.state}`)}
        </span>
      </div>
      <p className={styles.sub}>
        {application.applicationNumber}
        {application.address ? ` · ${application.address}` : ''}
      </p>
      {isOver ? null : (
        <NextAction application={application} lender={lender} t={t} locale={locale} />
      )}
      {application.declineReasons ? (
        <DeclineNotice
          applicationNumber={application.applicationNumber}
          reasons={application.declineReasons}
          t={t}
          locale={locale}
        />
      ) : null}
      {offer}
      {isOver || waitedFor.length === 0 ? null : (
        <p className={styles.deadline}>
          {t('application.coApplicants', { names: waitedFor.join(t('application.listSeparator')) })}
        </p>
      )}
      <DecisionDeadlineProgress application={application} t={t} locale={locale} />
      <ApplicationTimeline application={application} t={t} locale={locale} />
      {children}
    </article>
  );
}

function NextAction({
  application,
  lender,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  application: CustomerApplication;
  lender: LenderInfo;
}) {
  if (application.nextAction === 'none') return null;
  return (
    <div className={application.nextAction === 'wait' ? styles.wait : styles.next}>
      <p>
        <b>{t('application.next')}</b>{' '}
        {t(`application.action.${application.nextAction}`, { phone: lender.hotline })}
      </p>
      {application.nextAction === 'send-documents' ? (
        <p>
          <UploadLink
            applicationNumber={application.applicationNumber}
            locale={locale}
            className={`${panel.solid} ${panel.small}`}
          >
            {t('application.upload')}
          </UploadLink>
        </p>
      ) : null}
    </div>
  );
}

function DecisionDeadlineProgress({
  application,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { application: CustomerApplication }) {
  const [now, setNow] = useState(() => serverNow().getTime());
  const isOpen = !isDecided(application);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setNow(serverNow().getTime()), refreshMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  const deadline = getDecisionDeadline(application, now);
  if (!deadline) return null;
  if (deadline.status === 'waiting')
    return <p className={styles.deadline}>{t('decisionDeadline.waiting')}</p>;
  const { status, elapsedMs, remainingMs, progress } = deadline;
  const messageParams = {
    elapsed: formatDuration(elapsedMs, t),
    left: formatDuration(Math.abs(remainingMs), t),
    by: application.promisedBy === null ? '' : formatInstant(application.promisedBy, locale),
  };
  return (
    <div className={styles.deadline}>
      {isOpen ? (
        <progress
          className={status === 'late' ? styles.late : undefined}
          value={progress}
          max={1}
          aria-label={t('decisionDeadline.label')}
        />
      ) : null}
      <p>{t(`decisionDeadline.${status}`, messageParams)}</p>
    </div>
  );
}
