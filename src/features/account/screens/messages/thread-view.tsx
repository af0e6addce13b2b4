'use client';

import { useEffect, useRef } from 'react';
import formStyles from '@/components/form/form.module.css';
import { TextAreaField } from '@/components/form/text-area-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { textLimits } from '@/contracts/limits/limits';
import type { Thread } from '@/contracts/thread/thread';
import type { TranslationProps } from '@/i18n/translation-props';
import { AccountForm } from '@/features/account/components/account-form';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { ThreadEntries } from './thread-entries';
import { accountThread } from './thread-queries';
import { threadMessage, threadReading, threadStateChange } from './thread-submissions';
import styles from './messages.module.css';

interface ThreadViewProps extends TranslationProps<'account' | 'account-screen'> {
  reference: string;
  /** What the lender is called. */
  name: string;
  /** Called when the list of threads says something else now. */
  onChanged: () => void;
}

/** One thread with everything in it, which opening it marks as read, and the way to answer, close or open it again. */
export function ThreadView({ reference, name, onChanged, t, locale }: ThreadViewProps) {
  const { data, record, reload } = useQuery(accountThread, {
    locale,
    request: { params: { reference } },
    key: reference,
  });
  const thread = data[reference] ?? null;
  useReading(thread, { onChanged, locale });
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <QueryState record={record} data={thread} onRetry={reload} t={t}>
      {({ entries, state }) => (
        <>
          <ThreadEntries entries={entries} name={name} t={t} locale={locale} />
          <Reply
            reference={reference}
            isClosed={state === 'closed'}
            onChanged={changed}
            t={t}
            locale={locale}
          />
        </>
      )}
    </QueryState>
  );
}

/** Marks what is shown as read, once for each last entry. */
function useReading(
  thread: Thread | null,
  { onChanged, locale }: Pick<ThreadViewProps, 'onChanged' | 'locale'>,
): void {
  const { submit } = useSubmission(threadReading, { locale, onDone: onChanged });
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  const reference = thread?.unread ? thread.reference : null;
  const upTo = thread?.entries.at(-1)?.position ?? 0;
  useEffect(() => {
    if (reference !== null) latest.current({ params: { reference }, body: { upTo } });
  }, [reference, upTo]);
}

function Reply({
  reference,
  isClosed,
  onChanged,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  reference: string;
  isClosed: boolean;
  onChanged: () => void;
}) {
  const [reply, change] = usePersistedForm('reply', { texts: {} });
  const text = reply.texts[reference] ?? '';
  const keep = (typed: string) => change({ texts: { ...reply.texts, [reference]: typed } });
  const form = useValidatedForm({
    values: { text },
    onChange: (typed) => keep(typed.text),
    validate: (typed) => (typed.text.trim() === '' ? { text: t('contactForm.required') } : {}),
  });
  const message = usePersistedSubmission('reply', threadMessage, {
    locale,
    onDone: () => {
      keep('');
      onChanged();
    },
  });
  const moved = useSubmission(threadStateChange, { locale, onDone: onChanged });
  const failure = message.failure ?? moved.failure;
  return (
    <div className={styles.reply}>
      {isClosed ? <p className={panel.note}>{t('thread.closedHint')}</p> : null}
      <AccountForm
        form={form}
        failure={failure && { fieldId: null, text: failureMessage(failure, t) }}
        onSubmit={(typed) => {
          if (!message.isSending)
            message.submit({ params: { reference }, body: { text: typed.text.trim() } });
        }}
        t={t}
      >
        <TextAreaField
          id="reply"
          label={t('thread.reply')}
          hint={t('contactForm.hint')}
          problem={fieldMessage(form, 'text')}
          maxLength={textLimits.customerMessage}
          {...form.register('text')}
        />
        <p className={formStyles.actions}>
          <button
            type="submit"
            className={formStyles.primary}
            aria-disabled={message.isSending || undefined}
          >
            {message.isSending ? t('state.sending') : t('thread.send')}
          </button>
          <button
            type="button"
            className={panel.link}
            aria-disabled={moved.isSending || undefined}
            onClick={() => {
              if (!moved.isSending)
                moved.submit({
                  params: { reference },
                  body: { state: isClosed ? 'open' : 'closed' },
                });
            }}
          >
            {t(isClosed ? 'thread.reopen' : 'thread.close')}
          </button>
        </p>
      </AccountForm>
    </div>
  );
}
