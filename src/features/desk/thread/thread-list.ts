import { accountContactTopics } from '@/contracts/account/account-choices';
import { threadStates } from '@/contracts/thread/thread-choices';
import { threadDeskEndpoints } from '@/contracts/thread/thread-desk';
import { formatDayAndTime } from '@/lib/dates';
import { createDeskList } from '../list/desk-list';
import { assigneeFilter, handlingColumns } from './handling-columns';

const { query: querySchema } = threadDeskEndpoints.deskThreads;

/** Message threads of customers. */
export const threadList = createDeskList({
  name: 'threadList',
  endpoint: 'deskThreads',
  querySchema,
  csv: threadDeskEndpoints.deskThreadsExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'thread.number', cell: ({ reference }) => reference },
    {
      heading: 'thread.customer',
      cell: ({ customerName }, { t }) => customerName ?? t('thread.noName'),
    },
    { heading: 'thread.topic', cell: ({ topic }, { t }) => t(`threadTopic.${topic}`) },
    { heading: 'thread.about', cell: ({ about }) => about ?? '–' },
    { heading: 'thread.state', cell: ({ state }, { t }) => t(`threadState.${state}`) },
    { heading: 'thread.unread', cell: ({ unread }) => unread, isFigure: true },
    ...handlingColumns,
    {
      heading: 'thread.changed',
      cell: ({ changedAt }, { locale }) => formatDayAndTime(new Date(changedAt), locale),
    },
  ],
  search: 'list.numberOrAbout',
  sorts: {
    newest: 'thread.sortNewest',
    due: 'thread.sortDue',
    oldest: 'thread.sortOldest',
  },
  filters: [
    {
      name: 'state',
      label: 'thread.state',
      kind: 'choice',
      options: [
        { value: 'open', label: 'thread.open' },
        ...threadStates.map((state) => ({ value: state, label: `threadState.${state}` as const })),
      ],
    },
    assigneeFilter,
    {
      name: 'topic',
      label: 'thread.topic',
      kind: 'choice',
      options: accountContactTopics.map((topic) => ({
        value: topic,
        label: `threadTopic.${topic}` as const,
      })),
    },
  ],
  keyOf: ({ reference }) => reference,
  linkOf: ({ reference }) => ({ section: 'messages', id: reference }),
});
