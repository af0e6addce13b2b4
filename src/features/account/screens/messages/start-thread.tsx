'use client';

import { useSyncExternalStore } from 'react';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { useCountdown } from '@/components/use-countdown';
import { accountContactTopics } from '@/contracts/account/account-choices';
import { textLimits } from '@/contracts/limits/limits';
import type { Thread } from '@/contracts/thread/thread';
import type { TranslationProps } from '@/i18n/translation-props';
import { AccountForm } from '@/features/account/components/account-form';
import { MessageButton } from '@/features/account/components/message-button';
import { Panel } from '@/features/account/components/panel';
import { failureMessage } from '@/features/account/components/query-states';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { useSiteLimits } from '@/features/site/site-limits';
import { threadStart } from './thread-submissions';
import type { Subject } from './use-subjects';

interface StartThreadProps extends TranslationProps<'account' | 'account-screen'> {
  subjects: readonly Subject[];
  onStarted: (thread: Thread) => void;
}

const neverChanges = () => () => undefined;

/** Starts a thread, at most one in each waiting time; complaints use the same form and are handled by a different team. */
export function StartThread({ subjects, onStarted, t, locale }: StartThreadProps) {
  // A link such as that of an offer names what it is about.
  const named = useSyncExternalStore(
    neverChanges,
    () => window.location.hash.slice(1),
    () => '',
  );
  const subject = subjects.find(({ value }) => value === named);
  const [{ topic, about, text, sentAt }, change] = usePersistedForm('thread', {
    topic: subject?.topic ?? 'other',
    about: subject?.value ?? '',
    text: '',
    sentAt: 0,
  });
  const form = useValidatedForm({
    values: { topic, about, text },
    onChange: change,
    validate: (typed) => (typed.text.trim() === '' ? { text: t('contactForm.required') } : {}),
  });
  const { isSending, failure, submit } = usePersistedSubmission('thread', threadStart, {
    locale,
    onDone: ({ data }) => {
      change({ text: '', about: '', sentAt: Date.now() });
      onStarted(data);
    },
  });
  const { contactWaitSeconds } = useSiteLimits();
  const seconds = useCountdown(sentAt + contactWaitSeconds * 1_000);
  return (
    <Panel heading={t('thread.start')}>
      <AccountForm
        form={form}
        failure={failure && { fieldId: null, text: failureMessage(failure, t) }}
        onSubmit={(typed) => {
          if (isSending || seconds > 0) return;
          submit({
            body: {
              topic: typed.topic,
              text: typed.text.trim(),
              ...(typed.about === '' ? {} : { about: typed.about }),
            },
          });
        }}
        t={t}
      >
        <SelectField
          id="topic"
          label={t('contactForm.topic')}
          {...form.register('topic')}
          choices={accountContactTopics.map((each) => ({
            value: each,
            label: t(`contactForm.about.${each}`),
          }))}
        />
        {subjects.length > 0 ? (
          <SelectField
            id="about"
            label={t('thread.about')}
            {...form.register('about')}
            choices={[{ value: '', label: t('thread.aboutNone') }, ...subjects]}
          />
        ) : null}
        <TextAreaField
          id="text"
          label={t('contactForm.message')}
          hint={t('contactForm.hint')}
          problem={fieldMessage(form, 'text')}
          maxLength={textLimits.customerMessage}
          {...form.register('text')}
        />
        <MessageButton isSending={isSending} seconds={seconds} t={t} />
      </AccountForm>
    </Panel>
  );
}
