'use client';

import { useEffect, useRef } from 'react';
import { textLimits } from '@/contracts/limits/limits';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage, ValidatedForm } from '@/components/form/validated-form';
import { useTranslate } from '@/i18n/use-translate';
import { useCountdown } from '@/components/use-countdown';
import type { Locale } from '@/contracts/locale';
import { validateCode, maskTypedPhone, normaliseCode, waitLabel } from '../otp-code';
import { CodeLife } from './code-life';
import { LockedHelp } from './lazy-locked-help';
import { receiveSmsCode } from '../web-otp';
import styles from './otp.module.css';

interface CodeStepProps {
  locale: Locale;
  phone: string;
  code: string;
  /** Milliseconds since 1970 from which another code may be asked for. */
  resendAt: number;
  /** Milliseconds since 1970 at which the code ends; null where that is not known, or no try is left. */
  expiresAt: number | null;
  /** Whether codes are locked for a time. */
  isLocked: boolean;
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

const fieldId = 'otp-code';

/** The field for the six-digit code, with a button to resend it after a delay. Where no try can succeed any more, the ways on take the place of the button that confirms. */
export function CodeStep({
  locale,
  phone,
  code,
  resendAt,
  expiresAt,
  isLocked,
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
  const lifeSeconds = useCountdown(expiresAt ?? 0);
  const seconds = useCountdown(resendAt);
  const isWaiting = isLocked && seconds > 0;
  const isExpired = expiresAt !== null && lifeSeconds === 0 && !isChecking;
  const isEnded = isLocked || isExpired;
  const form = useValidatedForm({
    values: { code },
    onChange: (typed) => onCode(typed.code),
    validate: (typed) => {
      const problem = isEnded ? null : validateCode(typed.code);
      return problem ? { code: t(`code.problem.${problem}`) } : {};
    },
  });
  const { setFocus } = form;
  const onMessage = useRef(onSubmit);
  useEffect(() => {
    onMessage.current = onSubmit;
  });
  useEffect(() => {
    setFocus('code');
    const abort = new AbortController();
    void receiveSmsCode(abort.signal).then((found) => {
      if (found !== null && !abort.signal.aborted) onMessage.current(normaliseCode(found));
    });
    return () => abort.abort();
  }, [setFocus, requestId]);

  const isBusy = isSending || isChecking;
  const shownFailure = isBusy ? null : failure;
  const canResend = seconds === 0 && !isBusy;
  const resendLabel = seconds > 0 ? waitLabel(t, 'code.resendIn', seconds) : t('code.resend');
  const resend = (): void => (canResend ? onResend() : undefined);
  const status = isChecking
    ? t('code.checking')
    : isSending
      ? t('phone.sending')
      : t('code.sent', { phone: maskTypedPhone(phone) });
  return (
    <ValidatedForm
      form={form}
      fieldIds={{ code: fieldId }}
      failure={
        shownFailure === null ? null : { fieldId: isWaiting ? null : fieldId, text: shownFailure }
      }
      heading={t('problemHeading')}
      titlePrefix={t('errorPrefix')}
      onSubmit={(typed) => {
        if (isEnded) resend();
        else if (!isBusy) onSubmit(normaliseCode(typed.code));
      }}
    >
      <p role="status" className={styles.status}>
        {isEnded && !isBusy ? '' : status}
      </p>
      {isWaiting ? (
        <LockedHelp locale={locale} />
      ) : (
        <>
          <TextField
            id={fieldId}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={textLimits.oneTimeCode}
            width="code"
            label={t('code.label')}
            problem={fieldMessage(form, 'code') ?? shownFailure ?? undefined}
            {...form.register('code')}
            onPaste={(event) => {
              event.preventDefault();
              form.setValue('code', normaliseCode(event.clipboardData.getData('text')), {
                shouldValidate: form.formState.isSubmitted,
              });
            }}
          />
          {expiresAt === null ? null : <CodeLife seconds={lifeSeconds} />}
          <p className={styles.risk}>{t('code.risk')}</p>
          <p className={formStyles.actions}>
            <button
              type="submit"
              className={formStyles.primary}
              aria-disabled={(isEnded ? !canResend : isBusy) || undefined}
            >
              {isEnded ? resendLabel : t(isChecking ? 'code.checking' : 'code.submit')}
            </button>
          </p>
        </>
      )}
      <p className={styles.alternatives}>
        {isEnded && !isWaiting ? null : (
          <button
            type="button"
            className={formStyles.plain}
            aria-disabled={!canResend || undefined}
            onClick={resend}
          >
            {resendLabel}
          </button>
        )}
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
    </ValidatedForm>
  );
}
