'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BotCheckNote } from '@/components/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { useTranslate } from '@/i18n/use-translate';
import { codeProblem, maskPhone, plainCode, waitLabel, type CodeProblem } from '../code-text';
import { useCountdown } from '@/components/use-countdown';
import { codeFromMessage } from '../web-otp';
import styles from './otp.module.css';

interface CodeStepProps {
  phone: string;
  code: string;
  /** Milliseconds since 1970 from which another code may be asked for. */
  resendAt: number;
  /** Changes with every code that was sent. */
  requestId: string;
  isSending: boolean;
  isChecking: boolean;
  /** Why the code was refused or none could be sent; its words are the visitor's. */
  failure: string | null;
  onCode: (code: string) => void;
  onSubmit: (code: string) => void;
  onResend: () => void;
  /** Null where the number stands. */
  onChangeNumber: (() => void) | null;
}

/** The one field for the six digits, with another code after a pause. */
export function CodeStep({ phone, code, resendAt, requestId, isSending, isChecking, failure, onCode, onSubmit, onResend, onChangeNumber }: CodeStepProps) {
  const t = useTranslate('otp');
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<CodeProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(resendAt);
  const onMessage = useRef(onSubmit);
  useEffect(() => {
    onMessage.current = onSubmit;
  });
  useEffect(() => {
    field.current?.focus();
    const abort = new AbortController();
    void codeFromMessage(abort.signal).then((found) => {
      if (found !== null && !abort.signal.aborted) onMessage.current(plainCode(found));
    });
    return () => abort.abort();
  }, [requestId]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = codeProblem(code);
    setShown(found);
    setAttempt((count) => count + 1);
    if (found === null && !isChecking) onSubmit(plainCode(code));
  };
  const isBusy = isSending || isChecking;
  const own = shown === null ? null : codeProblem(code);
  const text = own === null ? (isBusy ? null : failure) : t(`code.problem.${own}`);
  const canResend = seconds === 0 && !isBusy;
  const status = isChecking ? t('code.checking') : isSending ? t('phone.sending') : t('code.sent', { phone: maskPhone(phone) });
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary heading={t('problemHeading')} titlePrefix={t('errorPrefix')} errors={text === null ? [] : [{ fieldId: 'otp-code', text }]} attempt={attempt} />
      <p role="status" className={styles.status}>{status}</p>
      <TextField
        id="otp-code"
        name="code"
        ref={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        width="code"
        label={t('code.label')}
        hint={t('code.hint')}
        problem={text ?? undefined}
        value={code}
        onChange={(event) => onCode(event.target.value)}
        onPaste={(event) => {
          event.preventDefault();
          onCode(plainCode(event.clipboardData.getData('text')));
        }}
      />
      <p className={styles.risk}>{t('code.risk')}</p>
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary} aria-disabled={isChecking || undefined}>{t(isChecking ? 'code.checking' : 'code.submit')}</button>
      </p>
      <p className={styles.ways}>
        <button type="button" className={formStyles.plain} aria-disabled={!canResend || undefined} onClick={() => (canResend ? onResend() : undefined)}>
          {seconds > 0 ? waitLabel(t, 'code.resendIn', seconds) : t('code.resend')}
        </button>
        {onChangeNumber ? <button type="button" className={formStyles.plain} aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : onChangeNumber())}>{t('code.changeNumber')}</button> : null}
      </p>
      <BotCheckNote />
    </form>
  );
}
