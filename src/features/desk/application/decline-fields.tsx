'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { localeMetadata } from '@/config/locales';
import {
  declineReasons,
  declineReasonsMax,
  type DeclineReason,
} from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslateIn } from '@/i18n/use-translate-in';
import styles from '../frame/desk-app.module.css';

interface DeclineFieldsProps extends Pick<TranslationProps<'desk'>, 't'> {
  registration: UseFormRegisterReturn;
  chosen: readonly DeclineReason[];
  /** Of the applicant. */
  language: Locale;
  problem?: string;
}

/** Why an application is declined, and what its applicant then reads of it. */
export function DeclineFields({ registration, chosen, language, problem, t }: DeclineFieldsProps) {
  const tApplicant = useTranslateIn(language, 'decline');
  const shown = declineReasons.filter((reason) => chosen.includes(reason));
  return (
    <>
      <fieldset
        className={styles.choices}
        aria-describedby={problem ? 'reasons-hint reasons-problem' : 'reasons-hint'}
        aria-invalid={problem ? true : undefined}
      >
        <legend>{t('decline.reasons')}</legend>
        <p id="reasons-hint" className={styles.help}>
          {t('decline.reasonsHint', { count: declineReasonsMax })}
        </p>
        {problem ? (
          <p id="reasons-problem" className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        {declineReasons.map((reason) => (
          <label key={reason}>
            <input type="checkbox" value={reason} {...registration} />
            <span>{t(`declineReason.${reason}`)}</span>
          </label>
        ))}
      </fieldset>
      {shown.length === 0 || !tApplicant ? null : (
        <div role="status">
          <p className={styles.help}>{t('decline.preview')}</p>
          <blockquote lang={localeMetadata[language].htmlLang}>
            {shown.map((reason) => (
              <p key={reason}>{tApplicant(`reason.${reason}`)}</p>
            ))}
          </blockquote>
        </div>
      )}
    </>
  );
}
