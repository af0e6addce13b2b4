'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { DeskToday, TodayItem } from '@/contracts/today/today';
import type { TodayKind } from '@/contracts/today/today-choices';
import { todayKinds } from '@/contracts/today/today-choices';
import type { Locale } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { serverNow } from '@/lib/server-clock';
import { DeskLink } from '../frame/desk-link';
import { DataTable } from '../list/data-table';
import styles from './today.module.css';

interface TodayPanelProps extends TranslationProps<'desk'> {
  today: DeskToday;
}

const listOf: Record<
  TodayKind,
  [section: 'applications' | 'requests' | 'messages' | 'enquiries' | 'call-backs', query: string]
> = {
  application: ['applications', ''],
  request: ['requests', '?state=open&sort=oldest'],
  thread: ['messages', '?sort=due'],
  enquiry: ['enquiries', '?sort=due'],
  'call-back': ['call-backs', ''],
  signing: ['applications', ''],
};

function hrefOf({ kind, reference }: TodayItem, locale: Locale): string {
  const [section] = listOf[kind];
  return kind === 'call-back' ? deskHref(locale, section) : deskHref(locale, section, reference);
}

/** What there is to do: how much of what, and what is the most urgent. */
export function TodayPanel({ today, t, locale }: TodayPanelProps) {
  const { counts, queue, approvals, asked, unread } = today;
  const now = serverNow().toISOString();
  const others = [
    ['approvals', approvals, `${deskHref(locale, 'approvals')}?state=waiting`],
    ['asked', asked, `${deskHref(locale, 'approvals')}?state=waiting`],
    ['unread', unread, `${deskHref(locale, 'messages')}?sort=due`],
  ] as const;
  return (
    <>
      <ul className={styles.notes}>
        {others.map(([name, count, href]) =>
          count === 0 ? null : (
            <li key={name}>
              <DeskLink href={href}>{t(`today.${name}`, { count })}</DeskLink>
            </li>
          ),
        )}
      </ul>
      {counts.length === 0 ? null : (
        <section className={styles.part} aria-labelledby="open">
          <h2 id="open">{t('today.open')}</h2>
          <DataTable
            label={t('today.open')}
            rows={counts.toSorted(
              (one, other) => todayKinds.indexOf(one.kind) - todayKinds.indexOf(other.kind),
            )}
            keyOf={({ kind }) => kind}
            hrefOf={({ kind }) => `${deskHref(locale, listOf[kind][0])}${listOf[kind][1]}`}
            columns={[
              { heading: t('today.what'), cell: ({ kind }) => t(`todayKind.${kind}`) },
              { heading: t('today.overdue'), cell: ({ overdue }) => overdue, isFigure: true },
              { heading: t('today.mine'), cell: ({ mine }) => mine, isFigure: true },
              {
                heading: t('today.unassigned'),
                cell: ({ unassigned }) => unassigned,
                isFigure: true,
              },
              {
                heading: t('today.others'),
                cell: ({ total, mine, unassigned }) => total - mine - unassigned,
                isFigure: true,
              },
            ]}
          />
        </section>
      )}
      <section className={styles.part} aria-labelledby="queue">
        <h2 id="queue">{t('today.queue')}</h2>
        {queue.length === 0 ? (
          <p>{t('today.nothing')}</p>
        ) : (
          <DataTable
            label={t('today.queue')}
            rows={queue}
            keyOf={({ kind, reference }) => `${kind}/${reference}`}
            hrefOf={(item) => hrefOf(item, locale)}
            columns={[
              { heading: t('today.number'), cell: ({ reference }) => reference },
              {
                heading: t('today.what'),
                cell: ({ kind }) => <span className={styles.words}>{t(`todayKind.${kind}`)}</span>,
              },
              {
                heading: t('today.due'),
                cell: ({ dueAt }) => (
                  <span className={dueAt < now ? styles.overdue : undefined}>
                    {formatDayAndTime(new Date(dueAt), locale)}
                    {dueAt < now ? ` · ${t('today.overdue')}` : ''}
                  </span>
                ),
              },
              {
                heading: t('today.with'),
                cell: ({ isMine }) => (
                  <span className={styles.words}>{t(isMine ? 'thread.me' : 'thread.nobody')}</span>
                ),
              },
            ]}
          />
        )}
      </section>
    </>
  );
}
