'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { SmartLink } from '@/components/smart-link';
import { contentPaths, flowPaths } from '@/config/paths';
import { signInPath } from '@/features/account/session/return-path';
import { hasSessionHint } from '@/features/account/session/session-hint';
import { SendLinkBySms } from '@/features/otp/components/send-link-by-sms';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import { clearLinkReference } from '@/features/otp/link-reference';
import { useAppDispatch } from '@/store/hooks';
import { parseApplicationNumber } from '../application-number';
import { applicationNumberTyped, referenceOpened, type DocumentsState } from '../documents.slice';
import { uploadLinkKey } from '../upload-tab-storage';
import type { TranslationProps } from '../upload-messages';
import styles from './upload.module.css';

interface UploadVerificationProps extends TranslationProps {
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
  if (reference === null)
    return (
      <NumberForm
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
      <p>{isNumber ? t('verify.byNumber', { number: reference }) : t('verify.byLink')}</p>
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

/** Confirms that access was ended on this device; points out an account session that is still active. */
function AccessEndedNotice({ t, locale }: TranslationProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className={formStyles.notice}>
      <p>{t('entry.accessEnded')}</p>
      {hasSessionHint() ? (
        <p>
          {t('entry.signedIn')}{' '}
          <SmartLink href={flowPaths.account} locale={locale}>
            {t('entry.account')}
          </SmartLink>
        </p>
      ) : null}
    </div>
  );
}

function NumberForm({
  typed,
  hasEndedAccess,
  t,
  locale,
}: TranslationProps & { typed: string; hasEndedAccess: boolean }) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const number = parseApplicationNumber(typed);
  const problem =
    attempt === 0 || number !== null
      ? null
      : t(typed.trim() === '' ? 'entry.problem.required' : 'entry.problem.wrong');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (number !== null) dispatch(referenceOpened(number));
  };
  return (
    <div className={styles.entry}>
      {hasEndedAccess ? <AccessEndedNotice t={t} locale={locale} /> : null}
      <h2>{t('entry.title')}</h2>
      <p>{t('entry.lead')}</p>
      <form noValidate onSubmit={submit}>
        <ErrorSummary
          heading={t('problemHeading')}
          titlePrefix={t('errorPrefix')}
          errors={problem === null ? [] : [{ fieldId: 'upload-number', text: problem }]}
          attempt={attempt}
        />
        <TextField
          id="upload-number"
          name="applicationNumber"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          width="medium"
          label={t('entry.label')}
          hint={t('entry.hint')}
          problem={problem ?? undefined}
          value={typed}
          onChange={(event) => dispatch(applicationNumberTyped(event.target.value))}
        />
        <p className={formStyles.actions}>
          <button type="submit" className={formStyles.primary}>
            {t('entry.submit')}
          </button>
        </p>
      </form>
      <p className={styles.alternative}>
        {t('entry.orSignIn')}{' '}
        <SmartLink href={signInPath(contentPaths.uploadDocument)} locale={locale}>
          {t('entry.signIn')}
        </SmartLink>
      </p>
    </div>
  );
}
