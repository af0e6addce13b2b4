'use client';

import { useForm } from 'react-hook-form';
import type { DeskRequest } from '@/contracts/account/request-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { useDeskSelector } from '@/store/desk-hooks';
import { ColleagueField, useColleagueEmail } from '../edit/colleague/colleague-field';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { staffSessionSlice } from '../session/staff-session.slice';
import { requestAssignment } from './request-queries';

interface RequestHandlingProps extends TranslationProps<'desk'> {
  request: DeskRequest;
  onChanged: () => void;
}

/** Who has a request, taken or given with one press; whoever was slower sees who has it now. */
export function RequestHandling({ request, onChanged, t, locale }: RequestHandlingProps) {
  const { reference, version, assignee: holder } = request;
  const me = useDeskSelector(staffSessionSlice.selectors.selectSession)?.member.email ?? null;
  const { register, reset, handleSubmit, formState } = useForm({ defaultValues: { assignee: '' } });
  const { failure, isSending, edit } = useVersionedEdit(requestAssignment, {
    locale,
    onChanged,
    onDone: () => reset(),
  });
  const emailOf = useColleagueEmail('request');
  const assign = (assignee: string | null): void =>
    edit({ params: { reference }, body: { assignee } }, version);
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="handling"
      onSubmit={(event) => void handleSubmit(({ assignee }) => assign(emailOf(assignee)))(event)}
    >
      <h2 id="handling">{t('handling.title')}</h2>
      <p>
        {t('handling.assignee')}: <b>{holder ?? t('handling.nobody')}</b>
      </p>
      {hasCode(failure, 'changed_meanwhile') ? (
        <p className={styles.failure} role="alert">
          {t('handling.changedMeanwhile')}
        </p>
      ) : failure ? (
        <FailureNotice failure={failure} t={t} />
      ) : null}
      <p className={styles.actions}>
        {holder === me ? null : (
          <button
            type="button"
            className={styles.button}
            aria-disabled={isSending || undefined}
            onClick={() => assign(me)}
          >
            {t('handling.take')}
          </button>
        )}
        {holder === null ? null : (
          <button
            type="button"
            className={styles.button}
            aria-disabled={isSending || undefined}
            onClick={() => assign(null)}
          >
            {t('handling.giveBack')}
          </button>
        )}
      </p>
      <ColleagueField
        id="request-assignee"
        work="request"
        problem={formState.errors.assignee?.message}
        register={(rules) => register('assignee', rules)}
        t={t}
        locale={locale}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
          {t('handling.give')}
        </button>
      </p>
    </form>
  );
}
