'use client';

import { useState } from 'react';
import type { DeskOutboxMessage } from '@/contracts/outbox/outbox';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import { failureText } from '../frame/failure-notice';
import { staffSessionSlice } from '../session/staff-session.slice';
import { messageAbandonment, messageRetry } from './outbox-list';

interface MessageStepsProps extends TranslationProps<'desk'> {
  message: DeskOutboxMessage;
  /** Reads the list again. */
  onChanged: () => void;
}

/** Where a message stands, and what can be done with it. */
export function MessageSteps({ message, onChanged, t, locale }: MessageStepsProps) {
  const { id, kind, state, nextAttemptAt, endedAt, isOpen, version } = message;
  const mayChange = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'sending.change',
  );
  const [isAsked, setAsked] = useState(false);
  const retry = useVersionedEdit(messageRetry, { locale, onChanged });
  const abandonment = useVersionedEdit(messageAbandonment, { locale, onChanged });
  const failure = retry.failure ?? abandonment.failure;
  const isSending = retry.isSending || abandonment.isSending;
  const at = state === 'failed' ? nextAttemptAt : endedAt;
  const request = { params: { id }, body: {} };
  const name = t(`outboxKind.${kind}`);
  return (
    <>
      <span role="status">
        <b>{t(`outboxState.${state}`)}</b>
        {at === null ? null : (
          <>
            {' '}
            {t(state === 'failed' ? 'outbox.again' : 'outbox.since', {
              time: formatDayAndTime(new Date(at), locale),
            })}
          </>
        )}
      </span>
      {mayChange && isOpen ? (
        <span className={styles.steps}>
          {state === 'failed' || state === 'dead' ? (
            <button
              type="button"
              className={styles.small}
              aria-label={t('outbox.retryOf', { name, id })}
              aria-disabled={isSending || undefined}
              onClick={() => retry.edit(request, version)}
            >
              {t('outbox.retry')}
            </button>
          ) : null}
          <button
            type="button"
            className={styles.small}
            aria-label={t('outbox.abandonOf', { name, id })}
            aria-expanded={isAsked}
            onClick={() => setAsked(!isAsked)}
          >
            {t('outbox.abandon')}
          </button>
          {isAsked ? (
            <>
              <span>{t('outbox.abandonAsk')}</span>
              <button
                type="button"
                className={styles.small}
                aria-disabled={isSending || undefined}
                onClick={() => abandonment.edit(request, version)}
              >
                {t('outbox.abandonNow')}
              </button>
            </>
          ) : null}
        </span>
      ) : null}
      {failure ? (
        <span role="alert" className={styles.problem}>
          {failureText(failure, t)}
        </span>
      ) : null}
    </>
  );
}
