'use client';

import { useState, type FormEvent, type RefObject } from 'react';
import { BotCheckNote } from '@/components/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { useCountdown } from '@/components/use-countdown';
import { useTranslate } from '@/i18n/use-translate';
import { parseMobile } from '@/lib/phone';
import { maskPhone, waitLabel } from '../otp-code';

interface PhoneStepProps {
  formRef: RefObject<HTMLFormElement | null>;
  phone: string;
  /** Whether the number is fixed and not editable. */
  isFixed: boolean;
  isSending: boolean;
  /** Message why no code was sent. */
  failure: string | null;
  /** Milliseconds since 1970 from which a code can be sent. */
  waitUntil: number;
  onPhone: (phone: string) => void;
  onSend: () => void;
}

type PhoneError = 'required' | 'wrongPhone' | 'fixedLine';

function validatePhone(phone: string): PhoneError | null {
  return phone.trim() === '' ? 'required' : (parseMobile(phone).problem ?? null);
}

/** The phone number that receives the code: a Hong Kong or mainland mobile number in any notation. */
export function PhoneStep({
  formRef,
  phone,
  isFixed,
  isSending,
  failure,
  waitUntil,
  onPhone,
  onSend,
}: PhoneStepProps) {
  const t = useTranslate('otp');
  const [attempt, setAttempt] = useState(0);
  const [submittedError, setShown] = useState<PhoneError | null>(null);
  const seconds = useCountdown(waitUntil);
  const problem = submittedError === null ? null : validatePhone(phone);
  const text = problem === null ? null : t(`phone.problem.${problem}`);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = validatePhone(phone);
    setShown(found);
    setAttempt((count) => count + 1);
    if (found === null && !isSending && seconds === 0) onSend();
  };
  const errors =
    text !== null
      ? [{ fieldId: isFixed ? null : 'otp-phone', text }]
      : failure !== null
        ? [{ fieldId: isFixed ? null : 'otp-phone', text: failure }]
        : [];
  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      <ErrorSummary
        heading={t('problemHeading')}
        titlePrefix={t('errorPrefix')}
        errors={errors}
        attempt={attempt}
      />
      {isFixed ? (
        <p>{t('phone.willSend', { phone: maskPhone(phone) })}</p>
      ) : (
        <TextField
          id="otp-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          width="medium"
          label={t('phone.label')}
          hint={t('phone.hint')}
          problem={text ?? undefined}
          value={phone}
          onChange={(event) => onPhone(event.target.value)}
        />
      )}
      <p className={formStyles.actions}>
        <button
          type="submit"
          className={formStyles.primary}
          aria-disabled={isSending || seconds > 0 || undefined}
        >
          {isSending
            ? t('phone.sending')
            : seconds > 0
              ? waitLabel(t, 'phone.sendIn', seconds)
              : t('phone.send')}
        </button>
      </p>
      <BotCheckNote />
    </form>
  );
}
