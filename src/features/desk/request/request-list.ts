import { requestKinds, requestStates } from '@/contracts/account/account-choices';
import { requestDeskEndpoints } from '@/contracts/account/request-desk';
import { formatDayAndTime } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { createDeskList } from '../list/desk-list';

const { query: querySchema } = requestDeskEndpoints.deskServiceRequests;

/** What customers ask for. */
export const requestList = createDeskList({
  name: 'requestList',
  endpoint: 'deskServiceRequests',
  querySchema,
  csv: requestDeskEndpoints.deskServiceRequestsExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'application.number', cell: ({ reference }) => reference },
    {
      heading: 'thread.customer',
      cell: ({ customerName }, { t }) => customerName ?? t('customer.noName'),
    },
    { heading: 'customer.request', cell: ({ kind }, { t }) => t(`requestKind.${kind}`) },
    { heading: 'customer.about', cell: ({ loanNo }) => loanNo ?? '–' },
    {
      heading: 'application.amount',
      cell: ({ amount }) => (amount === null ? '–' : formatMoney(amount, { withCents: true })),
      isFigure: true,
    },
    { heading: 'application.state', cell: ({ state }, { t }) => t(`requestState.${state}`) },
    {
      heading: 'today.due',
      cell: ({ dueAt }, { locale }) =>
        dueAt === null ? '–' : formatDayAndTime(new Date(dueAt), locale),
    },
    { heading: 'today.with', cell: ({ assignee }) => assignee ?? '–' },
    {
      heading: 'application.received',
      cell: ({ createdAt }, { locale }) => formatDayAndTime(new Date(createdAt), locale),
    },
    {
      heading: 'customer.changed',
      cell: ({ changedAt }, { locale }) => formatDayAndTime(new Date(changedAt), locale),
    },
  ],
  search: 'list.numberOrLoan',
  sorts: {
    changed: 'thread.sortNewest',
    oldest: 'contact.sortOldest',
    due: 'thread.sortDue',
  },
  filters: [
    {
      name: 'state',
      label: 'application.state',
      kind: 'choice',
      options: [
        { value: 'open', label: 'ask.open' },
        ...requestStates.map((state) => ({
          value: state,
          label: `requestState.${state}` as const,
        })),
      ],
    },
    {
      name: 'kind',
      label: 'customer.request',
      kind: 'choice',
      options: requestKinds.map((kind) => ({
        value: kind,
        label: `requestKind.${kind}` as const,
      })),
    },
    {
      name: 'assignee',
      label: 'handling.assignee',
      kind: 'choice',
      options: [
        { value: 'me', label: 'handling.me' },
        { value: 'nobody', label: 'handling.nobody' },
      ],
    },
    { name: 'loanNo', label: 'customer.loanNo', kind: 'text' },
  ],
  keyOf: ({ reference }) => reference,
  linkOf: ({ reference }) => ({ section: 'requests', id: reference }),
});
