'use client';

import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDayAndTime } from '@/lib/dates';
import { hasCode } from '@/lib/saga/request-record';
import { useDeskSelector } from '@/store/desk-hooks';
import { useSubmission } from '@/store/use-submission';
import { ColleagueField, useColleagueEmail } from '../edit/colleague/colleague-field';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { Facts } from '../frame/facts';
import { DataTable } from '../list/data-table';
import { staffSessionSlice } from '../session/staff-session.slice';
import { applicationAssignment, applicationNote } from './application-queries';
import { handlingText } from './handling-text';

interface ApplicationHandlingProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  mayChange: boolean;
  onChanged: () => void;
}

/** Who handles an application, who had it before, and what they noted; the applicant sees none of it. */
export function ApplicationHandling(props: ApplicationHandlingProps) {
  const { application, mayChange, t, locale } = props;
  const { assignedTo, handling } = application;
  const tForm = useTranslate('application', 'application-form');
  return (
    <section className={styles.panel} aria-labelledby="handling">
      <h2 id="handling">{t('handling.title')}</h2>
      <Facts items={[[t('handling.assignee'), assignedTo ?? t('handling.nobody')]]} />
      {mayChange ? <HandlingForm {...props} /> : null}
      {handling.length === 0 ? null : (
        <DataTable
          label={t('handling.title')}
          rows={handling}
          keyOf={({ at, kind, note }) => `${at} ${kind} ${note ?? ''}`}
          columns={[
            { heading: t('audit.at'), cell: ({ at }) => formatDayAndTime(new Date(at), locale) },
            { heading: t('audit.staff'), cell: ({ by }) => by },
            {
              heading: t('handling.what'),
              cell: (one) => handlingText(one, { t, tForm }),
            },
            { heading: t('handling.note'), cell: ({ note }) => note },
          ]}
        />
      )}
    </section>
  );
}

function HandlingForm({
  application: { applicationNumber, assignedTo, version },
  onChanged,
  t,
  locale,
}: ApplicationHandlingProps) {
  const me = useDeskSelector(staffSessionSlice.selectors.selectSession)?.member.email ?? null;
  const { register, getValues, setError, reset, handleSubmit, formState } = useForm({
    defaultValues: { assignee: '', note: '' },
  });
  const { errors } = formState;
  const assignment = useVersionedEdit(applicationAssignment, {
    locale,
    onChanged,
    onDone: () => reset(),
  });
  const noting = useSubmission(applicationNote, {
    locale,
    onDone: () => {
      reset();
      onChanged();
    },
  });
  const failure = assignment.failure ?? noting.failure;
  const params = { applicationNumber };
  const note = (): string => getValues('note').trim();
  const emailOf = useColleagueEmail('application');
  const assign = (assignee: string | null): void =>
    assignment.edit(
      { params, body: { assignee, ...(note() === '' ? {} : { note: note() }) } },
      version,
    );
  const addNote = (): void => {
    if (note() === '') setError('note', { message: t('handling.noteMissing') });
    else if (!noting.isSending) noting.submit({ params, body: { note: note() } });
  };
  return (
    <form
      noValidate
      aria-labelledby="handling"
      onSubmit={(event) => void handleSubmit(({ assignee }) => assign(emailOf(assignee)))(event)}
    >
      {hasCode(failure, 'changed_meanwhile') ? (
        <p className={styles.failure} role="alert">
          {t('handling.changedMeanwhile')}
        </p>
      ) : failure ? (
        <FailureNotice failure={failure} t={t} />
      ) : null}
      <TextAreaField
        id="handling-note"
        rows={2}
        label={t('handling.note')}
        hint={t('handling.noteHint')}
        problem={errors.note?.message}
        maxLength={staffTextLimits.note}
        {...register('note')}
      />
      <p className={styles.actions}>
        {assignedTo === me ? null : (
          <button type="button" className={styles.button} onClick={() => assign(me)}>
            {t('handling.take')}
          </button>
        )}
        {assignedTo === null ? null : (
          <button type="button" className={styles.button} onClick={() => assign(null)}>
            {t('handling.giveBack')}
          </button>
        )}
        <button type="button" className={styles.button} onClick={addNote}>
          {t('handling.addNote')}
        </button>
      </p>
      <ColleagueField
        id="handling-assignee"
        work="application"
        problem={errors.assignee?.message}
        register={(rules) => register('assignee', rules)}
        t={t}
        locale={locale}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.button}>
          {t('handling.give')}
        </button>
      </p>
    </form>
  );
}
