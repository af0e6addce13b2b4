import type { DeskOutboxMessage } from '@/contracts/outbox/outbox';
import { instant } from '@/backoffice/http/openapi/examples/application';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const message: DeskOutboxMessage = {
  id: '7f0c2a9e-3f0b-4a53-9a0e-0d9f3a1c2b4d',
  kind: 'application',
  channel: 'sms',
  state: 'dead',
  createdAt: '2026-11-12T04:00:00.000Z',
  attempts: 310,
  nextAttemptAt: null,
  expiresAt: null,
  endedAt: instant,
  lastError: 'The provider answered 503',
  isOpen: true,
  version: 622,
};
const params = { id: message.id };
const edit = { needsVersion: true, errors: ['changed_meanwhile', 'conflict'] } as const;

export const deskOutboxOperations: OperationGroup = {
  name: 'Desk: sending',
  description:
    'For staff: messages on their way out, without recipient and text, and what runs by itself. A message is tried with growing pauses until it is sent, worthless, or was tried so often as its kind allows; then it is `dead` until staff have it tried again or abandon it.',
  operations: {
    deskOutbox: {
      example: {
        query: { state: 'dead', limit: 50 },
        response: { data: [message], next: null, total: 1 },
      },
    },
    deskRetryMessage: {
      ...edit,
      description: 'Answered with `conflict` once recipient and text are wiped.',
      example: {
        params,
        body: {},
        response: {
          data: {
            ...message,
            state: 'waiting',
            attempts: 0,
            nextAttemptAt: instant,
            endedAt: null,
            lastError: null,
            version: 623,
          },
        },
      },
    },
    deskAbandonMessage: {
      ...edit,
      example: {
        params,
        body: {},
        response: { data: { ...message, state: 'abandoned', isOpen: false, version: 623 } },
      },
    },
    deskJobs: {
      example: {
        response: {
          data: [
            {
              name: 'loan.charge-due',
              periodSeconds: 3_600,
              isRunning: false,
              lastStartedAt: instant,
              lastDurationMs: 84,
              lastSucceededAt: instant,
              lastFailedAt: null,
              lastFailure: null,
              nextRunAt: '2026-11-16T05:00:00.000Z',
            },
          ],
        },
      },
    },
  },
};
