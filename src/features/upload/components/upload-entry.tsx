'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { SmartLink } from '@/components/smart-link';
import { contentPaths, flowPaths } from '@/config/paths';
import { signInAddress } from '@/features/account/session/return-path';
import { hasSessionHint } from '@/features/account/session/session-hint';
import { LinkByText } from '@/features/otp/components/link-by-text';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import { forgetLinkReference } from '@/features/otp/link-reference';
import { useAppDispatch } from '@/store/hooks';
import { readApplicationNumber } from '../application-number';
import { numberTyped, referenceOpened, type PapersState } from '../papers.slice';
import { uploadLinkKey } from '../upload-memory';
import type { Words } from '../upload-words';
import styles from './upload.module.css';

interface UploadEntryProps extends Words {
  papers: PapersState;
  isSmsLive: boolean;
  onVerified: () => void;
}

/** Shows that an application is one's own: by the link in a message or by its number, and a code to the phone it was made with. */
export function UploadEntry({ papers: { typed, reference, leaving }, isSmsLive, onVerified, t, locale }: UploadEntryProps) {
  const dispatch = useAppDispatch();
  if (reference === null) return <NumberForm typed={typed} hasLeft={leaving.status === 'succeeded'} t={t} locale={locale} />;
  const isNumber = readApplicationNumber(reference) !== null;
  return (
    <div className={styles.entry}>
      <h2>{t('prove.title')}</h2>
      <p>{isNumber ? t('prove.byNumber', { number: reference }) : t('prove.byLink')}</p>
      <OtpChallenge locale={locale} purpose="upload" reference={reference} isLive={isSmsLive} onVerified={onVerified} />
      {isNumber ? <LinkByText kind="upload-link" applicationNumber={reference} isStranger locale={locale} /> : null}
      <p className={styles.way}>
        <button
          type="button"
          className={formStyles.plain}
          onClick={() => {
            forgetLinkReference(uploadLinkKey);
            dispatch(referenceOpened(null));
          }}
        >
          {t('prove.other')}
        </button>
      </p>
    </div>
  );
}

/** That the list is closed on this device; where somebody is still signed in, that this is another thing. */
function LeftNote({ t, locale }: Words) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className={formStyles.notice}>
      <p>{t('entry.left')}</p>
      {hasSessionHint() ? <p>{t('entry.signedIn')} <SmartLink href={flowPaths.account} locale={locale}>{t('entry.account')}</SmartLink></p> : null}
    </div>
  );
}

function NumberForm({ typed, hasLeft, t, locale }: Words & { typed: string; hasLeft: boolean }) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const number = readApplicationNumber(typed);
  const problem = attempt === 0 || number !== null ? null : t(typed.trim() === '' ? 'entry.problem.required' : 'entry.problem.wrong');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (number !== null) dispatch(referenceOpened(number));
  };
  return (
    <div className={styles.entry}>
      {hasLeft ? <LeftNote t={t} locale={locale} /> : null}
      <h2>{t('entry.title')}</h2>
      <p>{t('entry.lead')}</p>
      <form noValidate onSubmit={submit}>
        <ErrorSummary heading={t('problemHeading')} titlePrefix={t('errorPrefix')} errors={problem === null ? [] : [{ fieldId: 'upload-number', text: problem }]} attempt={attempt} />
        <TextField id="upload-number" name="applicationNumber" autoCapitalize="characters" spellCheck={false} maxLength={40} width="medium" label={t('entry.label')} hint={t('entry.hint')} problem={problem ?? undefined} value={typed} onChange={(event) => dispatch(numberTyped(event.target.value))} />
        <p className={formStyles.actions}>
          <button type="submit" className={formStyles.primary}>{t('entry.submit')}</button>
        </p>
      </form>
      <p className={styles.way}>{t('entry.orSignIn')} <SmartLink href={signInAddress(contentPaths.uploadDocument)} locale={locale}>{t('entry.signIn')}</SmartLink></p>
    </div>
  );
}
