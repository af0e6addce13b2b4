import type { Statement } from '@/contracts/account/account-loan';
import type { LoanDocuments } from '@/contracts/account/account-statement';
import type { Letter } from '@/contracts/letter/letter';
import { createRequestSlice } from '@/lib/saga/request-slice';
import type { ByKey } from '@/features/account/by-key';
import { accountSessionOptions as session } from '@/features/account/session/session-end';

const noStatements: ByKey<Statement[]> = {};

/** Statements, by loan number. */
export const accountStatements = createRequestSlice({
  name: 'accountStatements',
  endpoint: 'internetStmDate',
  initialData: noStatements,
  keyOf: ({ query }) => query.acct_no ?? '',
  reduceResponse: ({ response, request, previous }): ByKey<Statement[]> => ({
    ...previous,
    [request.query.acct_no ?? '']: response.data,
  }),
  session,
});

const noDocuments: ByKey<LoanDocuments> = {};

/** Archives and certificates, by loan number; nothing where the API has none. */
export const accountLoanDocuments = createRequestSlice({
  name: 'accountLoanDocuments',
  endpoint: 'loanDocuments',
  initialData: noDocuments,
  keyOf: ({ query }) => query.loan_no,
  reduceResponse: ({ response, request, previous }): ByKey<LoanDocuments> => ({
    ...previous,
    [request.query.loan_no]: response.data,
  }),
  session,
});

const noLetters: Letter[] = [];

/** Letters about all loans; none where the API has none. */
export const accountLetters = createRequestSlice({
  name: 'accountLetters',
  endpoint: 'letters',
  initialData: noLetters,
  reduceResponse: ({ response }): Letter[] => response.data,
  session,
});

export const statementQueries = [accountStatements, accountLoanDocuments, accountLetters] as const;
