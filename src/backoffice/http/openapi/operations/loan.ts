import type { OperationGroup } from '../operation-notes';
import { loanDetailExample, loanExample, loanNo } from '../examples/loan';

export const loanOperations: OperationGroup = {
  name: 'Loans',
  description: 'Loans and statements of the signed-in customer.',
  operations: {
    loans: { example: { response: { data: [loanExample] } } },
    loan: { example: { params: { loanNo }, response: { data: loanDetailExample } } },
    internetStmDate: {
      errors: ['not_found'],
      example: {
        query: { acct_no: loanNo },
        response: {
          data: [
            {
              stmDate: '2026-10-31',
              loanNo,
              from: '2026-10-01',
              opening: 2_609_334.2,
              charged: 17_395.56,
              paid: 36_398.28,
              closing: 2_590_331.48,
            },
          ],
        },
      },
    },
    enquiryStatement: {
      errors: ['not_found', 'pdf_unavailable'],
      fileTypes: ['application/pdf', 'text/csv'],
      example: { query: { loan_no: loanNo, stm_date: '2026-10-31', format: 'pdf' } },
    },
    loanDocuments: {
      errors: ['not_found'],
      example: {
        query: { loan_no: loanNo },
        response: {
          data: {
            archiveYears: ['2026', '2025'],
            certificates: [
              {
                year: '2025',
                from: '2025-04-01',
                to: '2026-03-31',
                interestPaid: 221_350.4,
                principalPaid: 215_428.96,
                balance: 2_694_102.11,
              },
            ],
          },
        },
      },
    },
    statementArchive: {
      description:
        'Made while it is sent: a statement that cannot be drawn breaks it off. One at a time for each customer.',
      errors: ['not_found'],
      fileTypes: ['application/zip'],
      example: { query: { loan_no: loanNo, year: '2026' } },
    },
    interestCertificate: {
      errors: ['not_found', 'pdf_unavailable'],
      fileTypes: ['application/pdf'],
      example: { query: { loan_no: loanNo, year: '2025' } },
    },
    letters: {
      description:
        '`name` is that of the letter among those of its loan. `kind` is `settlement-figure` for a figure that was asked for `on` a day. A confirmation of settlement is not listed while the payment that paid the loan back is taken back.',
      example: {
        response: {
          data: [
            {
              loanNo,
              name: 'figure-2026-12-15-42-0',
              kind: 'settlement-figure',
              issuedOn: '2026-11-20',
              on: '2026-12-15',
            },
            { loanNo, name: 'booked', kind: 'loan-booked', issuedOn: '2024-03-01', on: null },
          ],
        },
      },
    },
    letter: {
      errors: ['not_found', 'pdf_unavailable'],
      fileTypes: ['application/pdf'],
      example: { params: { loanNo, name: 'booked' } },
    },
    issueSettlementLetter: {
      description: '`on` is today or one of the next 60 days.',
      errors: ['not_found'],
      example: {
        body: { loanNo, on: '2026-12-15' },
        response: {
          data: {
            loanNo,
            name: 'figure-2026-12-15-42-0',
            kind: 'settlement-figure',
            issuedOn: '2026-11-20',
            on: '2026-12-15',
          },
        },
      },
    },
    settlementQuote: {
      description: '`on` is today or one of the next 60 days.',
      errors: ['not_found'],
      example: {
        query: { loan_no: loanNo, on: '2026-12-15' },
        response: {
          data: {
            loanNo,
            on: '2026-12-15',
            principal: 2_571_203.44,
            interest: 17_141.36,
            deferredInterest: 0,
            fee: 0,
            paidInAdvance: 0,
            amount: 2_588_344.8,
            interestSaved: 869_352.1,
          },
        },
      },
    },
  },
};
