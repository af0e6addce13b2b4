import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

export const deskColleagueOperations = {
  deskColleagues: {
    description:
      '`forbidden` for work that the caller may not do. Nobody but active staff is named.',
    example: {
      query: { work: 'application' },
      response: { data: [{ email: 'amy@lender.hk', name: 'Amy Chan' }] },
    },
  },
} satisfies OperationGroup['operations'];
