import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { RequestReceipt, ServiceRequest } from '@/contracts/account/account-request';
import { fromCents } from '@/lib/loan/money';
import type { RequestRow, RequestStep } from './request.repository';

type Transitions = Partial<Record<RequestState, readonly RequestState[]>>;

const decided: Transitions = {
  received: ['in-review', 'approved', 'declined'],
  'in-review': ['approved', 'declined'],
  approved: ['completed'],
};
const answered: Transitions = {
  received: ['in-review', 'completed', 'declined'],
  'in-review': ['completed', 'declined'],
};

const transitions: Record<RequestKind, Transitions> = {
  'payment-holiday': decided,
  'credit-limit': decided,
  settlement: { ...decided, approved: ['completed', 'declined'] },
  withdrawal: { approved: ['completed', 'declined'] },
  contact: answered,
  complaint: answered,
  'data-access': answered,
  email: {},
  address: {},
  phone: {},
  'bank-account': {},
};

/** Where staff may take a request from its state. */
export function nextRequestStates({
  kind,
  state,
}: Pick<RequestRow, 'kind' | 'state'>): readonly RequestState[] {
  return transitions[kind][state] ?? [];
}

/** A customer may take back what nobody decided yet; money on its way is not stopped. */
export function canCancel({ state }: Pick<RequestRow, 'state'>): boolean {
  return state === 'needs-code' || state === 'received' || state === 'in-review';
}

export function receiptOf({ reference, kind, state, createdAt }: RequestRow): RequestReceipt {
  return { data: { reference, kind, state, createdAt: createdAt.toISOString() } };
}

/** A request as its customer sees it; `detail` in plain text. */
export function requestView(
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
