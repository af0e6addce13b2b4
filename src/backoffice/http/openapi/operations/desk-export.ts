import type { OperationGroup } from '../operation-notes';

const asCsv = <Q extends object>(query: Q) => ({
  description:
    'UTF-8 with a byte order mark, a line for each row in the order of the list, sent while it is read. A text that a spreadsheet would take for a formula begins with an apostrophe; phones, which begin with a plus, do.',
  fileTypes: ['text/csv'],
  example: { query },
});

export const deskExportOperations: OperationGroup = {
  name: 'Desk: exports',
  description:
    'For staff: the lists of the desk as CSV, chosen by the filters of the list and without anything that the list does not show. Each stands in the audit trail with what was chosen.',
  operations: {
    deskApplicationsExport: asCsv({ state: 'received' }),
    deskCustomersExport: asCsv({ state: 'frozen' }),
    deskLoansExport: asCsv({ arrears: 'over-90' }),
    deskServiceRequestsExport: asCsv({ kind: 'payment-holiday' }),
    deskThreadsExport: asCsv({ state: 'open', sort: 'due' }),
    deskMessagesExport: asCsv({ topic: 'complaint' }),
    deskCallBacksExport: asCsv({ from: '2026-11-01', to: '2026-11-30' }),
    deskJobApplicationsExport: asCsv({ language: 'hk' }),
    deskApprovalsExport: asCsv({ state: 'waiting' }),
    deskBankEntriesExport: asCsv({ state: 'unmatched' }),
    deskPaymentOrdersExport: asCsv({ state: 'sent' }),
    deskPaymentFilesExport: asCsv({ state: 'sent' }),
    deskOutboxExport: asCsv({ state: 'dead' }),
    deskStaffExport: asCsv({ role: 'approver' }),
    deskAuditExport: asCsv({ from: '2026-11-01', to: '2026-11-30' }),
  },
};
