import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { RequestReceipt, ServiceRequest } from '@/contracts/account/account-request';
import { promised } from '@/config/promises';
import { fromCents } from '@/lib/loan/money';
import { dayMs } from '@/lib/hong-kong-day';
import { answerDue, type OfficeCalendar } from '@/backoffice/common/office-calendar';
import { undecidedRequestStates } from './request.rules';
import type { RequestRow, RequestStep } from './request.repository';

type Transitions = Partial<Record<RequestState, readonly RequestState[]>>;

const decisionTransitions: Transitions = {
  received: ['in-review', 'approved', 'declined'],
  'in-review': ['approved', 'declined'],
  approved: ['completed'],
};
const enquiryTransitions: Transitions = {
  received: ['in-review', 'completed', 'declined'],
  'in-review': ['completed', 'declined'],
};

const transitions: Record<RequestKind, Transitions> = {
  'payment-holiday': decisionTransitions,
  'credit-limit': decisionTransitions,
  settlement: { ...decisionTransitions, approved: ['completed', 'declined'] },
  prepayment: { ...decisionTransitions, approved: ['completed', 'declined'] },
  withdrawal: { approved: ['completed', 'declined'] },
  contact: {},
  complaint: {},
  'data-access': enquiryTransitions,
  closure: enquiryTransitions,
  email: {},
  address: {},
  phone: {},
  'bank-account': enquiryTransitions,
  autopay: enquiryTransitions,
  'autopay-end': enquiryTransitions,
  release: enquiryTransitions,
};

/** Where staff may take a request from its state; a withdrawal is completed by the payment of its money alone. */
export const staffRequestStates = (
  row: Pick<RequestRow, 'kind' | 'state'>,
): readonly RequestState[] =>
  nextRequestStates(row).filter((next) => row.kind !== 'withdrawal' || next !== 'completed');

/** Where a request may go from its state. */
export function nextRequestStates({
  kind,
  state,
}: Pick<RequestRow, 'kind' | 'state'>): readonly RequestState[] {
  return transitions[kind][state] ?? [];
}

/** Until when staff answer a request that was made at `at`, as the site promises; null where there is nothing to decide. */
export function dueOf(
  calendar: OfficeCalendar,
  { kind, state }: Pick<RequestRow, 'kind' | 'state'>,
  at: Date,
): Date | null {
  if (!undecidedRequestStates.includes(state)) return null;
  if (kind === 'data-access') return new Date(at.getTime() + promised('dataAccessAnswer') * dayMs);
  return answerDue(calendar, kind === 'release' ? 'release' : 'requestAnswer', at);
}

/** The request after a step: its due time is cleared once it is decided, and the member of staff who takes it into review becomes the assignee. */
export function afterStep<
  Row extends Pick<RequestRow, 'state' | 'dueAt' | 'assignee' | 'changedAt'>,
>(row: Row, { state, at, by }: Pick<RequestStep, 'state' | 'at' | 'by'>): Row {
  return {
    ...row,
    state,
    changedAt: at,
    dueAt: undecidedRequestStates.includes(state) ? row.dueAt : null,
    assignee: state === 'in-review' ? by : row.assignee,
  };
}

/** Whether a request of this kind is announced by a notice of the account when it is made. */
export const hasOwnNotice = (kind: RequestKind): boolean =>
  kind === 'bank-account' || kind === 'email';

/** A customer may cancel until a decision is made; a transfer in progress cannot be stopped. */
export function canCancel({ state }: Pick<RequestRow, 'state'>): boolean {
  return state === 'needs-code' || state === 'received' || state === 'in-review';
}

/** What a customer is told of a request that was just sent. */
export function toReceipt({ reference, kind, state, createdAt }: RequestRow): RequestReceipt {
  return { data: { reference, kind, state, createdAt: createdAt.toISOString() } };
}

/** A request as its customer sees it; `detail` in plain text. */
export function toServiceRequest(
  row: RequestRow,
  { detail, steps }: { detail: string | null; steps: readonly RequestStep[] },
): ServiceRequest {
  const { reference, kind, state, loanNo, amountCents, months, on } = row;
  return {
    reference,
    kind,
    state,
    loanNo,
    months,
    on,
    detail,
    amount: amountCents === null ? null : fromCents(amountCents),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    canCancel: canCancel(row),
    history: steps.map((step) => ({
      state: step.state,
      at: step.at.toISOString(),
      message: step.message,
    })),
  };
}
