import { selectPendingActions } from '@/features/account/screens/overview/pending-actions';
import {
  findPendingChange,
  pendingPhoneChanges,
} from '@/features/account/screens/details/phone-change';
import { serviceRequest } from '@test/support/account/account-factory';

const begun = (reference: string, overrides: Parameters<typeof serviceRequest>[0] = {}) =>
  serviceRequest({
    reference,
    kind: 'phone',
    state: 'needs-code',
    detail: '+852 •••• 5432',
    ...overrides,
  });
const [right, wrong] = ['+85298765432', '+85297865432'];

describe('The changes of a phone number that wait for a code', () => {
  it('are those that nothing has completed, cancelled or overtaken', () => {
    const requests = [
      begun('RQ-LATER000', { createdAt: '2026-11-20T05:00:00.000Z' }),
      begun('RQ-D0NE0000', {
        state: 'completed',
        createdAt: '2026-11-20T04:00:00.000Z',
        changedAt: '2026-11-20T04:10:00Z',
      }),
      begun('RQ-TAKEN000', { state: 'cancelled', createdAt: '2026-11-20T06:00:00.000Z' }),
      begun('RQ-0LD00000', { createdAt: '2026-11-20T03:00:00.000Z' }),
      serviceRequest({ kind: 'email', state: 'completed', changedAt: '2026-11-20T07:00:00.000Z' }),
    ];
    expect(pendingPhoneChanges(requests).map(({ reference }) => reference)).toEqual([
      'RQ-LATER000',
    ]);
    expect(
      selectPendingActions({ applications: [], requests, threads: [] }, (key) => key).map(
        ({ key }) => key,
      ),
    ).toEqual(['code RQ-LATER000']);
  });
});

describe('The change that a code to a number can complete', () => {
  const isRight = { reference: 'RQ-B', phone: right, isMatch: true };
  const isWrong = { reference: 'RQ-A', phone: wrong, isMatch: true };
  const isNotRight = { reference: 'RQ-A', phone: right, isMatch: false };
  it.each([
    {
      what: 'the latest that ends the same',
      phone: right,
      waiting: ['RQ-B', 'RQ-A'],
      facts: [],
      found: 'RQ-B',
    },
    {
      what: 'none that ends differently',
      phone: '+85298765433',
      waiting: ['RQ-B'],
      facts: [],
      found: null,
    },
    {
      what: 'none that was begun for another number',
      phone: right,
      waiting: ['RQ-A'],
      facts: [isWrong],
      found: null,
    },
    {
      what: 'the one that was begun for it',
      phone: wrong,
      waiting: ['RQ-B', 'RQ-A'],
      facts: [isWrong, isRight],
      found: 'RQ-A',
    },
    {
      what: 'none that the server knows better',
      phone: right,
      waiting: ['RQ-A'],
      facts: [isNotRight],
      found: null,
    },
    {
      what: 'one that is only known not to be for a third number',
      phone: wrong,
      waiting: ['RQ-A'],
      facts: [isNotRight],
      found: 'RQ-A',
    },
    {
      what: 'none that does not wait any more',
      phone: wrong,
      waiting: [],
      facts: [isWrong],
      found: null,
    },
  ])('is $what', ({ phone, waiting, facts, found }) => {
    expect(
      findPendingChange(phone, {
        pendingChanges: waiting.map((reference) => begun(reference)),
        facts,
      }),
    ).toBe(found);
  });
});
