'use client';

import { useEffect, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { Locale } from '@/contracts/locale';
import { openAccountChannel } from '@/features/account/session/account-channel';
import { accountApplications } from '@/features/account/account-reads';
import { hasSessionHint } from '@/features/account/session/session-hint';
import { sessionEnded } from '@/features/account/session/session.slice';
import { takeLinkReference } from '@/features/otp/link-reference';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { papersRequested, papersSlice, referenceOpened } from '../papers.slice';
import { hasProofHint, keepProofHint, uploadLinkKey } from '../upload-memory';
import { ChooseApplication } from './choose-application';
import { PaperList } from './paper-list';
import { UploadEntry } from './upload-entry';
import styles from './upload.module.css';

interface UploadDeskProps {
  locale: Locale;
  isSmsLive: boolean;
}

// Answers that mean: show first that the application is yours.
const strangerCodes: ReadonlySet<string> = new Set(['unauthorised', 'session_ended', 'not_found', 'validation_failed']);

/** From showing that an application is one's own to the list of its papers. */
export function UploadDesk({ locale, isSmsLive }: UploadDeskProps) {
  const t = useTranslate('upload');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const papers = useAppSelector(papersSlice.selectors.selectPapers);
  const applications = useAppSelector(accountApplications.slice.selectors.selectData);
  const choosing = useAppSelector((state) => accountApplications.slice.selectors.selectRequest(state));
  const [isByCode, setIsByCode] = useState(false);
  const status = papers.request.status;

  useEffect(() => {
    const link = takeLinkReference(uploadLinkKey);
    if (link !== null) dispatch(referenceOpened(link));
    const { request, reference } = papersSlice.selectors.selectPapers(store.getState());
    if (request.status !== 'idle' || reference !== null) return;
    if (hasProofHint()) dispatch(papersRequested({ locale }));
    else if (hasSessionHint()) dispatch(accountApplications.slice.actions.requested({ locale, request: {} }));
  }, [dispatch, locale, store]);

  // A customer who signs out in another tab leaves here, too.
  const { isOfSession } = papers;
  useEffect(() => {
    if (!isOfSession) return;
    const channel = openAccountChannel((message) => {
      if (message === 'ended') dispatch(sessionEnded('left'));
    });
    return channel.close;
  }, [dispatch, isOfSession]);

  const failure = papers.request.failure;
  const isStranger = failure !== null && strangerCodes.has(failure.code);
  useEffect(() => {
    if (isStranger) keepProofHint(false);
  }, [isStranger]);

  if (papers.application) return <PaperList papers={papers} application={papers.application} t={t} locale={locale} />;
  if (status === 'loading' || (choosing.status === 'loading' && !isByCode)) return <p role="status" className={styles.waiting}>{t('loading')}</p>;
  if (failure !== null && !isStranger) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('loadFailed')}</p>
        <button type="button" className={formStyles.secondary} onClick={() => dispatch(papersRequested({ locale }))}>{t('retryLoad')}</button>
      </div>
    );
  }
  const mayChoose = papers.reference === null && !isByCode && applications !== null && applications.length > 0;
  if (mayChoose) return <ChooseApplication applications={applications} t={t} locale={locale} onOther={() => setIsByCode(true)} onChosen={(applNo) => dispatch(papersRequested({ locale, applNo }))} />;
  return (
    <UploadEntry
      papers={papers}
      t={t}
      locale={locale}
      isSmsLive={isSmsLive}
      onVerified={() => {
        keepProofHint(true);
        dispatch(papersRequested({ locale }));
      }}
    />
  );
}
