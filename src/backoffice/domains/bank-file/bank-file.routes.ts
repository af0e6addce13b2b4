import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { RequestApproval } from '../approval/approval.service';
import type { BankFileService } from './bank-file.service';

export function registerBankFileRoutes(
  { desk, deskExport }: ExportRegistrar,
  { bankFiles, requestApproval }: { bankFiles: BankFileService; requestApproval: RequestApproval },
): void {
  desk('deskImportBankFile', async ({ body }, { staff }) => ({
    data: await bankFiles.importFile(staff, body),
  }));
  desk('deskBankEntries', ({ query }, { staff }) => bankFiles.list(staff, query));
  deskExport('deskBankEntriesExport', {
    target: 'bank-entry',
    columns: [
      'id',
      'fileId',
      'state',
      'bookedOn',
      'amount',
      'bankReference',
      'details',
      'loanNo',
      'orderId',
      'handledBy',
      'handledAt',
      'note',
    ],
    read: ({ query }, page) => bankFiles.readPage({ ...query, ...page }),
  });
  desk('deskBankEntry', async ({ params: { id } }, { staff }) => ({
    data: await bankFiles.find(staff, id),
  }));
  desk('deskAssignBankEntry', async ({ params: { id }, body: { loanNo } }, { staff }) => {
    if (!(await bankFiles.needsApproval(id)))
      return { data: await bankFiles.assign(staff, { id, loanNo }), approval: null };
    const approval = await requestApproval(staff, 'bank-entry', { id, loanNo });
    return { data: await bankFiles.find(staff, id), approval };
  });
  desk('deskCloseBankEntry', async ({ params: { id }, body }, { staff }) => ({
    data: await bankFiles.close(staff, { id, ...body }),
  }));
}
