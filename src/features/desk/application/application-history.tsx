import { localeMetadata } from '@/config/locales';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import styles from '../frame/desk-app.module.css';
import { DataTable } from '../list/data-table';

interface ApplicationHistoryProps extends TranslationProps<'desk'> {
  application: DeskApplication;
}

/** What happened, newest last: who did it, what they noted, and what the applicant was told. */
export function ApplicationHistory({
  application: { history, language },
  t,
  locale,
}: ApplicationHistoryProps) {
  return (
    <section className={styles.panel} aria-labelledby="history">
      <h2 id="history">{t('application.history')}</h2>
      <DataTable
        label={t('application.history')}
        rows={history}
        keyOf={({ at, state }) => `${at} ${state}`}
        columns={[
          {
            heading: t('audit.at'),
            cell: ({ at }) => formatDayAndTime(new Date(at), locale),
          },
          { heading: t('application.state'), cell: ({ state }) => t(`applicationState.${state}`) },
          { heading: t('audit.staff'), cell: ({ by }) => by },
          { heading: t('application.note'), cell: ({ note }) => note },
          {
            heading: t('application.message'),
            cell: ({ message }) =>
              message === null ? null : (
                <span lang={localeMetadata[language].htmlLang}>{message}</span>
              ),
          },
        ]}
      />
    </section>
  );
}
