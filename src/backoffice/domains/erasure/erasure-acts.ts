import type { ErasureKind } from '@/contracts/customer/customer-choices';
import type { ErasureLine } from '@/contracts/customer/customer-desk';
import type { Acts } from '../approval/approval-inputs';
import type { ErasurePlan } from './erasure.model';
import type { ErasureService } from './erasure.service';

export type ErasureActs = Pick<Acts, 'customer-erasure'>;

/** They change with each sign-in and end in any case. */
const unseen: readonly ErasureKind[] = ['session', 'security-event'];

/** An erasure that a second person has approved. Nothing that is shown says who the customer was, because it stays. */
export const createErasureActs = (
  /** Works in one transaction. */
  erasures: Pick<ErasureService, 'erase'>,
): ErasureActs => ({
  async 'customer-erasure'(maker, { customerId, note }) {
    const plan = await erasures.erase(maker, customerId);
    const lines = plan.lines.filter(({ kind }) => !unseen.includes(kind));
    return {
      subject: `customer:${customerId}`,
      amountCents: null,
      facts: [
        { name: 'erased', value: lines.filter(({ hold }) => hold === null).map(textOf) },
        { name: 'kept', value: lines.filter(({ hold }) => hold !== null).map(textOf) },
        { name: 'note', value: note },
      ],
      versions: { rows: rowsOf(plan) },
      result: null,
    };
  },
});

/** As the desk reads it: kind, count, and why and until when it is kept. */
const textOf = ({ kind, count, hold, until }: ErasureLine): string =>
  [kind, count, hold ?? '', until ?? ''].join('|');

/** Which rows go, so that none goes that came in the meantime. */
function rowsOf({ erased }: ErasurePlan): string {
  const { application, document, draft, loan, request, thread, threadEntry } = erased;
  const keys = [
    ...application.map(({ number }) => number),
    ...[...document, ...draft, ...threadEntry].map(({ id }) => id),
    ...loan.map(({ loanNo }) => loanNo),
    ...[...request, ...thread].map(({ reference }) => reference),
  ];
  return keys.map(String).sort().join(' ');
}
