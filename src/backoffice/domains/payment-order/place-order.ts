import { rejectField } from '@/backoffice/common/service-error';
import type { PaymentOrderRow } from './payment-order.model';
import type { PaymentOrderRepository } from './payment-order.repository';

type What = Pick<PaymentOrderRow, 'loanNo' | 'origin' | 'reference'>;

export interface NewPayment
  extends What, Pick<PaymentOrderRow, 'customerId' | 'amountCents' | 'dueOn'> {
  /** Staff, or `customer`. */
  by: string;
  /** The payment that came back and is placed again. */
  replaces?: string;
}

/** Has money paid out, in the transaction that books it; answers the number of the order, which waits for a second person. */
export type PlaceOrder = (
  tx: { paymentOrder: Pick<PaymentOrderRepository, 'create' | 'addSteps'> },
  payment: NewPayment,
) => Promise<string>;

export const createPlaceOrder =
  ({ now, newOrderId }: { now: () => Date; newOrderId: () => string }): PlaceOrder =>
  async ({ paymentOrder }, { by, replaces = null, ...payment }) => {
    const id = newOrderId();
    const at = now();
    await paymentOrder.create({
      ...payment,
      id,
      state: 'waiting',
      placedAt: at,
      account: null,
      fileId: null,
      endedOn: null,
      reason: null,
      replaces,
    });
    await paymentOrder.addSteps([{ orderId: id, state: 'waiting', at, by, note: null }]);
    return id;
  };

/** Takes a payment back that is in no file; one that came back stays so. Throws `validation_failed` where the bank has it. */
export async function cancelOrder(
  {
    paymentOrder,
  }: { paymentOrder: Pick<PaymentOrderRepository, 'lockLatest' | 'update' | 'addSteps'> },
  { by, at, ...what }: What & { by: string; at: Date },
): Promise<void> {
  const order = await paymentOrder.lockLatest(what);
  if (!order || order.state === 'returned' || order.state === 'cancelled') return;
  if (order.state !== 'waiting' && order.state !== 'approved')
    rejectField('state', 'paymentUnderWay', order.id);
  await paymentOrder.update(order.id, { state: 'cancelled' });
  await paymentOrder.addSteps([{ orderId: order.id, state: 'cancelled', at, by, note: null }]);
}
