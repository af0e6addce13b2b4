import { localeMetadata } from '@/config/locales';
import type { DeskRequest } from '@/contracts/account/request-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { DataTable } from '../list/data-table';

interface RequestStepsProps extends TranslationProps<'desk'> {
  request: DeskRequest;
  /** The first step that is shown. */
  from: number;
}

/** What happened to a request: the note stayed inside, the message went to the customer. */
export function RequestSteps({ request, from, t, locale }: RequestStepsProps) {
  const { history, notes, language } = request;
  const steps = history
    .map((step, index) => ({ ...step, index, by: notes[index]?.by, note: notes[index]?.note }))
    .slice(from);
  return (
    <DataTable
      label={t('application.history')}
      rows={steps}
      keyOf={({ index }) => String(index)}
      columns={[
        { heading: t('audit.at'), cell: ({ at }) => formatDayAndTime(new Date(at), locale) },
        { heading: t('application.state'), cell: ({ state }) => t(`requestState.${state}`) },
        {
          heading: t('audit.staff'),
          cell: ({ by }) => (by === 'customer' ? t('thread.customer') : (by ?? '–')),
        },
        { heading: t('application.note'), cell: ({ note }) => note ?? '–' },
        {
          heading: t('ask.message'),
          cell: ({ message }) =>
            message === null ? (
              '–'
            ) : (
              <span lang={localeMetadata[language].htmlLang}>{message}</span>
            ),
        },
      ]}
    />
  );
}
