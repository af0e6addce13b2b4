'use client';

import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { DeskThread } from '@/contracts/thread/thread-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import { staffSessionSlice } from '../session/staff-session.slice';
import { ChangedNotice } from './changed-notice';
import own from './thread.module.css';
import { threadAssignment, threadStateChange } from './thread-queries';
import { ColleagueField, useColleagueEmail } from '../edit/colleague/colleague-field';
import { useVersionedEdit } from '../edit/use-versioned-edit';

interface HandlingFormProps extends TranslationProps<'desk'> {
  thread: DeskThread;
  onChanged: () => void;
}

/** Who has a thread, and whether it is closed, with a note that the customer never sees. */
export function HandlingForm({ thread, onChanged, t, locale }: HandlingFormProps) {
  const { reference, version, assignedTo, state } = thread;
  const me = useDeskSelector(staffSessionSlice.selectors.selectSession)?.member.email ?? null;
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const { register, getValues, reset, handleSubmit, formState } = useForm({
    defaultValues: { assignee: '', note: '' },
  });
  const options = { locale, onChanged, onDone: () => reset() };
  const assignment = useVersionedEdit(threadAssignment, options);
  const change = useVersionedEdit(threadStateChange, options);
  const failed = assignment.failure ? assignment : change;
  const note = (): { note?: string } => {
    const text = getValues('note').trim();
    return text === '' ? {} : { note: text };
  };
  const emailOf = useColleagueEmail('message');
  const assign = (assignee: string | null): void =>
    assignment.edit({ params: { reference }, body: { assignee, ...note() } }, version);
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="handling"
      onSubmit={(event) => void handleSubmit(({ assignee }) => assign(emailOf(assignee)))(event)}
    >
      <h2 id="handling">{t('thread.handling')}</h2>
      {failed.failure ? (
        <ChangedNotice
          failure={failed.failure}
          thread={thread}
          since={failed.since}
          t={t}
          locale={locale}
        />
      ) : null}
      <TextAreaField
        id="thread-note"
        rows={2}
        label={t('application.note')}
        hint={t('thread.noteHint')}
        optional={t('state.optional')}
        maxLength={staffTextLimits.note}
        {...register('note')}
      />
      <p className={styles.actions}>
        {permissions.includes('message.assign') && assignedTo !== me ? (
          <button type="button" className={styles.button} onClick={() => assign(me)}>
            {t('thread.take')}
          </button>
        ) : null}
        {permissions.includes('message.assign') && assignedTo !== null ? (
          <button type="button" className={styles.button} onClick={() => assign(null)}>
            {t('thread.giveBack')}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.button}
          onClick={() =>
            change.edit(
              {
                params: { reference },
                body: { state: state === 'closed' ? 'open' : 'closed', ...note() },
              },
              version,
            )
          }
        >
          {t(state === 'closed' ? 'thread.reopen' : 'thread.close')}
        </button>
      </p>
      {permissions.includes('message.assign') ? (
        <div className={own.give}>
          <ColleagueField
            id="thread-assignee"
            work="message"
            problem={formState.errors.assignee?.message}
            register={(rules) => register('assignee', rules)}
            t={t}
            locale={locale}
          />
          <p className={styles.actions}>
            <button type="submit" className={styles.button}>
              {t('thread.give')}
            </button>
          </p>
        </div>
      ) : null}
    </form>
  );
}
