import type { OperationGroup } from '../operation-notes';
import { instant } from '../examples/application';

const budgets = [
  { scope: 'site hour', sent: 14, limit: 1_000, endsAt: '2026-11-16T05:00:00.000Z' },
  { scope: 'site day', sent: 181, limit: 5_000, endsAt: '2026-11-17T00:00:00.000Z' },
  { scope: 'mainland hour', sent: 2, limit: 200, endsAt: '2026-11-16T05:00:00.000Z' },
];
const note = 'Somebody has us text thousands of numbers.';

export const deskSecurityOperations: OperationGroup = {
  name: 'Desk: security',
  description: 'For staff: what strangers may cause, and what happened to the safety of accounts.',
  operations: {
    deskSmsBudget: { example: { response: { data: { halt: null, budgets } } } },
    deskSecurityEvents: {
      example: {
        query: { kind: 'code-wrong', limit: 1 },
        response: {
          data: [
            {
              id: 41,
              at: instant,
              kind: 'code-wrong',
              customerId: null,
              staff: null,
              phone: 'mVb0Yb6Jd2m5q3m1Zk8wR0uT5yXa7bNc2g4hQ9sL1eE',
              network: 'Zk8wR0uT5yXa7bNc2gq3m1mVb0Yb6Jd2m5hQ9sL1eE4',
              device: 'Chrome · Android',
              detail: 'sign-in',
            },
          ],
          next: '41',
          total: 3,
        },
      },
    },
    deskHaltSms: {
      description:
        'While text messages are halted, asking for a code is answered with `success: false`. Messages that nobody can cause from outside, such as notices of a changed phone, still go out.',
      example: {
        body: { isHalted: true, note },
        response: { data: { halt: { by: 'amy', at: instant, note }, budgets } },
      },
    },
  },
};
