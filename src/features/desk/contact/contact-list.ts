import { contactDeskEndpoints } from '@/contracts/contact/contact-desk';
import { contactStates, contactTopics } from '@/contracts/contact/contact-choices';
import { formatDayAndTime } from '@/lib/dates';
import { createDeskList } from '../list/desk-list';
import { assigneeFilter, handlingColumns } from '../thread/handling-columns';

const { query: querySchema } = contactDeskEndpoints.deskMessages;

/** What visitors wrote on the contact page. */
export const contactList = createDeskList({
  name: 'contactList',
  endpoint: 'deskMessages',
  querySchema,
  csv: contactDeskEndpoints.deskMessagesExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'thread.number', cell: ({ reference }) => reference },
    { heading: 'contact.name', cell: ({ name }) => name },
    { heading: 'thread.topic', cell: ({ topic }, { t }) => t(`contactTopic.${topic}`) },
    { heading: 'thread.state', cell: ({ state }, { t }) => t(`contactState.${state}`) },
    ...handlingColumns,
    { heading: 'contact.callTime', cell: ({ callTime }, { t }) => t(`callTime.${callTime}`) },
    {
      heading: 'contact.at',
      cell: ({ at }, { locale }) => formatDayAndTime(new Date(at), locale),
    },
  ],
  search: 'list.number',
  sorts: {
    newest: 'contact.sortNewest',
    due: 'thread.sortDue',
    oldest: 'contact.sortOldest',
  },
  filters: [
    {
      name: 'state',
      label: 'thread.state',
      kind: 'choice',
      options: [
        { value: 'open', label: 'thread.open' },
        ...contactStates.map((state) => ({
          value: state,
          label: `contactState.${state}` as const,
        })),
      ],
    },
    assigneeFilter,
    {
      name: 'topic',
      label: 'thread.topic',
      kind: 'choice',
      options: contactTopics.map((topic) => ({
        value: topic,
        label: `contactTopic.${topic}` as const,
      })),
    },
  ],
  keyOf: ({ reference }) => reference,
  linkOf: ({ reference }) => ({ section: 'enquiries', id: reference }),
});
