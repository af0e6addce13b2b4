import { z } from 'zod';
import { loanNoSchema, moneySchema } from './account-loan';
import type { EndpointDefinition } from '../endpoint-definition';
import { isoDate } from '../common-fields';

const calendarYear = z.string().regex(/^\d{4}$/);

/** Interest that was paid in a year of assessment of Hong Kong, 1 April to 31 March; `year` is the one in which it begins, `balance` the principal owed on its last day. */
export const interestYearSchema = z.object({
  year: calendarYear,
  from: isoDate,
  to: isoDate,
  interestPaid: moneySchema,
  principalPaid: moneySchema,
  balance: moneySchema,
});
export type InterestYear = z.infer<typeof interestYearSchema>;

/** The calendar years with statements and the years of assessment that have ended, newest first. */
export const loanDocumentsSchema = z.object({
  archiveYears: z.array(calendarYear),
  certificates: z.array(interestYearSchema),
});
export type LoanDocuments = z.infer<typeof loanDocumentsSchema>;

const loanQuery = { loan_no: loanNoSchema };

export const accountStatementEndpoints = {
  loanDocuments: {
    method: 'GET',
    path: '/api/v1/los/loanDocuments',
    access: 'customer',
    summary: 'Years of which statements come together, and years with an interest certificate',
    query: z.strictObject(loanQuery),
    response: z.object({ data: loanDocumentsSchema }),
  },
  statementArchive: {
    method: 'GET',
    path: '/api/v1/los/statementArchive',
    access: 'customer',
    summary: 'The statements of a loan as PDF in one ZIP file, of one year or of all',
    query: z.strictObject({ ...loanQuery, year: calendarYear.optional() }),
    responseKind: 'file',
    response: z.unknown(),
  },
  interestCertificate: {
    method: 'GET',
    path: '/api/v1/los/interestCertificate',
    access: 'customer',
    summary: 'The interest paid in a year of assessment as PDF, for the tax return',
    query: z.strictObject({ ...loanQuery, year: calendarYear }),
    responseKind: 'file',
    response: z.unknown(),
  },
} as const satisfies Record<string, EndpointDefinition>;
