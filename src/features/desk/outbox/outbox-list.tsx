import { outboxEndpoints } from '@/contracts/outbox/outbox';
import { outboxChannels, outboxKinds, outboxStates } from '@/contracts/outbox/outbox-choices';
import { formatDayAndTime } from '@/lib/dates';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { createRequestSlice } from '@/lib/saga/request-slice';
import type { ScheduledJob } from '@/contracts/job';
import { createDeskList } from '../list/desk-list';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const { query: querySchema } = outboxEndpoints.deskOutbox;

/** Messages on their way out and those of the last month, newest first. */
export const outboxList = createDeskList({
  name: 'outboxList',
  endpoint: 'deskOutbox',
  querySchema,
  csv: outboxEndpoints.deskOutboxExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    {
      heading: 'outbox.kind',
      cell: ({ kind }, { t }) => t(`outboxKind.${kind}`),
      under: { heading: 'list.number', cell: ({ id }) => id },
    },
    { heading: 'outbox.channel', cell: ({ channel }, { t }) => t(`outboxChannel.${channel}`) },
    {
      heading: 'outbox.stored',
      cell: ({ createdAt }, { locale }) => formatDayAndTime(new Date(createdAt), locale),
    },
    { heading: 'outbox.attempts', cell: ({ attempts }) => attempts, isFigure: true },
    {
      heading: 'outbox.error',
      cell: ({ lastError }) => (lastError === null ? '–' : <span lang="en">{lastError}</span>),
    },
  ],
  search: 'list.number',
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
    due: 'outbox.sortDue',
  },
  filters: [
    {
      name: 'state',
      label: 'outbox.state',
      kind: 'choice',
      options: outboxStates.map((value) => ({ value, label: `outboxState.${value}` as const })),
    },
    {
      name: 'kind',
      label: 'outbox.kind',
      kind: 'choice',
      options: outboxKinds.map((value) => ({ value, label: `outboxKind.${value}` as const })),
    },
    {
      name: 'channel',
      label: 'outbox.channel',
      kind: 'choice',
      options: outboxChannels.map((value) => ({ value, label: `outboxChannel.${value}` as const })),
    },
  ],
  keyOf: ({ id }) => id,
});

export const messageRetry = createSubmitSlice({
  name: 'messageRetry',
  endpoint: 'deskRetryMessage',
  session,
});

export const messageAbandonment = createSubmitSlice({
  name: 'messageAbandonment',
  endpoint: 'deskAbandonMessage',
  session,
});

const noJobs: readonly ScheduledJob[] = [];

/** The scheduled jobs with their last runs. */
export const jobList = createRequestSlice({
  name: 'jobList',
  endpoint: 'deskJobs',
  initialData: noJobs,
  reduceResponse: ({ response }): readonly ScheduledJob[] => response.data,
  session,
});
