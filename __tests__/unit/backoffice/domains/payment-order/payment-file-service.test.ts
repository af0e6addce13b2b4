import { text } from 'node:stream/consumers';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import {
  createPaymentFileService,
  type PaymentFileRepositories,
} from '@/backoffice/domains/payment-order/payment-file.service';
import {
  paymentAccountContext,
  type PaymentFileRow,
} from '@/backoffice/domains/payment-order/payment-order.model';
import { placeholder } from '@/config/brand';
import {
  numbered,
  standIn,
  testCipher,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { paymentOrderRow } from '@test/support/payment-order/payment-order-row';

const now = () => new Date('2026-05-06T02:00:00.000Z');
const payee = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };
const account = testCipher.encrypt(JSON.stringify(payee), paymentAccountContext('PO-1'));

function setUp({ holder = 'A Lender Limited' } = {}) {
  const order = paymentOrderRow({ state: 'approved', account });
  const kept: PaymentFileRow[] = [];
  const audited: NewAuditRow[] = [];
  const audit = { create: async (row: NewAuditRow) => void audited.push(row) };
  const paymentFile = standIn<PaymentFileRepositories['paymentFile']>({
    create: async (row) => void kept.push({ ...row, number: 1 }),
    findById: async (id) => kept.find((row) => row.id === id) ?? null,
    lockById: async (id) => kept.find((row) => row.id === id) ?? null,
    update: async (id, change) =>
      void Object.assign(kept.find((row) => row.id === id) ?? {}, change),
    countOpen: async () => new Map(),
  });
  const repositories = standIn<PaymentFileRepositories>({
    audit,
    paymentFile,
    paymentOrder: standIn<PaymentFileRepositories['paymentOrder']>({
      lockApproved: async () => (order.state === 'approved' ? [order] : []),
      lockByFile: async (fileId, state) =>
        order.fileId === fileId && order.state === state ? [order] : [],
      update: async (_id, change) => void Object.assign(order, change),
      addSteps: async () => undefined,
    }),
  });
  const settled: unknown[] = [];
  const files = createPaymentFileService({
    repositories: { audit, paymentFile },
    unitOfWork: unitOfWorkOn(repositories),
    orders: { settle: async (_tx, _staff, { outcome }) => void settled.push(outcome) },
    cipher: testCipher,
    debtor: () => ({ bankCode: '024', accountNumber: '987-654321-001', holder }),
    now,
    newFileId: numbered('PF'),
    onMessageEnqueued: () => undefined,
  });
  return { files, order, kept, audited, settled };
}

describe('A file for the bank', () => {
  it('takes what is approved once, is encrypted, and comes out as it was made', async () => {
    const { files, order, kept, audited } = setUp();
    const made = await files.make('cat', { format: 'csv' });
    expect(made).toMatchObject({
      id: 'PF-1',
      payments: 1,
      total: 5_000,
      on: '2026-05-06',
      open: 1,
    });
    expect(order).toMatchObject({ state: 'in-file', fileId: 'PF-1' });
    expect(kept[0]?.content).not.toContain('123456789833');
    await expect(files.make('cat', { format: 'csv' })).rejects.toMatchObject({
      details: { fields: { format: { key: 'nothingToPay' } } },
    });
    const { name, bytes } = await files.readContent('bob', 'PF-1');
    expect([name, await text(bytes)]).toEqual([
      'PF-1.csv',
      expect.stringContaining('PO-1,L-1,RQ-1,004,123456789833,CHAN TAI MAN,HKD,5000.00'),
    ]);
    expect(audited).toMatchObject([
      { action: 'create', after: { payments: 1, total: 5_000 } },
      { action: 'export', staff: 'bob', target: 'payment-file:PF-1' },
    ]);
  });

  it('is given to the bank once, which answers afterwards', async () => {
    const { files, order, settled } = setUp();
    await files.make('cat', { format: 'csv' });
    const outcome = { state: 'paid', on: '2026-05-06' } as const;
    await expect(files.note('cat', { id: 'PF-1', outcome })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await files.send('cat', 'PF-1')).toMatchObject({ state: 'sent', sentBy: 'cat' });
    await expect(files.send('cat', 'PF-1')).rejects.toMatchObject({ code: 'conflict' });
    expect(order.state).toBe('sent');
    const early = { ...outcome, on: '2026-05-05' };
    await expect(files.note('cat', { id: 'PF-1', outcome: early })).rejects.toMatchObject({
      details: { fields: { on: { key: 'outOfRange' } } },
    });
    await files.note('cat', { id: 'PF-1', outcome });
    expect(settled).toEqual([outcome]);
  });

  it('is not for a day that is over, nor of ISO 20022 without the account that pays', async () => {
    const { files, order } = setUp({ holder: placeholder });
    await expect(files.make('cat', { format: 'csv', on: '2026-05-05' })).rejects.toMatchObject({
      details: { fields: { on: { key: 'outOfRange' } } },
    });
    await expect(files.make('cat', { format: 'pain.001.001.09' })).rejects.toMatchObject({
      details: { fields: { format: { key: 'payerUnset' } } },
    });
    expect(order.state).toBe('approved');
  });
});
