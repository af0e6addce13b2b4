import {
  canCancel,
  dueOf,
  nextRequestStates,
  toReceipt,
  toServiceRequest,
} from '@/backoffice/domains/request/request.model';
import type { RequestRow } from '@/backoffice/domains/request/request.repository';
import { requestKinds, requestStates } from '@/contracts/account/account-choices';
import { requestRow } from '@test/support/backoffice/request-row';
import { calendarOf } from '@test/support/setting/office-calendar';

const createdAt = new Date('2026-05-04T02:00:00.000Z');
const changedAt = new Date('2026-05-05T03:30:00.000Z');

const withdrawal = (changes: Partial<RequestRow> = {}): RequestRow =>
  requestRow({
    reference: 'R-1',
    loanNo: 'L-1',
    kind: 'withdrawal',
    state: 'approved',
    amountCents: 12_345_60,
    detail: 'ciphertext',
    createdAt,
    changedAt,
    ...changes,
  });

describe('Until when a request is answered', () => {
  it('goes by what was promised for its kind', () => {
    // Monday; the week has no general holiday.
    const at = new Date('2026-11-16T04:00:00Z');
    const calendar = calendarOf({}, { requestAnswer: 1, release: 3 });
    const dueOfKind = (kind: RequestRow['kind']) =>
      dueOf(calendar, { kind, state: 'received' }, at)?.toISOString();
    expect(dueOfKind('payment-holiday')).toBe('2026-11-17T04:00:00.000Z');
    expect(dueOfKind('release')).toBe('2026-11-19T04:00:00.000Z');
    // The law's forty days.
    expect(dueOfKind('data-access')).toBe('2026-12-26T04:00:00.000Z');
  });
});

describe('Where staff may take a request', () => {
  const decided = {
    received: ['in-review', 'approved', 'declined'],
    'in-review': ['approved', 'declined'],
  };
  const answered = {
    received: ['in-review', 'completed', 'declined'],
    'in-review': ['completed', 'declined'],
  };
  it.each([
    ['payment-holiday', { ...decided, approved: ['completed'] }],
    ['credit-limit', { ...decided, approved: ['completed'] }],
    // The money of an approved settlement or prepayment may never come, and a withdrawal can fail at the bank.
    ['settlement', { ...decided, approved: ['completed', 'declined'] }],
    ['prepayment', { ...decided, approved: ['completed', 'declined'] }],
    ['withdrawal', { approved: ['completed', 'declined'] }],
    ['data-access', answered],
    ['closure', answered],
    // Messages have threads of their own.
    ['contact', {}],
    ['complaint', {}],
    // Carried out at once, without a decision of anybody.
    ['email', {}],
    ['address', {}],
    ['phone', {}],
    // Where its holder bears no borrower's name.
    ['bank-account', answered],
  ] as const)('is right for %s in every state', (kind, expected) => {
    const found = requestStates.flatMap((state) => {
      const next = nextRequestStates({ kind, state });
      return next.length > 0 ? [[state, next]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('is nowhere once it has ended, for any kind', () => {
    const ends = requestKinds.flatMap((kind) =>
      (['completed', 'declined', 'cancelled'] as const).flatMap((state) =>
        nextRequestStates({ kind, state }),
      ),
    );
    expect(ends).toEqual([]);
  });
});

it('A customer may cancel a request until a decision is made', () => {
  expect(requestStates.filter((state) => canCancel({ state }))).toEqual([
    'needs-code',
    'received',
    'in-review',
  ]);
});

describe('A request as its customer sees it', () => {
  it('has its amount in dollars, its instants in UTC and its history in order', () => {
    const steps = [
      { state: 'received' as const, at: createdAt, message: null, note: null, by: 'customer' },
      {
        state: 'approved' as const,
        at: changedAt,
        message: 'On its way',
        note: 'internal',
        by: 'ann',
      },
    ];
    expect(toServiceRequest(withdrawal(), { detail: 'For the roof', steps })).toEqual({
      reference: 'R-1',
      kind: 'withdrawal',
      state: 'approved',
      loanNo: 'L-1',
      months: null,
      on: null,
      detail: 'For the roof',
      amount: 12_345.6,
      createdAt: '2026-05-04T02:00:00.000Z',
      changedAt: '2026-05-05T03:30:00.000Z',
      canCancel: false,
      history: [
        { state: 'received', at: '2026-05-04T02:00:00.000Z', message: null },
        { state: 'approved', at: '2026-05-05T03:30:00.000Z', message: 'On its way' },
      ],
    });
  });

  it('has no amount where it asks for none, and can be cancelled while it is open', () => {
    const row = withdrawal({
      kind: 'payment-holiday',
      state: 'received',
      amountCents: null,
      months: 3,
    });
    expect(toServiceRequest(row, { detail: null, steps: [] })).toMatchObject({
      amount: null,
      months: 3,
      canCancel: true,
    });
  });

  it('is acknowledged with its reference and nothing of what it asks for', () => {
    expect(toReceipt(withdrawal())).toEqual({
      data: {
        reference: 'R-1',
        kind: 'withdrawal',
        state: 'approved',
        createdAt: '2026-05-04T02:00:00.000Z',
      },
    });
  });
});
