import type { RequestKind, RequestState } from '@/contracts/account/account-choices';

interface AutopayRequest {
  kind: RequestKind;
  state: RequestState;
  loanNo: string | null;
}

export interface AutopayStatus<R> {
  /** The instruction that the bank has set up. */
  active: R | null;
  /** One that is not set up yet. */
  asked: R | null;
  /** The end that was asked for and has not come. */
  ending: R | null;
}

/** How the autopay of a loan stands, from all requests of its customer, newest first: an instruction counts until another one, or an end, is carried out. */
export function autopayStatus<R extends AutopayRequest>(
  requests: readonly R[],
  loanNo: string,
): AutopayStatus<R> {
  const own = requests.filter(
    ({ kind, loanNo: of }) => of === loanNo && (kind === 'autopay' || kind === 'autopay-end'),
  );
  const done = own.find(({ state }) => state === 'completed');
  const open = own.find(({ state }) => state === 'received' || state === 'in-review');
  return {
    active: done?.kind === 'autopay' ? done : null,
    asked: open?.kind === 'autopay' ? open : null,
    ending: open?.kind === 'autopay-end' ? open : null,
  };
}
