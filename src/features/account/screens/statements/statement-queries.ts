import type { Statement } from '@/contracts/account/account-loan';
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

export const statementQueries = [accountStatements] as const;
