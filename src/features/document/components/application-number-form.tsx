'use client';

import { useEffect, useRef } from 'react';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage, ValidatedForm } from '@/components/form/validated-form';
import { SmartLink } from '@/components/smart-link';
import { contentPaths, flowPaths } from '@/config/paths';
import { maxFigureLength } from '@/components/form/figure-length';
import { signInPath } from '@/features/account/session/return-path';
import { hasSessionHint } from '@/lib/session/session-hint';
import { useAppDispatch } from '@/store/hooks';
import type { TranslationProps } from '@/i18n/translation-props';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { parseApplicationNumber } from '../application-number';
import { applicationNumberTyped, referenceOpened } from '../documents.slice';
import styles from './upload.module.css';

interface ApplicationNumberFormProps extends TranslationProps<'document'> {
  typed: string;
  hasEndedAccess: boolean;
}

/** Opens the document list of an application by its number. */
export function ApplicationNumberForm({
  typed,
  hasEndedAccess,
  t,
  locale,
}: ApplicationNumberFormProps) {
  const dispatch = useAppDispatch();
  const form = useValidatedForm({
    values: { applicationNumber: typed },
    onChange: ({ applicationNumber }) => void dispatch(applicationNumberTyped(applicationNumber)),
    validate: ({ applicationNumber }) =>
      parseApplicationNumber(applicationNumber) === null
        ? {
            applicationNumber: t(
              applicationNumber.trim() === '' ? 'entry.problem.required' : 'entry.problem.wrong',
            ),
          }
        : {},
  });
  const open = ({ applicationNumber }: { applicationNumber: string }): void =>
    void dispatch(referenceOpened(parseApplicationNumber(applicationNumber)));
  return (
    <div className={styles.entry}>
      {hasEndedAccess ? <AccessEndedNotice t={t} locale={locale} /> : null}
      <h2>{t('entry.title')}</h2>
      <p>{t('entry.lead')}</p>
      <ValidatedForm
        form={form}
        fieldIds={{ applicationNumber: 'upload-number' }}
        heading={t('problemHeading')}
        titlePrefix={t('errorPrefix')}
        onSubmit={open}
      >
        <TextField
          id="upload-number"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxFigureLength}
          width="medium"
          label={t('entry.label')}
          hint={t('entry.hint')}
          problem={fieldMessage(form, 'applicationNumber')}
          {...form.register('applicationNumber')}
        />
        <p className={formStyles.actions}>
          <button type="submit" className={formStyles.primary}>
            {t('entry.submit')}
          </button>
        </p>
      </ValidatedForm>
      <p className={styles.alternative}>
        {t('entry.orSignIn')}
        {sentenceGap(locale)}
        <SmartLink href={signInPath(contentPaths.uploadDocument)} locale={locale}>
          {t('entry.signIn')}
        </SmartLink>
      </p>
    </div>
  );
}

/** Confirms that access was ended on this device; points out an account session that is still active. */
function AccessEndedNotice({ t, locale }: TranslationProps<'document'>) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className={formStyles.notice}>
      <p>{t('entry.accessEnded')}</p>
      {hasSessionHint() ? (
        <p>
          {t('entry.signedIn')}
          {sentenceGap(locale)}
          <SmartLink href={flowPaths.account} locale={locale}>
            {t('entry.account')}
          </SmartLink>
        </p>
      ) : null}
    </div>
  );
}
