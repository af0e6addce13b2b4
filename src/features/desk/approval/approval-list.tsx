import { approvalEndpoints, type ApprovalDetail } from '@/contracts/approval/approval';
import { approvalKinds, approvalStates } from '@/contracts/approval/approval-choices';
import { formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { createDeskList } from '../list/desk-list';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const { query: querySchema } = approvalEndpoints.deskApprovals;

/** What waits for a second person, and what became of it. */
export const approvalList = createDeskList({
  name: 'approvalList',
  endpoint: 'deskApprovals',
  querySchema,
  csv: approvalEndpoints.deskApprovalsExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'approval.number', cell: ({ id }) => id },
    { heading: 'approval.kind', cell: ({ kind }, { t }) => t(`approvalKind.${kind}`) },
    {
      heading: 'approval.amount',
      cell: ({ amount }) => (amount === null ? '–' : formatMoney(amount, { withCents: true })),
      isFigure: true,
    },
    { heading: 'approval.subject', cell: ({ subject }) => <code>{subject}</code> },
    { heading: 'approval.state', cell: ({ state }, { t }) => t(`approvalState.${state}`) },
    { heading: 'approval.maker', cell: ({ maker }) => maker },
    { heading: 'approval.asked', cell: ({ madeAt }, { locale }) => formatInstant(madeAt, locale) },
    { heading: 'approval.checker', cell: ({ checker }) => checker ?? '–' },
  ],
  search: 'list.numberOrAbout',
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
    amount: 'list.sortAmount',
  },
  filters: [
    {
      name: 'state',
      label: 'approval.state',
      kind: 'choice',
      options: approvalStates.map((state) => ({
        value: state,
        label: `approvalState.${state}` as const,
      })),
    },
    {
      name: 'kind',
      label: 'approval.kind',
      kind: 'choice',
      options: approvalKinds.map((kind) => ({
        value: kind,
        label: `approvalKind.${kind}` as const,
      })),
    },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => ({ section: 'approvals', id }),
});

type Details = Readonly<Record<string, ApprovalDetail>>;
const noDetails: Details = {};

/** Requests with all that is decided, by number. */
export const approvalDetails = createRequestSlice({
  name: 'approvalDetails',
  endpoint: 'deskApproval',
  initialData: noDetails,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response, request, previous }): Details => ({
    ...previous,
    [request.params.id]: response.data,
  }),
  session,
});

export const approving = createSubmitSlice({
  name: 'approving',
  endpoint: 'deskApprove',
  session,
});

export const rejecting = createSubmitSlice({ name: 'rejecting', endpoint: 'deskReject', session });

export const approvalWithdrawal = createSubmitSlice({
  name: 'approvalWithdrawal',
  endpoint: 'deskWithdrawApproval',
  session,
});
