import {
  applicationNumber,
  formExample,
  instant,
} from '@/backoffice/http/openapi/examples/application';
import { deskApplicationExample } from '@/backoffice/http/openapi/examples/desk-application';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const income = { ...formExample.income, monthlyIncome: 42_000 };
const reason = 'Misheard: the payslip says 42,000.';

/** What staff put right in the answers of applications. */
export const deskCorrectionOperations: OperationGroup['operations'] = {
  deskCorrectAnswers: {
    needsVersion: true,
    errors: ['changed_meanwhile', 'conflict'],
    description:
      'Until the applicant has accepted an offer or the application has ended (409 from then on). `value` takes the place of the section, and is checked as when the application was sent; what was proved, agreed to or is worked out stays, whether it is left out or sent as it is: phones, roles and number of the people who apply, whether people or a company do, the product that the applicant came from, the age of the building. Anything else there is refused by name. While an offer stands open nothing is corrected; an approved application without one is assessed again. What follows from the answers follows: amount, documents, search, an indicative result. The applicant reads in the account which section was corrected, without the answers.',
    example: {
      params: { applicationNumber },
      body: { section: 'income', value: income, reason },
      response: {
        ...deskApplicationExample,
        form: { ...formExample, income },
        version: 2,
        handling: [
          {
            kind: 'corrected',
            at: instant,
            by: 'amy',
            assignee: null,
            note: reason,
            correction: {
              section: 'income',
              before: { income: formExample.income },
              after: { income },
            },
          },
        ],
      },
    },
  },
};
