import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { PaymentFileRepository } from './payment-file.repository';
import type { PaymentFileRow } from './payment-order.model';
import type { PaymentOrderRepository } from './payment-order.repository';

/** Notes that a file was given to the bank, with all that is in it; the row is locked. */
export async function dispatchFile<R extends Omit<PaymentFileRow, 'number'>>(
  tx: {
    audit: Pick<AuditRepository, 'create'>;
    paymentFile: Pick<PaymentFileRepository, 'update'>;
    paymentOrder: Pick<PaymentOrderRepository, 'lockByFile' | 'update' | 'addSteps'>;
  },
  { staff, at }: { staff: string; at: Date },
  row: R,
): Promise<R> {
  const { id } = row;
  const sent = { state: 'sent', sentBy: staff, sentAt: at } as const;
  await tx.paymentFile.update(id, sent);
  const filed = await tx.paymentOrder.lockByFile(id, 'in-file');
  for (const order of filed) await tx.paymentOrder.update(order.id, { state: 'sent' });
  await tx.paymentOrder.addSteps(
    filed.map((order) => ({ orderId: order.id, state: 'sent', at, by: staff, note: null })),
  );
  await recordChange(tx.audit, {
    at,
    staff,
    target: `payment-file:${id}`,
    before: { state: row.state },
    after: { state: sent.state },
  });
  return { ...row, ...sent };
}
