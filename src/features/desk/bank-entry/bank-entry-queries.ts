import type { BankEntry } from '@/contracts/bank-file/bank-file';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noEntries: Readonly<Record<string, BankEntry>> = {};

/** Money that came in, by number. */
export const bankEntryDetails = createRequestSlice({
  name: 'bankEntryDetails',
  endpoint: 'deskBankEntry',
  initialData: noEntries,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response: { data }, previous }): typeof noEntries => ({
    ...previous,
    [data.id]: data,
  }),
  session,
});

export const bankFileImport = createSubmitSlice({
  name: 'bankFileImport',
  endpoint: 'deskImportBankFile',
  session,
});

export const bankEntryAssignment = createSubmitSlice({
  name: 'bankEntryAssignment',
  endpoint: 'deskAssignBankEntry',
  session,
});

export const bankEntryClosing = createSubmitSlice({
  name: 'bankEntryClosing',
  endpoint: 'deskCloseBankEntry',
  session,
});
