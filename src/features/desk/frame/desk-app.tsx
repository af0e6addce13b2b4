'use client';

import { useEffect, type ReactNode } from 'react';
import { LoadingSkeleton } from '@/components/loading/loading-skeleton';
import { deskRouteOf } from '@/config/desk/desk-paths';
import type { Locale } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { isLoading } from '@/lib/saga/request-record';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import { ReportMailStop } from '../campaign/saved-report/report-mail-stop';
import { DeskJoin } from '../session/desk-join';
import { DeskSignIn } from '../session/desk-sign-in';
import { DeskWorkAccount } from '../session/desk-work-account';
import { sessionRequested, staffSessionSlice } from '../session/staff-session.slice';
import { useKeepAlive } from '../session/use-keep-alive';
import styles from './desk-app.module.css';
import { DeskFrame } from './desk-frame';
import { DeskLanguages } from './desk-languages';
import { useDeskLocation } from './desk-location';
import { FailureNotice } from './failure-notice';
import { DeskLock } from './use-shortcuts';

interface DeskAppProps {
  locale: Locale;
  /** The lender's name. */
  lender: string;
}

const { selectRecord, selectSession, selectStatus } = staffSessionSlice.selectors;

/** The desk: nothing but the sign-in for who is not signed in; behind a lock what was open stays, unseen. */
export function DeskApp({ locale, lender }: DeskAppProps) {
  const t = useTranslate('desk');
  const dispatch = useDeskDispatch();
  const status = useDeskSelector(selectStatus);
  const session = useDeskSelector(selectSession);
  const record = useDeskSelector(selectRecord);
  const location = useDeskLocation();
  const route = location && deskRouteOf(location.pathname.replace(/^\/[^/]*/, ''));
  const isJoin = route?.section === 'join';
  const isWorkAccount = route?.section === 'work-account';
  const isMailStop = route?.section === 'report-mail';
  const isUnknown =
    status === 'unknown' && location !== null && !isJoin && !isWorkAccount && !isMailStop;
  useKeepAlive(locale);
  useEffect(() => {
    if (isUnknown) dispatch(sessionRequested({ locale }));
  }, [dispatch, isUnknown, locale]);

  if (isWorkAccount && location)
    return (
      <Entrance lender={lender} t={t} locale={locale}>
        <DeskWorkAccount query={location.query} t={t} locale={locale} />
      </Entrance>
    );
  if (isMailStop)
    return (
      <Entrance lender={lender} t={t} locale={locale}>
        <ReportMailStop t={t} locale={locale} />
      </Entrance>
    );
  if (isJoin && status !== 'signed-in')
    return (
      <Entrance lender={lender} t={t} locale={locale}>
        <DeskJoin t={t} locale={locale} />
      </Entrance>
    );
  if (status === 'unknown')
    return (
      <Entrance lender={lender} t={t} locale={locale}>
        {record.failure && !isLoading(record) ? (
          <FailureNotice
            failure={record.failure}
            onRetry={() => dispatch(sessionRequested({ locale }))}
            t={t}
          />
        ) : (
          <LoadingSkeleton label={t('state.loading')} />
        )}
      </Entrance>
    );
  return (
    <>
      {status === 'signed-in' ? null : (
        <Entrance lender={lender} t={t} locale={locale}>
          <DeskSignIn lockedFor={session?.member ?? null} t={t} locale={locale} />
        </Entrance>
      )}
      {session && location ? (
        <DeskLock value={status !== 'signed-in'}>
          <div hidden={status !== 'signed-in'}>
            <DeskFrame
              key={session.member.id}
              session={session}
              location={location}
              lender={lender}
              t={t}
              locale={locale}
            />
          </div>
        </DeskLock>
      ) : null}
    </>
  );
}

function Entrance({
  lender,
  t,
  locale,
  children,
}: TranslationProps<'desk'> & { lender: string; children: ReactNode }) {
  return (
    <main className={styles.entrance}>
      <p className={styles.lender}>
        <b>{lender}</b> {t('title')}
      </p>
      <div className={styles.card}>{children}</div>
      <DeskLanguages t={t} locale={locale} />
    </main>
  );
}
