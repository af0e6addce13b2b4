'use client';

import { useEffect, useRef, useState } from 'react';
import { LoadingSkeleton } from '@/components/loading/loading-skeleton';
import { deskHref } from '@/config/desk/desk-paths';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import { DeskLink } from '../frame/desk-link';
import styles from '../frame/desk-app.module.css';
import { openAddress } from '../frame/desk-location';
import { EntryFailure } from './entry-failure';
import { staffEntrySlice, workAccountAnswered, workAccountRequested } from './staff-entry.slice';
import { returnNote, tellOtherTabs } from './work-account-notes';
import { workAccountStep } from './work-account-queries';

/** Sends the browser to the provider of work accounts, and ends what comes back from there. The answer leaves the address at once. */
export function DeskWorkAccount({
  query,
  t,
  locale,
}: TranslationProps<'desk'> & { query: URLSearchParams }) {
  const dispatch = useDeskDispatch();
  const record = useDeskSelector(staffEntrySlice.selectors.selectRecord);
  const [{ purpose, answer }] = useState(() => workAccountStep(query));
  const [returnAddress] = useState(() => (answer === null ? null : returnNote.read()));
  const isBegun = useRef(false);
  const isDone = answer !== null && record.status === 'succeeded';
  const isForOthers = purpose !== 'connect' && returnAddress === null;
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (answer === null) return void dispatch(workAccountRequested({ locale, purpose }));
    openAddress(deskHref(locale, 'work-account'), { isReplaced: true });
    dispatch(workAccountAnswered({ locale, purpose, answer }));
  }, [dispatch, locale, purpose, answer]);
  useEffect(() => {
    if (!isDone) return;
    if (purpose === 'connect')
      return openAddress(deskHref(locale, 'sessions'), { isReplaced: true });
    tellOtherTabs();
    returnNote.remove();
    if (returnAddress !== null) openAddress(returnAddress, { isReplaced: true });
  }, [isDone, purpose, locale, returnAddress]);
  if (isDone && isForOthers)
    return (
      <>
        <h1>{t('workAccount.title')}</h1>
        <p role="status">{t('workAccount.goOn')}</p>
        <p>
          <DeskLink href={deskHref(locale, null)}>{t('workAccount.other')}</DeskLink>
        </p>
      </>
    );
  if (record.failure)
    return (
      <>
        <h1>{t(purpose === 'connect' ? 'workAccount.notConnected' : 'workAccount.failed')}</h1>
        {hasCode(record.failure, 'conflict') ? (
          <p role="alert" className={styles.failure}>
            {t('workAccount.taken')}
          </p>
        ) : (
          <EntryFailure failure={record.failure} t={t} />
        )}
        <p className={styles.actions}>
          <button
            type="button"
            className={styles.primary}
            onClick={() => dispatch(workAccountRequested({ locale, purpose }))}
          >
            {t('workAccount.again')}
          </button>
          <DeskLink href={deskHref(locale, purpose === 'connect' ? 'sessions' : null)}>
            {t('workAccount.other')}
          </DeskLink>
        </p>
      </>
    );
  return (
    <>
      <h1>{t('workAccount.title')}</h1>
      <p role="status">{t(answer === null ? 'workAccount.waiting' : 'workAccount.finishing')}</p>
      <LoadingSkeleton label={t('state.loading')} />
    </>
  );
}
