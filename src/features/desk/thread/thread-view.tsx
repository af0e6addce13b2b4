'use client';

import { useEffect } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import type { DeskThread } from '@/contracts/thread/thread-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { createIdempotencyKey } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { AnswerForm } from './answer-form';
import { HandlingForm } from './handling-form';
import { ThreadEntries } from './thread-entries';
import { threadDetails, threadReading } from './thread-queries';

interface ThreadViewProps extends TranslationProps<'desk'> {
  reference: string;
}

/** One thread with everything in it, and what may be done with it; opened by somebody who may answer, it counts as read. */
export function ThreadView({ reference, t, locale }: ThreadViewProps) {
  const { data, ...query } = useQuery(threadDetails, {
    locale,
    request: { params: { reference } },
    key: reference,
  });
  const thread = data[reference];
  const mayAnswer = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'message.answer',
  );
  useReading(mayAnswer && thread && thread.unread > 0 ? thread : null, locale);
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'messages')}>{t('thread.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: thread }} t={t}>
        {(shown) => (
          <>
            <h1>{reference}</h1>
            <Summary thread={shown} t={t} locale={locale} />
            <ThreadEntries thread={shown} t={t} locale={locale} />
            {mayAnswer ? (
              <>
                <AnswerForm thread={shown} onChanged={query.reload} t={t} locale={locale} />
                <HandlingForm thread={shown} onChanged={query.reload} t={t} locale={locale} />
                <p>
                  <DeskLink
                    href={`${deskHref(locale, 'messages', 'new')}?customer=${encodeURIComponent(shown.customerId)}`}
                  >
                    {t('thread.startWith')}
                  </DeskLink>
                </p>
              </>
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}

/** Tells the server once for each version that what it shows was read. */
function useReading(thread: DeskThread | null, locale: Locale): void {
  const dispatch = useDeskDispatch();
  const reference = thread?.reference;
  const upTo = thread?.version;
  useEffect(() => {
    if (reference === undefined || upTo === undefined) return;
    const request = { params: { reference }, body: { upTo } };
    const idempotencyKey = createIdempotencyKey();
    dispatch(threadReading.slice.actions.submitted({ locale, request, idempotencyKey }));
  }, [dispatch, locale, reference, upTo]);
}

function Summary({ thread, t, locale }: TranslationProps<'desk'> & { thread: DeskThread }) {
  const { topic, about, state, due, assignedTo, customerName, customerLanguage, createdAt } =
    thread;
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <Facts
        items={[
          [t('thread.customer'), customerName ?? t('thread.noName')],
          [t('application.language'), localeMetadata[customerLanguage].label],
          [t('thread.topic'), t(`threadTopic.${topic}`)],
          [
            t('thread.about'),
            about === null ? (
              '–'
            ) : about.startsWith('HK-') ? (
              <DeskLink key="about" href={deskHref(locale, 'applications', about)}>
                {about}
              </DeskLink>
            ) : (
              about
            ),
          ],
          [t('thread.state'), <b key="state">{t(`threadState.${state}`)}</b>],
          [
            t('thread.due'),
            due === null ? '–' : t(`threadDue.${due.what}`, { time: time(due.at) }),
          ],
          [t('thread.assignee'), assignedTo ?? t('thread.nobody')],
          [t('thread.begun'), time(createdAt)],
        ]}
      />
    </section>
  );
}
