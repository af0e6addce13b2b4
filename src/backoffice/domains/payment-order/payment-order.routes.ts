import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { RequestApproval } from '../approval/approval.service';
import type { PaymentFileService } from './payment-file.service';
import type { PaymentReportService } from './payment-report.service';
import type { PaymentOrderService } from './payment-order.service';

export function registerPaymentOrderRoutes(
  { desk, deskDownload, deskExport }: ExportRegistrar,
  {
    orders,
    files,
    reports,
    requestApproval,
  }: {
    orders: PaymentOrderService;
    files: PaymentFileService;
    reports: PaymentReportService;
    requestApproval: RequestApproval;
  },
): void {
  desk('deskPaymentOrders', ({ query }) => orders.list(query));
  deskExport('deskPaymentOrdersExport', {
    target: 'payment-order',
    columns: [
      'id',
      'state',
      'origin',
      ['loan', ({ loanNo }) => loanNo],
      'reference',
      'amount',
      ['due', ({ dueOn }) => dueOn],
      ['placed', ({ placedAt }) => placedAt],
      'account',
      ['file', ({ fileId }) => fileId],
      ['ended', ({ endedOn }) => endedOn],
      'reason',
    ],
    read: ({ query }, page) => orders.list({ ...query, ...page }),
  });
  desk('deskPaymentOrder', async ({ params: { id } }, { staff }) => ({
    data: await orders.find(staff, id),
  }));
  desk('deskReleasePaymentOrder', async ({ params: { id } }, { staff }) => ({
    data: await requestApproval(staff, 'payment-order', { id }),
  }));
  desk('deskPaymentOutcome', async ({ params: { id }, body: outcome }, { staff }) => {
    if (outcome.state === 'paid')
      return { data: await orders.note(staff, { id, outcome }), approval: null };
    const approval = await requestApproval(staff, 'payment-return', { id, outcome });
    return { data: await orders.find(staff, id), approval };
  });
  desk('deskReplacePaymentOrder', async ({ params: { id } }, { staff }) => ({
    data: await orders.replace(staff, id),
  }));
  desk('deskRevealPaymentAccount', async ({ params: { id }, body: { note } }, { staff }) => ({
    data: { value: await orders.reveal(staff, { id, note }) },
  }));
  desk('deskPaymentFiles', ({ query }) => files.list(query));
  deskExport('deskPaymentFilesExport', {
    target: 'payment-file',
    columns: [
      'id',
      'format',
      'state',
      'payments',
      'total',
      'on',
      'open',
      'madeBy',
      'madeAt',
      'sentBy',
      'sentAt',
    ],
    read: ({ query }, page) => files.list({ ...query, ...page }),
  });
  desk('deskMakePaymentFile', async ({ body }, { staff }) => ({
    data: await files.make(staff, body),
  }));
  desk('deskPaymentFile', async ({ params: { id } }) => ({ data: await files.find(id) }));
  deskDownload('deskPaymentFileContent', async ({ params: { id } }, { staff }) => {
    const { name, ...file } = await files.readContent(staff, id);
    return { ...file, disposition: `attachment; filename="${name}"` };
  });
  desk('deskSendPaymentFile', async ({ params: { id } }, { staff }) => ({
    data: await files.send(staff, id),
  }));
  desk('deskPaymentFileOutcome', async ({ params: { id }, body: outcome }, { staff }) => {
    if (outcome.state === 'paid')
      return { data: await files.note(staff, { id, outcome }), approval: null };
    const approval = await requestApproval(staff, 'payment-return', { id, outcome });
    return { data: await files.find(id), approval };
  });
  desk('deskImportPaymentReport', async ({ body }, { staff }) => ({
    data: await reports.read(staff, body),
  }));
}
