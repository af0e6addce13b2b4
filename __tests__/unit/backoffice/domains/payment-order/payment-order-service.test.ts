import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type {
  PaymentOrderRow,
  PaymentOrderStep,
} from '@/backoffice/domains/payment-order/payment-order.model';
import {
  createPaymentOrderService,
  type PaymentOrderRepositories,
} from '@/backoffice/domains/payment-order/payment-order.service';
import { cancelOrder, createPlaceOrder } from '@/backoffice/domains/payment-order/place-order';
import {
  numbered,
  standIn,
  testCipher,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { paymentOrderRow } from '@test/support/payment-order/payment-order-row';

const now = () => new Date('2026-05-06T02:00:00.000Z');

function setUp(changes: Partial<PaymentOrderRow>, { isReversed = false } = {}) {
  const rows = [paymentOrderRow(changes)];
  const steps: PaymentOrderStep[] = [];
  const audited: NewAuditRow[] = [];
  const completed: unknown[] = [];
  const find = (id: string) => rows.find((row) => row.id === id) ?? null;
  const repositories: PaymentOrderRepositories = {
    approval: { listBySubject: async () => [] },
    audit: { create: async (row) => void audited.push(row) },
    customer: { findById: async () => null },
    loan: { findApplicationNumber: async () => 'HK-1', isReversed: async () => isReversed },
    paymentOrder: standIn<PaymentOrderRepositories['paymentOrder']>({
      create: async (row) => void rows.push({ ...row, number: rows.length + 1 }),
      findById: async (id) => find(id),
      findReplacement: async (id) => rows.find((row) => row.replaces === id) ?? null,
      lockById: async (id) => find(id),
      lockLatest: async () => rows.at(-1) ?? null,
      update: async (id, change) => void Object.assign(find(id) ?? {}, change),
      addSteps: async (more) => void steps.push(...more),
      listSteps: async () => steps,
    }),
    completeApplication: async (_staff, paid) => void completed.push(paid),
    completeWithdrawal: async (_staff, paid) => void completed.push(paid),
  };
  const orders = createPaymentOrderService({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    customers: standIn({}),
    placeOrder: createPlaceOrder({ now, newOrderId: numbered('PO-new') }),
    cipher: testCipher,
    now,
    onMessageEnqueued: () => undefined,
  });
  return { orders, repositories, rows, steps, audited, completed };
}

const paid = { state: 'paid', on: '2026-05-05' } as const;
const back = { state: 'returned', on: '2026-05-06', reason: 'AC04' } as const;
const inFile = { fileId: 'PF-1' } as const;

describe('The answer of the bank', () => {
  it('that it paid completes the withdrawal and the application of its loan', async () => {
    const { orders, rows, steps, audited, completed } = setUp({ state: 'sent', ...inFile });
    await orders.note('cat', { id: 'PO-1', outcome: paid });
    expect(rows).toMatchObject([{ state: 'paid', endedOn: '2026-05-05', reason: null }]);
    expect(steps).toMatchObject([{ state: 'paid', by: 'cat' }]);
    expect(audited).toMatchObject([{ target: 'payment-order:PO-1', after: { state: 'paid' } }]);
    expect(completed).toEqual([
      { reference: 'RQ-1', orderId: 'PO-1' },
      { reference: 'HK-1', orderId: 'PO-1' },
    ]);
  });

  it('that a refund was paid completes nothing', async () => {
    const { orders, completed } = setUp({ state: 'sent', origin: 'refund', ...inFile });
    await orders.note('cat', { id: 'PO-1', outcome: paid });
    expect(completed).toEqual([]);
  });

  it.each(['waiting', 'approved', 'in-file', 'returned', 'cancelled'] as const)(
    'is none to what is %s',
    async (state) => {
      const { orders, rows } = setUp({ state });
      for (const outcome of [paid, back])
        await expect(orders.note('cat', { id: 'PO-1', outcome })).rejects.toMatchObject({
          code: 'conflict',
        });
      expect(rows).toMatchObject([{ state }]);
    },
  );

  it.each(['2026-05-03', '2026-05-07'])('is not of %s', async (on) => {
    const { orders } = setUp({ state: 'sent', ...inFile });
    await expect(
      orders.note('cat', { id: 'PO-1', outcome: { ...paid, on } }),
    ).rejects.toMatchObject({ details: { fields: { on: { key: 'outOfRange' } } } });
  });
});

describe('A payment that came back, also after it was paid', () => {
  it('is placed again once', async () => {
    const { orders, rows } = setUp({ state: 'paid', endedOn: '2026-05-05', ...inFile });
    await orders.note('cat', { id: 'PO-1', outcome: back });
    const again = await orders.replace('cat', 'PO-1');
    expect(again).toMatchObject({ state: 'waiting', replaces: 'PO-1', dueOn: '2026-05-06' });
    expect(rows[1]).toMatchObject({ amountCents: 5_000_00, account: null, fileId: null });
    await expect(orders.replace('cat', 'PO-1')).rejects.toMatchObject({ code: 'conflict' });
    expect(rows).toHaveLength(2);
  });

  it('is not placed again once its withdrawal was reversed', async () => {
    const { orders } = setUp({ state: 'returned', ...inFile }, { isReversed: true });
    await expect(orders.replace('cat', 'PO-1')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('A withdrawal that is reversed', () => {
  const what = { loanNo: 'L-1', origin: 'withdrawal', reference: 'RQ-1' } as const;

  it.each(['waiting', 'approved'] as const)('cancels its payment that is %s', async (state) => {
    const { repositories, rows, steps } = setUp({ state });
    await cancelOrder(repositories, { ...what, by: 'amy', at: now() });
    expect([rows, steps]).toMatchObject([[{ state: 'cancelled' }], [{ by: 'amy' }]]);
  });

  it.each(['in-file', 'sent', 'paid'] as const)('has to wait for one that is %s', async (state) => {
    const { repositories } = setUp({ state });
    await expect(
      cancelOrder(repositories, { ...what, by: 'amy', at: now() }),
    ).rejects.toMatchObject({
      details: { fields: { state: { key: 'paymentUnderWay', limit: 'PO-1' } } },
    });
  });
});
