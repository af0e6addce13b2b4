'use client';

import type { ScheduledJob } from '@/contracts/job';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { formatGrouped } from '@/lib/format';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { jobList } from './outbox-list';

type Outcome = 'running' | 'never' | 'failed' | 'done';

/** How the last run of a job went. */
export function outcomeOf({
  isRunning,
  lastSucceededAt,
  lastFailedAt,
}: Pick<ScheduledJob, 'isRunning' | 'lastSucceededAt' | 'lastFailedAt'>): Outcome {
  if (isRunning) return 'running';
  if (lastFailedAt !== null && (lastSucceededAt === null || lastFailedAt > lastSucceededAt))
    return 'failed';
  return lastSucceededAt === null ? 'never' : 'done';
}

/** What runs by itself: when it last ran and how that went. */
export function JobTable({ t, locale }: TranslationProps<'desk'>) {
  const query = useQuery(jobList, { locale, request: {} });
  const time = (instant: string | null) =>
    instant === null ? '–' : formatDayAndTime(new Date(instant), locale);
  return (
    <section aria-labelledby="jobs" className={styles.below}>
      <h2 id="jobs">{t('outbox.jobs')}</h2>
      <QueryView query={query} t={t}>
        {(jobs) => (
          <DataTable
            label={t('outbox.jobs')}
            rows={jobs}
            keyOf={({ name }) => name}
            columns={[
              { heading: t('outbox.job'), cell: ({ name }) => <code>{name}</code> },
              { heading: t('outbox.lastRun'), cell: ({ lastStartedAt }) => time(lastStartedAt) },
              {
                heading: t('outbox.duration'),
                cell: ({ lastDurationMs }) =>
                  lastDurationMs === null
                    ? '–'
                    : t('outbox.millis', { millis: formatGrouped(lastDurationMs) }),
                isFigure: true,
              },
              {
                heading: t('outbox.outcome'),
                cell: (job) => (
                  <>
                    {t(`jobOutcome.${outcomeOf(job)}`)}
                    {outcomeOf(job) === 'failed' ? <span lang="en"> {job.lastFailure}</span> : null}
                  </>
                ),
              },
              { heading: t('outbox.nextRun'), cell: ({ nextRunAt }) => time(nextRunAt) },
            ]}
          />
        )}
      </QueryView>
    </section>
  );
}
