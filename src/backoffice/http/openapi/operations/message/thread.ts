import type { Thread } from '@/contracts/thread/thread';
import type { DeskThread } from '@/contracts/thread/thread-desk';
import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { instant } from '@/backoffice/http/openapi/examples/application';
import { loanNo, reference } from '@/backoffice/http/openapi/examples/loan';

const once = { needsIdempotencyKey: true } as const;
const edit = { needsVersion: true, errors: ['changed_meanwhile', 'conflict'] } as const;
const params = { reference };
const asked = 'May I pay on the 20th instead?';
const answered = 'Yes. We have moved your due day to the 20th.';

const summary = {
  reference,
  topic: 'repayment',
  about: loanNo,
  state: 'answered',
  unread: 1,
  createdAt: instant,
  changedAt: instant,
} as const;
const { unread, ...rest } = summary;
const thread: Thread = {
  ...rest,
  unread,
  entries: [
    {
      position: 1,
      kind: 'message',
      from: 'customer',
      at: instant,
      text: asked,
      language: 'en',
      readAt: instant,
    },
    {
      position: 3,
      kind: 'message',
      from: 'lender',
      at: instant,
      text: answered,
      language: 'en',
      readAt: null,
    },
  ],
};
const deskSummary = {
  ...rest,
  unread: 0,
  version: 3,
  assignedTo: 'amy@lender.hk',
  due: null,
  customerId: 'cu_7f3k9q2m',
  customerName: 'CHAN Tai Man',
  customerLanguage: 'en',
} as const;
const [question, answer] = thread.entries;
const deskThread: DeskThread = {
  ...deskSummary,
  entries: [
    ...(question ? [{ ...question, by: null, assignee: null }] : []),
    {
      position: 2,
      kind: 'assigned',
      from: 'lender',
      by: 'eve@lender.hk',
      at: instant,
      text: 'Knows the customer.',
      language: null,
      assignee: 'amy@lender.hk',
      readAt: null,
    },
    ...(answer ? [{ ...answer, by: 'amy@lender.hk', assignee: null }] : []),
  ],
};

export const threadOperations: OperationGroup = {
  name: 'Messages',
  description:
    'Threads of messages between a customer and the lender. An API that answers 404 to `threads` has none: the site then sends single messages with `losContactUs`.',
  operations: {
    threads: { example: { response: { data: [summary] } } },
    thread: { example: { params, response: { data: thread } } },
    startThread: {
      ...once,
      errors: ['not_found', 'idempotency_conflict'],
      example: {
        body: { topic: 'repayment', text: asked, about: loanNo },
        response: { data: thread },
      },
    },
    writeInThread: {
      ...once,
      errors: ['idempotency_conflict', 'conflict'],
      example: { params, body: { text: 'Thank you.' }, response: { data: thread } },
    },
    setThreadState: {
      errors: ['conflict'],
      example: { params, body: { state: 'closed' }, response: { data: thread } },
    },
    readThread: { example: { params, body: { upTo: 3 }, response: successResponse } },
  },
};

export const deskThreadOperations: OperationGroup = {
  name: 'Desk: messages',
  description:
    'For staff: threads of customers. `due` says until when which answer is promised. Every change names the `version` that was on the screen in `If-Match`, so that no two answer unknowingly.',
  operations: {
    deskThreads: {
      example: {
        query: { state: 'answered', limit: 50 },
        response: { data: [deskSummary], next: null, total: 1 },
      },
    },
    deskThread: { example: { params, response: { data: deskThread } } },
    deskStartThread: {
      ...once,
      errors: ['not_found', 'idempotency_conflict'],
      example: {
        body: {
          customerId: deskSummary.customerId,
          topic: 'repayment',
          about: loanNo,
          text: answered,
          language: 'en',
        },
        response: { data: { ...deskThread, entries: deskThread.entries.slice(-1) } },
      },
    },
    deskAnswerThread: {
      ...edit,
      description:
        'What the customer wrote so far counts as read. The text message says that there is an answer and not what it says; there is none while an earlier answer waits to be read.',
      example: {
        params,
        body: { text: answered, language: 'en', close: false },
        response: { data: deskThread },
      },
    },
    deskAssignThread: {
      ...edit,
      example: {
        params,
        body: { assignee: 'amy@lender.hk', note: 'Knows the customer.' },
        response: { data: deskThread },
      },
    },
    deskSetThreadState: {
      ...edit,
      example: { params, body: { state: 'open' }, response: { data: deskThread } },
    },
    deskReadThread: { example: { params, body: { upTo: 1 }, response: successResponse } },
  },
};
