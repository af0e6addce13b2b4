'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BotCheckNote } from '@/components/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { useTranslate } from '@/i18n/use-translate';
import { validateCode, maskPhone, normaliseCode, waitLabel, type CodeError } from '../otp-code';
import { useCountdown } from '@/components/use-countdown';
import { receiveSmsCode } from '../web-otp';
import styles from './otp.module.css';

interface CodeStepProps {
  phone: string;
  code: string;
  /** Milliseconds since 1970 from which another code may be asked for. */
  resendAt: number;
  /** Id of the latest code request. */
  requestId: string;
  isSending: boolean;
  isChecking: boolean;
  /** Message why the code was rejected or could not be sent. */
  failure: string | null;
  onCode: (code: string) => void;
  onSubmit: (code: string) => void;
  onResend: () => void;
  /** Null if the number can't be changed. */
  onChangeNumber: (() => void) | null;
}

/** The field for the six-digit code, with a button to resend it after a delay. */
export function CodeStep({
  phone,
  code,
  resendAt,
  requestId,
  isSending,
  isChecking,
  failure,
  onCode,
  onSubmit,
  onResend,
  onChangeNumber,
}: CodeStepProps) {
  const t = useTranslate('otp');
  const [attempt, setAttempt] = useState(0);
  const [submittedError, setShown] = useState<CodeError | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(resendAt);
  const onMessage = useRef(onSubmit);
  useEffect(() => {
    onMessage.current = onSubmit;
  });
  useEffect(() => {
    field.current?.focus();
    const abort = new AbortController();
    void receiveSmsCode(abort.signal).then((found) => {
      if (found !== null && !abort.signal.aborted) onMessage.current(normaliseCode(found));
    });
    return () => abort.abort();
  }, [requestId]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = validateCode(code);
    setShown(found);
    setAttempt((count) => count + 1);
    if (found === null && !isChecking) onSubmit(normaliseCode(code));
  };
  const isBusy = isSending || isChecking;
  const codeError = submittedError === null ? null : validateCode(code);
  const text = codeError === null ? (isBusy ? null : failure) : t(`code.problem.${codeError}`);
  const canResend = seconds === 0 && !isBusy;
  const status = isChecking
    ? t('code.checking')
    : isSending
      ? t('phone.sending')
      : t('code.sent', { phone: maskPhone(phone) });
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary
        heading={t('problemHeading')}
        titlePrefix={t('errorPrefix')}
        errors={text === null ? [] : [{ fieldId: 'otp-code', text }]}
        attempt={attempt}
      />
      <p role="status" className={styles.status}>
        {status}
      </p>
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
          onCode(normaliseCode(event.clipboardData.getData('text')));
        }}
      />
      <p className={styles.risk}>{t('code.risk')}</p>
      <p className={formStyles.actions}>
        <button
          type="submit"
          className={formStyles.primary}
          aria-disabled={isChecking || undefined}
        >
          {t(isChecking ? 'code.checking' : 'code.submit')}
        </button>
      </p>
      <p className={styles.alternatives}>
        <button
          type="button"
          className={formStyles.plain}
          aria-disabled={!canResend || undefined}
          onClick={() => (canResend ? onResend() : undefined)}
        >
          {seconds > 0 ? waitLabel(t, 'code.resendIn', seconds) : t('code.resend')}
        </button>
        {onChangeNumber ? (
          <button
            type="button"
            className={formStyles.plain}
            aria-disabled={isBusy || undefined}
            onClick={() => (isBusy ? undefined : onChangeNumber())}
          >
            {t('code.changeNumber')}
          </button>
        ) : null}
      </p>
      <BotCheckNote />
    </form>
  );
}
