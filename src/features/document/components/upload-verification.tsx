'use client';

import formStyles from '@/components/form/form.module.css';
import { SendLinkBySms } from '@/features/otp/components/send-link-by-sms';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import { clearLinkReference } from '@/features/otp/link-reference';
import { otpSlice } from '@/features/otp/otp.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { uploadLinkKey } from '@/features/otp/upload-tab-storage';
import type { TranslationProps } from '@/i18n/translation-props';
import { parseApplicationNumber } from '../application-number';
import { referenceOpened, type DocumentsState } from '../documents.slice';
import { ApplicationNumberForm } from './application-number-form';
import styles from './upload.module.css';

interface UploadVerificationProps extends TranslationProps<'document'> {
  documentsState: DocumentsState;
  isSmsLive: boolean;
  onVerified: () => void;
}

/** Verifies access to an application: by a link or its number, and a code sent to the phone it was made with. */
export function UploadVerification({
  documentsState: { typedNumber, reference, accessEndRequest },
  isSmsLive,
  onVerified,
  t,
  locale,
}: UploadVerificationProps) {
  const dispatch = useAppDispatch();
  const isCodeSent = useAppSelector(otpSlice.selectors.selectOtp).sent !== null;
  if (reference === null)
    return (
      <ApplicationNumberForm
        typed={typedNumber}
        hasEndedAccess={accessEndRequest.status === 'succeeded'}
        t={t}
        locale={locale}
      />
    );
  const isNumber = parseApplicationNumber(reference) !== null;
  return (
    <div className={styles.entry}>
      <h2>{t('verify.title')}</h2>
      {isCodeSent ? null : (
        <p>{isNumber ? t('verify.byNumber', { number: reference }) : t('verify.byLink')}</p>
      )}
      <OtpChallenge
        locale={locale}
        purpose="upload"
        reference={reference}
        isLive={isSmsLive}
        onVerified={onVerified}
      />
      {isNumber ? (
        <SendLinkBySms
          kind="upload-link"
          applicationNumber={reference}
          isUnverified
          locale={locale}
        />
      ) : null}
      <p className={styles.alternative}>
        <button
          type="button"
          className={formStyles.plain}
          onClick={() => {
            clearLinkReference(uploadLinkKey);
            dispatch(referenceOpened(null));
          }}
        >
          {t('verify.other')}
        </button>
      </p>
    </div>
  );
}
