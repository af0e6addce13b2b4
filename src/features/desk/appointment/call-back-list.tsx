import { localeMetadata } from '@/config/locales';
import { appointmentEnds } from '@/contracts/appointment/appointment-choices';
import { callBackEndpoints } from '@/contracts/appointment/call-back';
import { formatDayAndTime } from '@/lib/dates';
import { createDeskList } from '../list/desk-list';

const { query: querySchema } = callBackEndpoints.deskCallBacks;

/** Booked calls, soonest first; those that ended where the filter asks for them. */
export const callBackList = createDeskList({
  name: 'callBackList',
  endpoint: 'deskCallBacks',
  querySchema,
  csv: callBackEndpoints.deskCallBacksExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    {
      heading: 'callBack.at',
      cell: ({ startsAt }, { locale }) => formatDayAndTime(new Date(startsAt), locale),
    },
    { heading: 'contact.name', cell: ({ name }) => name },
    { heading: 'contact.phone', cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
    { heading: 'application.language', cell: ({ language }) => localeMetadata[language].label },
    { heading: 'thread.topic', cell: ({ topic }, { t }) => t(`contactTopic.${topic}`) },
    { heading: 'thread.number', cell: ({ reference }) => reference },
    { heading: 'callBack.by', cell: ({ closedBy }) => closedBy ?? '–' },
  ],
  search: 'list.number',
  sorts: {
    soonest: 'callBack.sortSoonest',
    latest: 'callBack.sortLatest',
  },
  filters: [
    {
      name: 'state',
      label: 'thread.state',
      kind: 'choice',
      none: 'appointmentState.booked',
      options: appointmentEnds.map((state) => ({
        value: state,
        label: `appointmentState.${state}` as const,
      })),
    },
    { name: 'from', label: 'audit.from', kind: 'day' },
    { name: 'to', label: 'audit.to', kind: 'day' },
  ],
  keyOf: ({ reference }) => reference,
});
