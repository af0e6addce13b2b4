import { Readable } from 'node:stream';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { LoanFileModule } from './loan-file.module';

export function registerLoanFileRoutes(
  { desk, deskDownload, deskExport }: ExportRegistrar,
  { files, list }: LoanFileModule,
): void {
  desk('deskLoans', ({ query }, { staff }) => list.list(staff, query));
  deskExport('deskLoansExport', {
    target: 'loan',
    columns: [
      'loanNo',
      'customerId',
      'customerName',
      'product',
      'kind',
      'state',
      'startedOn',
      'balance',
      'bucket',
      ['overdueDays', ({ arrears }) => arrears?.days ?? null],
      ['overdueAmount', ({ arrears }) => arrears?.amount ?? null],
      ['nextPaymentOn', ({ nextPayment }) => nextPayment?.date ?? null],
      ['nextPaymentAmount', ({ nextPayment }) => nextPayment?.amount ?? null],
    ],
    read: ({ query }, page) => list.readPage({ ...query, ...page }),
  });
  desk('deskLoan', async ({ params }, caller) => ({
    data: await files.read(caller, params.loanNo),
  }));
  deskDownload('deskLoanStatement', async ({ params }, { staff }) => {
    const { fileName, contentType, bytes } = await files.renderStatement(staff, params);
    return {
      disposition: `attachment; filename="${fileName}"`,
      contentType,
      size: bytes.byteLength,
      bytes: Readable.from([bytes]),
    };
  });
  desk('deskSettlementQuote', async ({ params, query }) => ({
    data: await files.quoteSettlement(params.loanNo, query.on),
  }));
  desk('deskPreviewPosting', async ({ params, body }, { staff }) => ({
    data: await files.previewPosting(staff, params.loanNo, body),
  }));
}
