import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '../approval/approval.service';
import type { BankFileService } from './bank-file.service';

export function registerBankFileRoutes(
  { desk }: Registrar,
  { bankFiles, requestApproval }: { bankFiles: BankFileService; requestApproval: RequestApproval },
): void {
  desk('deskImportBankFile', async ({ body }, { staff }) => ({
    data: await bankFiles.importFile(staff, body),
  }));
  desk('deskBankEntries', ({ query }, { staff }) => bankFiles.list(staff, query));
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
