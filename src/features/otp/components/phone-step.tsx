'use client';

import type { RefObject } from 'react';
import { textLimits } from '@/contracts/limits/limits';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage, ValidatedForm } from '@/components/form/validated-form';
import { useCountdown } from '@/components/use-countdown';
import { useTranslate } from '@/i18n/use-translate';
import { parseMobile, type PhoneProblem } from '@/lib/phone';
import type { Locale } from '@/contracts/locale';
import { maskTypedPhone, maxSecondsShown, waitLabel } from '../otp-code';
import { LockedHelp } from './lazy-locked-help';

interface PhoneStepProps {
  formRef: RefObject<HTMLFormElement | null>;
  phone: string;
  /** Whether the number is fixed and not editable. */
  isFixed: boolean;
  /** Whether the browser may offer passkeys below the field. */
  hasPasskeys: boolean;
  isSending: boolean;
  /** Message why no code was sent. */
  failure: string | null;
  /** Milliseconds since 1970 from which a code can be sent. */
  waitUntil: number;
  locale: Locale;
  onPhone: (phone: string) => void;
  onSend: () => void;
}

function validatePhone(phone: string): 'required' | PhoneProblem | null {
  return phone.trim() === '' ? 'required' : (parseMobile(phone).problem ?? null);
}

/** The phone number that receives the code: a Hong Kong or mainland mobile number in any notation. */
export function PhoneStep({
  formRef,
  phone,
  isFixed,
  hasPasskeys,
  isSending,
  failure,
  waitUntil,
  locale,
  onPhone,
  onSend,
}: PhoneStepProps) {
  const t = useTranslate('otp');
  const seconds = useCountdown(waitUntil);
  const form = useValidatedForm({
    values: { phone },
    onChange: (typed) => onPhone(typed.phone),
    validate: (typed) => {
      const problem = validatePhone(typed.phone);
      return problem ? { phone: t(`phone.problem.${problem}`) } : {};
    },
  });
  const isLongWait = seconds > maxSecondsShown;
  const fieldId = isFixed ? null : 'otp-phone';
  const send = (): void => {
    if (!isSending && seconds === 0) onSend();
  };
  return (
    <ValidatedForm
      form={form}
      formRef={formRef}
      fieldIds={{ phone: fieldId }}
      failure={failure === null ? null : { fieldId, text: failure }}
      heading={t('problemHeading')}
      titlePrefix={t('errorPrefix')}
      onSubmit={send}
    >
      {isFixed ? (
        <p>{t('phone.willSend', { phone: maskTypedPhone(phone) })}</p>
      ) : (
        <TextField
          id="otp-phone"
          type="tel"
          inputMode="tel"
          autoComplete={hasPasskeys ? 'tel webauthn' : 'tel'}
          maxLength={textLimits.phone}
          width="medium"
          label={t('phone.label')}
          hint={t('phone.hint')}
          problem={fieldMessage(form, 'phone')}
          {...form.register('phone')}
        />
      )}
      {isLongWait ? <LockedHelp locale={locale} /> : null}
      <p className={formStyles.actions}>
        <button
          type="submit"
          className={isLongWait ? formStyles.plain : formStyles.primary}
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
    </ValidatedForm>
  );
}
