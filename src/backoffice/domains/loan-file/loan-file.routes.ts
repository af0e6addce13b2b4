import { Readable } from 'node:stream';
import type { Registrar } from '@/backoffice/http/registrar';
import type { LoanFileModule } from './loan-file.module';

export function registerLoanFileRoutes(
  { desk, deskDownload }: Registrar,
  { files, list }: LoanFileModule,
): void {
  desk('deskLoans', ({ query }, { staff }) => list.list(staff, query));
  deskDownload('deskLoansExport', async ({ query }, { staff }) => ({
    disposition: 'attachment; filename="loans.csv"',
    contentType: 'text/csv; charset=utf-8; header=present',
    bytes: await list.exportCsv(staff, query),
  }));
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
