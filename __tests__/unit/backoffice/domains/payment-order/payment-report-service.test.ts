import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type {
  PaymentFileRow,
  PaymentOrderRow,
  PaymentOrderStep,
} from '@/backoffice/domains/payment-order/payment-order.model';
import {
  createPaymentReportService,
  type PaymentReportRepositories,
} from '@/backoffice/domains/payment-order/payment-report.service';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { paymentOrderRow } from '@test/support/payment-order/payment-order-row';
import { statusReport } from '@test/support/payment-order/status-report';

const fileId = 'PF-1';
const now = () => new Date('2026-05-06T02:00:00.000Z');
const madeAt = '2026-05-06T09:00:00+08:00';

function setUp(changes: Partial<PaymentOrderRow>, { isSent = true } = {}) {
  const row = paymentOrderRow({ state: 'sent', fileId, ...changes });
  const file = standIn<PaymentFileRow>({ id: fileId, state: isSent ? 'sent' : 'made' });
  const steps: PaymentOrderStep[] = [];
  const audited: NewAuditRow[] = [];
  const completed: unknown[] = [];
  const repositories: PaymentReportRepositories = {
    audit: { create: async (one) => void audited.push(one) },
    loan: { findApplicationNumber: async () => null },
    paymentFile: {
      lockById: async (id) => (id === fileId ? file : null),
      update: async (_id, change) => void Object.assign(file, change),
    },
    paymentOrder: {
      lockByFile: async (_id, state) => (state === undefined || row.state === state ? [row] : []),
      listSteps: async () => steps,
      update: async (_id, change) => void Object.assign(row, change),
      addSteps: async (more) => void steps.push(...more),
    },
    completeApplication: async () => undefined,
    completeWithdrawal: async (_staff, paid) => void completed.push(paid),
  };
  const reports = createPaymentReportService({
    unitOfWork: unitOfWorkOn(repositories),
    now,
    onMessageEnqueued: () => undefined,
  });
  const read = (status: string, more: { reason?: string; on?: string } = {}) =>
    reports.read('cat', {
      name: 'status.xml',
      content: statusReport({ fileId, madeAt, payments: [{ id: 'PO-1', status, ...more }] }),
    });
  return { reports, read, row, file, steps, audited, completed };
}

describe('The bank’s report', () => {
  it('that a payment was made completes what it was for, once', async () => {
    const { read, row, completed, audited } = setUp({});
    expect(await read('ACSC')).toMatchObject({ fileId, paid: 1, known: 0 });
    expect(row).toMatchObject({ state: 'paid', endedOn: '2026-05-06' });
    expect(await read('ACSC')).toMatchObject({ paid: 0, known: 1 });
    expect(completed).toEqual([{ reference: 'RQ-1', orderId: 'PO-1' }]);
    expect(audited.at(-1)).toMatchObject({ target: 'payment-file:PF-1' });
  });

  it('that one was refused keeps why, also after it was paid', async () => {
    const { read, row } = setUp({ state: 'paid', endedOn: '2026-05-05' });
    expect(await read('RJCT', { reason: 'AC04' })).toMatchObject({ returned: 1 });
    expect(row).toMatchObject({ state: 'returned', reason: 'AC04' });
  });

  it('that it is not over changes nothing', async () => {
    const { read, row } = setUp({});
    expect(await read('ACSP')).toMatchObject({ pending: 1 });
    expect(row.state).toBe('sent');
  });

  it('says of a file that nobody noted as sent that the bank has it', async () => {
    const { read, row, file, steps } = setUp({ state: 'in-file' }, { isSent: false });
    await read('ACSP');
    expect([file.state, row.state, steps]).toMatchObject(['sent', 'sent', [{ state: 'sent' }]]);
  });

  it('that what came back was paid is left to staff, unless it was paid before it came back', async () => {
    const { read, row, steps } = setUp({
      state: 'returned',
      endedOn: '2026-05-05',
      reason: 'AC04',
    });
    expect(await read('ACSC')).toMatchObject({ paid: 0, contradicting: ['PO-1'] });
    steps.push({ orderId: 'PO-1', state: 'paid', at: now(), by: 'cat', note: null });
    expect(await read('ACSC')).toMatchObject({ known: 1, contradicting: [] });
    expect(row.state).toBe('returned');
  });

  it.each(['2026-05-03', '2026-05-07'])('is refused with the line for the day %s', async (on) => {
    const { read } = setUp({});
    await expect(read('ACSC', { on })).rejects.toMatchObject({
      details: { fields: { content: { key: 'unreadableLine', limit: `5 (${on})` } } },
    });
  });

  it('is refused for a file that is not ours', async () => {
    const { reports } = setUp({});
    const content = statusReport({ fileId: 'PF-2', madeAt, group: 'ACSC' });
    await expect(reports.read('cat', { name: 'x.xml', content })).rejects.toMatchObject({
      details: { fields: { content: { key: 'unreadableLine', limit: '4 (PF-2)' } } },
    });
  });
});
