import type { RequestKind, RequestState } from '@/contracts/account/account-choices';

/** Not decided yet. */
export const undecidedRequestStates: readonly RequestState[] = ['received', 'in-review'];
/** Not decided yet, or not carried out to the end. */
export const openRequestStates: readonly RequestState[] = [...undecidedRequestStates, 'approved'];

const contradictions: Partial<Record<RequestKind, readonly RequestKind[]>> = {
  'payment-holiday': ['settlement'],
  'credit-limit': ['settlement'],
  prepayment: ['settlement'],
  autopay: ['autopay-end'],
  'autopay-end': ['autopay'],
  settlement: ['payment-holiday', 'credit-limit', 'prepayment'],
};

/** Kinds of open requests that staff have to know of before they decide on one of this kind. */
export const conflictingKinds = (kind: RequestKind): readonly RequestKind[] => [
  ...contradictingKinds(kind),
  ...(kind === 'settlement' ? (['withdrawal'] as const) : []),
];

/** Kinds of request that exclude each other: only one of them is approved for a loan. */
export const contradictingKinds = (kind: RequestKind): readonly RequestKind[] =>
  contradictions[kind] ?? [];
