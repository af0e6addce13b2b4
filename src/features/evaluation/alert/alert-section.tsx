'use client';

import { useState, type FormEvent } from 'react';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { SmartLink } from '@/components/smart-link';
import { Section } from '@/components/tool/section';
import sectionStyles from '@/components/tool/section.module.css';
import { contentPaths } from '@/config/paths';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { isLoading } from '@/lib/saga/request-record';
import type { AppStore } from '@/store/make-store';
import { isEmailAddress } from '@/lib/texts/is-email-address';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import styles from './alert.module.css';
import { useValueAlert } from './use-value-alert';

interface AlertSectionProps extends TranslationProps<'evaluation-answer'> {
  loadStore?: (() => Promise<AppStore>) | undefined;
}

const fieldId = 'alert-email';

/** Asks for a mail when the value shown changes. */
export function AlertSection({ loadStore, t, locale }: AlertSectionProps) {
  const { alert, dispatch } = useValueAlert(loadStore);
  const [isChecked, setIsChecked] = useState(false);
  const { email, request } = alert;
  const typed = email.trim();
  const problem =
    typed === '' ? t('alert.missing') : isEmailAddress(typed) ? undefined : t('alert.wrong');
  const isSending = isLoading(request);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    if (problem !== undefined) document.getElementById(fieldId)?.focus();
    else if (!isSending) dispatch((actions) => actions.alertRequested({ locale }));
  };
  return (
    <Section isFolded isEmpty={typed === ''} heading={t('alert.heading')} lead={t('alert.lead')}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          id={fieldId}
          name="email"
          label={t('alert.email')}
          type="email"
          autoComplete="email"
          maxLength={textLimits.alertEmail}
          value={email}
          problem={isChecked ? problem : undefined}
          onChange={(event) => {
            const { value } = event.target;
            dispatch((actions) => actions.alertEmailChanged(value));
          }}
        />
        <p className={formStyles.actions}>
          <button
            type="submit"
            className={formStyles.primary}
            aria-disabled={isSending || undefined}
          >
            {t(isSending ? 'alert.sending' : 'alert.submit')}
          </button>
        </p>
        <p role="status" className={styles.status}>
          {request.status === 'succeeded'
            ? t('alert.sent')
            : request.failure
              ? t('alert.failed')
              : ''}
        </p>
      </form>
      <p className={sectionStyles.note}>
        {t('alert.note')}
        {sentenceGap(locale)}
        <SmartLink href={contentPaths.privacy} locale={locale}>
          {t('alert.privacy')}
        </SmartLink>
      </p>
      <BotCheckNote />
    </Section>
  );
}
