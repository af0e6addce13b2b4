'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { localeMetadata } from '@/config/locales';
import { contactLimits } from '@/contracts/contact/contact-choices';
import type { AnswerMessageRequest, DeskMessage } from '@/contracts/contact/contact-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode, type RequestFailure } from '@/lib/saga/request-record';
import { useDeskSelector } from '@/store/desk-hooks';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { useShortcuts } from '../frame/use-shortcuts';
import { staffSessionSlice } from '../session/staff-session.slice';
import own from '../thread/thread.module.css';
import { contactAnswer, contactAssignment, contactStateChange } from './contact-queries';
import { ContactSteps } from './contact-steps';

interface ContactHandlingProps extends TranslationProps<'desk'> {
  message: DeskMessage;
  mayAssign: boolean;
  onChanged: () => void;
}

/** Answers a visitor by mail or notes what was said by phone, takes the message and closes it. */
export function ContactHandling({
  message,
  mayAssign,
  onChanged,
  t,
  locale,
}: ContactHandlingProps) {
  const { reference, version, state, email, language, assignedTo } = message;
  const me = useDeskSelector(staffSessionSlice.selectors.selectSession)?.member.email ?? null;
  const { register, handleSubmit, formState, reset, setFocus } = useForm<AnswerMessageRequest>({
    defaultValues: { way: email === null ? 'phone' : 'mail', text: '', close: false },
  });
  const answer = useVersionedEdit(contactAnswer, { locale, onChanged, onDone: () => reset() });
  const assignment = useVersionedEdit(contactAssignment, { locale, onChanged });
  const change = useVersionedEdit(contactStateChange, { locale, onChanged });
  const failed = [answer, assignment, change].find(({ failure }) => failure !== null);
  useShortcuts({ r: () => setFocus('text') });
  const params = { reference };
  const target = state === 'closed' ? 'open' : 'closed';
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="answer"
      onSubmit={(event) =>
        void handleSubmit((body) => answer.edit({ params, body }, version))(event)
      }
    >
      <h2 id="answer">{t('thread.handling')}</h2>
      {failed?.failure ? (
        <Refusal
          failure={failed.failure}
          message={message}
          since={failed.since}
          t={t}
          locale={locale}
        />
      ) : null}
      <p className={styles.actions}>
        {mayAssign && assignedTo !== me ? (
          <button
            type="button"
            className={styles.button}
            onClick={() => assignment.edit({ params, body: { assignee: me } }, version)}
          >
            {t('thread.take')}
          </button>
        ) : null}
        {mayAssign && assignedTo !== null ? (
          <button
            type="button"
            className={styles.button}
            onClick={() => assignment.edit({ params, body: { assignee: null } }, version)}
          >
            {t('thread.giveBack')}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.button}
          onClick={() => change.edit({ params, body: { state: target } }, version)}
        >
          {t(state === 'closed' ? 'thread.reopen' : 'thread.close')}
        </button>
      </p>
      <div className={own.give}>
        <SelectField
          id="answer-way"
          label={t('contact.way')}
          choices={[
            ...(email === null ? [] : [{ value: 'mail', label: t('contact.byMail', { email }) }]),
            { value: 'phone', label: t('contact.byPhone') },
          ]}
          {...register('way')}
        />
      </div>
      <TextAreaField
        id="answer-text"
        rows={5}
        label={t('contact.text')}
        hint={t('contact.textHint', { language: localeMetadata[language].label })}
        problem={formState.errors.text?.message}
        maxLength={contactLimits.messageMax}
        {...register('text', { validate: (text) => text.trim() !== '' || t('thread.textMissing') })}
      />
      <CheckField id="answer-close" label={t('thread.closeWith')} {...register('close')} />
      <p className={styles.actions}>
        <button
          type="submit"
          className={styles.primary}
          aria-disabled={answer.isSending || undefined}
        >
          {t(answer.isSending ? 'state.sending' : 'contact.save')}
        </button>
      </p>
    </form>
  );
}

function Refusal({
  failure,
  message,
  since,
  t,
  locale,
}: TranslationProps<'desk'> & { failure: RequestFailure; message: DeskMessage; since: number }) {
  if (!hasCode(failure, 'changed_meanwhile')) return <FailureNotice failure={failure} t={t} />;
  return (
    <div className={styles.failure} role="alert">
      <p>{t('thread.changedMeanwhile')}</p>
      <ContactSteps
        steps={message.steps.filter(({ position }) => position > since)}
        t={t}
        locale={locale}
      />
    </div>
  );
}
