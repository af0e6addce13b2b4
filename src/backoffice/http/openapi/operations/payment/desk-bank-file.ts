import type { BankEntry } from '@/contracts/bank-file/bank-file';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { instant } from '@/backoffice/http/openapi/examples/application';
import { loanNo } from '@/backoffice/http/openapi/examples/loan';

const id = 'BE-7F3K9Q2M';
const entry: BankEntry = {
  id,
  fileId: 'BF-4C8N2W6T',
  state: 'unmatched',
  bookedOn: '2026-11-15',
  amount: 36_398.28,
  bankReference: '2026111500042',
  details: 'CHAN TAI MAN · mortgage',
  loanNo: null,
  orderId: null,
  handledBy: null,
  handledAt: null,
  note: null,
};
const handled = { handledBy: 'amy@lender.hk', handledAt: instant };

export const deskBankFileOperations: OperationGroup = {
  name: 'Desk: money in',
  description: 'For staff: what the bank says that came in.',
  operations: {
    deskImportBankFile: {
      description:
        'A camt.053.001.08 statement, or CSV with the columns `account`, `bookedOn` (YYYY-MM-DD), `amount` (negative: out), `currency` (HKD), `bankReference`, `details`. A file of which one line cannot be read is refused whole, with the line. An entry that names one loan in force, is at most what is owed and at most the posting limit is booked; all others wait. What an earlier file had is left out, by account, day, amount, bank reference and running number. A payment of ours that came back is noted as returned.',
      errors: [],
      example: {
        body: {
          name: '2026-11-15.csv',
          format: 'csv',
          content: `account,bookedOn,amount,currency,bankReference,details\r\n012345678901,2026-11-15,36398.28,HKD,2026111500042,${loanNo}\r\n`,
        },
        response: {
          data: {
            id: 'BF-4C8N2W6T',
            name: '2026-11-15.csv',
            format: 'csv',
            entries: 1,
            known: 0,
            posted: 1,
            unmatched: 0,
            returned: 0,
            importedBy: 'amy@lender.hk',
            importedAt: instant,
          },
        },
      },
    },
    deskBankEntries: {
      example: {
        query: { state: 'unmatched', limit: 50 },
        response: { data: [entry], next: null, total: 1 },
      },
    },
    deskBankEntry: { example: { params: { id }, response: { data: entry } } },
    deskAssignBankEntry: {
      errors: ['conflict', 'approval_waiting', 'approval_closed'],
      example: {
        params: { id },
        body: { loanNo },
        response: { data: { ...entry, ...handled, state: 'posted', loanNo }, approval: null },
      },
    },
    deskCloseBankEntry: {
      errors: ['conflict'],
      example: {
        params: { id },
        body: { state: 'sent-back', note: 'Meant for another lender; sent back by FPS.' },
        response: {
          data: {
            ...entry,
            ...handled,
            state: 'sent-back',
            note: 'Meant for another lender; sent back by FPS.',
          },
        },
      },
    },
  },
};
