'use client';

import { useEffect, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { Locale } from '@/contracts/locale';
import { openAccountChannel } from '@/features/account/session/account-channel';
import { accountApplications } from '@/features/account/screens/applications/application-queries';
import { hasSessionHint } from '@/lib/session/session-hint';
import { sessionEnded } from '@/features/account/session/session.slice';
import { consumeLinkReference } from '@/features/otp/link-reference';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import {
  hasVerificationHint,
  setVerificationHint,
  uploadLinkKey,
} from '@/features/otp/upload-tab-storage';
import { documentsRequested, documentsSlice, referenceOpened } from '../documents.slice';
import { ChooseApplication } from './choose-application';
import { DocumentChecklist } from './document-checklist';
import { UploadVerification } from './upload-verification';
import styles from './upload.module.css';

interface DocumentUploadProps {
  locale: Locale;
  isSmsLive: boolean;
}

// Error codes that require verification of access to the application.
const unverifiedCodes: ReadonlySet<string> = new Set([
  'unauthorised',
  'session_ended',
  'not_found',
  'validation_failed',
]);

/** The document upload: verification of access to an application, then its document checklist. */
export function DocumentUpload({ locale, isSmsLive }: DocumentUploadProps) {
  const t = useTranslate('document');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const documentsState = useAppSelector(documentsSlice.selectors.selectDocuments);
  const applications = useAppSelector(accountApplications.slice.selectors.selectData);
  const applicationsRequest = useAppSelector((state) =>
    accountApplications.slice.selectors.selectRequest(state),
  );
  const [usesCode, setIsByCode] = useState(false);
  const status = documentsState.request.status;

  useEffect(() => {
    const link = consumeLinkReference(uploadLinkKey);
    if (link !== null) dispatch(referenceOpened(link));
    const { request, reference } = documentsSlice.selectors.selectDocuments(store.getState());
    if (request.status !== 'idle' || reference !== null) return;
    if (hasVerificationHint()) dispatch(documentsRequested({ locale }));
    else if (hasSessionHint())
      dispatch(accountApplications.slice.actions.requested({ locale, request: {} }));
  }, [dispatch, locale, store]);

  // Signing out in another tab ends this access, too.
  const { isSessionBound, requestedNumber } = documentsState;
  useEffect(() => {
    if (!isSessionBound) return;
    const channel = openAccountChannel((message) => {
      if (message === 'ended') dispatch(sessionEnded('left'));
    });
    return channel.close;
  }, [dispatch, isSessionBound]);

  const failure = documentsState.request.failure;
  const isUnverified = failure !== null && unverifiedCodes.has(failure.code);
  useEffect(() => {
    if (isUnverified) setVerificationHint(false);
  }, [isUnverified]);

  if (documentsState.application)
    return (
      <DocumentChecklist
        documentsState={documentsState}
        application={documentsState.application}
        t={t}
        locale={locale}
      />
    );
  if (status === 'loading' || (applicationsRequest.status === 'loading' && !usesCode))
    return (
      <p role="status" className={styles.loading}>
        {t('loading')}
      </p>
    );
  if (failure !== null && !isUnverified) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('loadFailed')}</p>
        <button
          type="button"
          className={formStyles.secondary}
          onClick={() =>
            dispatch(
              documentsRequested({
                locale,
                ...(requestedNumber === null ? {} : { applicationNumber: requestedNumber }),
              }),
            )
          }
        >
          {t('retryLoad')}
        </button>
      </div>
    );
  }
  const canChooseApplication =
    documentsState.reference === null &&
    !usesCode &&
    applications !== null &&
    applications.length > 0;
  if (canChooseApplication)
    return (
      <ChooseApplication
        applications={applications}
        t={t}
        locale={locale}
        onOther={() => setIsByCode(true)}
        onChosen={(applicationNumber) =>
          dispatch(documentsRequested({ locale, applicationNumber }))
        }
      />
    );
  return (
    <UploadVerification
      documentsState={documentsState}
      t={t}
      locale={locale}
      isSmsLive={isSmsLive}
      onVerified={() => {
        setVerificationHint(true);
        dispatch(documentsRequested({ locale }));
      }}
    />
  );
}
