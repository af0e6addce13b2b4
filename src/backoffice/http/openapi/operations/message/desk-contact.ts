import type { DeskMessage } from '@/contracts/contact/contact-desk';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { instant } from '@/backoffice/http/openapi/examples/application';

const edit = { needsVersion: true, errors: ['changed_meanwhile'] } as const;
const reference = 'MS-7F3K9Q2M';
const params = { reference };
const said = 'We have sent you our leaflet, and will call on Thursday evening.';

const summary = {
  reference,
  at: instant,
  language: 'hk',
  topic: 'new-loan',
  callTime: 'evening',
  name: 'CHAN Tai Man',
  state: 'answered',
  assignedTo: 'amy@lender.hk',
  due: null,
  version: 1,
} as const;
const message: DeskMessage = {
  ...summary,
  phone: '+85291234567',
  email: 'taiman@example.com',
  message: 'I would like to know more about a second mortgage.',
  steps: [
    { position: 1, kind: 'mailed', by: 'amy@lender.hk', at: instant, text: said, assignee: null },
  ],
};
const response = { data: message };

export const deskContactOperations: OperationGroup = {
  name: 'Desk: contact page',
  description:
    'For staff: what visitors wrote. Every change names the `version` that was on the screen in `If-Match`. `due` says until when which answer is promised.',
  operations: {
    deskMessages: {
      example: {
        query: { state: 'answered', limit: 50 },
        response: { data: [summary], next: null, total: 1 },
      },
    },
    deskMessage: { example: { params, response } },
    deskAnswerMessage: {
      ...edit,
      description:
        'The mail is in the words of the caller, with a subject in the visitor’s language.',
      example: { params, body: { way: 'mail', text: said, close: false }, response },
    },
    deskAssignMessage: {
      ...edit,
      example: { params, body: { assignee: 'amy@lender.hk' }, response },
    },
    deskSetMessageState: { ...edit, example: { params, body: { state: 'open' }, response } },
  },
};
