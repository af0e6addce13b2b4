import { keysOf, recordOf } from '@/contracts/typed-record';
import { personalTables, type PersonalTableName } from '@/backoffice/db/personal/personal-tables';
import { planErasure } from '@/backoffice/domains/erasure/erasure.model';
import { plusYears, strongestOf, type Hold } from '@/backoffice/domains/erasure/hold.model';
import type { StoredRow } from '@/backoffice/domains/personal-copy/personal-row.repository';

type Found = Partial<Record<PersonalTableName, readonly StoredRow[]>>;

const at = new Date('2026-11-25T04:00:00Z');
const before = new Date('2026-11-01T04:00:00Z');
const customer = [{ id: 'c1' }];
const loan = (more: StoredRow = {}): StoredRow => ({
  loanNo: 'LN-1',
  applicationNumber: null,
  state: 'settled',
  startsOn: '2019-01-01',
  ...more,
});
const booking = (on: string, creditAfter = 0): StoredRow => ({
  id: 1,
  loanNo: 'LN-1',
  seq: 1,
  on,
  principalAfter: 0,
  billedAfter: 0,
  interestAfter: 0,
  creditAfter,
});
const application = (more: StoredRow = {}): StoredRow => ({
  number: 'HK-1',
  state: 'declined',
  refusal: null,
  receivedAt: before,
  changedAt: before,
  ...more,
});
const thread = (more: StoredRow = {}): StoredRow => ({
  reference: 'RQ-1',
  topic: 'other',
  about: null,
  state: 'answered',
  createdAt: before,
  ...more,
});

const planOf = (found: Found, askedAt: Date | null = null) =>
  planErasure(
    recordOf(keysOf(personalTables), (name) => found[name] ?? []),
    { at, askedAt },
  );
const holdOf = (found: Found, kind: string, askedAt: Date | null = null) =>
  planOf({ customer, ...found }, askedAt)
    .lines.filter((line) => line.kind === kind)
    .map(({ hold, until }) => [hold, until]);

describe('What an erasure erases and what it keeps', () => {
  it('is everything where nothing holds anything, the customer with it', () => {
    const plan = planOf({
      customer,
      application: [application()],
      thread: [thread()],
      session: [{ id: 's1', createdAt: before }],
      passkey: [{ id: 'p1', createdAt: before }],
    });
    expect(plan.account).toBeNull();
    expect(plan.lines.map(({ kind, hold }) => [kind, hold])).toEqual(
      ['account', 'session', 'passkey', 'application', 'message'].map((kind) => [kind, null]),
    );
  });

  it.each<[string, Found, Hold['reason']]>([
    ['a loan runs', { loan: [loan({ state: 'active' })] }, 'running-loan'],
    [
      'a customer who overpaid is owed money',
      { loan: [loan()], ledgerEntry: [booking('2019-01-31', 100)] },
      'unpaid-balance',
    ],
    [
      'a payment is under way',
      {
        loan: [loan()],
        ledgerEntry: [booking('2019-01-31')],
        payment: [{ id: 'PO-1', loanNo: 'LN-1', state: 'sent' }],
      },
      'open-payment',
    ],
    [
      'an application is open',
      { application: [application({ state: 'approved' })] },
      'open-application',
    ],
    [
      'a request is open',
      { request: [{ reference: 'RQ-2', loanNo: null, state: 'in-review', createdAt: before }] },
      'open-request',
    ],
    ['a complaint is open', { thread: [thread({ topic: 'complaint' })] }, 'complaint'],
    [
      'a complaint came by the contact page',
      { contactMessage: [thread({ topic: 'complaint', state: 'waiting' })] },
      'complaint',
    ],
    [
      'a second person has yet to decide',
      {
        approval: [
          {
            id: 'AR-1',
            kind: 'customer-phone',
            subject: 'customer:c1',
            state: 'waiting',
            body: {},
          },
        ],
      },
      'open-approval',
    ],
  ])('keeps the account while %s', (_, found, reason) => {
    expect(holdOf(found, 'account')).toEqual([[reason, null]]);
  });

  it('keeps a loan that ended until the seventh year after its last booking is over, with its application, and nobody needs to sign in for it', () => {
    const found = (on: string): Found => ({
      loan: [loan({ applicationNumber: 'HK-1' })],
      ledgerEntry: [booking(on)],
      application: [application({ state: 'completed' })],
      document: [{ id: 'd1', applicationNumber: 'HK-1' }],
      passkey: [{ id: 'p1', createdAt: before }],
    });
    for (const kind of ['account', 'loan', 'application', 'document'])
      expect(holdOf(found('2019-11-25'), kind)).toEqual([['ended-loan', '2026-11-25']]);
    expect(holdOf(found('2019-11-25'), 'passkey')).toEqual([[null, null]]);
    expect(holdOf(found('2019-11-24'), 'loan')).toEqual([[null, null]]);
  });

  it('keeps what an open complaint is about, and everything where it names nothing', () => {
    const cases = { application: [application(), application({ number: 'HK-2' })] };
    const complaint = (about: string | null) => thread({ topic: 'complaint', about });
    expect(holdOf({ ...cases, thread: [complaint('HK-2')] }, 'application')).toEqual([
      [null, null],
      ['complaint', null],
    ]);
    expect(holdOf({ ...cases, thread: [complaint(null)] }, 'application')).toEqual([
      ['complaint', null],
    ]);
  });

  it('keeps messages and offers with what they are about', () => {
    const found = {
      application: [application({ state: 'approved' })],
      offer: [{ number: 'OF-1', applicationNumber: 'HK-1' }],
      thread: [thread({ about: 'OF-1' }), thread({ reference: 'RQ-3' })],
    };
    expect(holdOf(found, 'message')).toEqual([
      [null, null],
      ['open-application', null],
    ]);
    expect(holdOf(found, 'offer')).toEqual([['open-application', null]]);
  });

  it('leaves alone what began after an erasure was approved, as long as the account is in use', () => {
    const later = { thread: [thread({ createdAt: at }), thread({ reference: 'RQ-3' })] };
    const running = { loan: [loan({ state: 'active' })], ...later };
    expect(holdOf(running, 'message', before)).toEqual([
      [null, null],
      ['newer', null],
    ]);
    expect(holdOf(running, 'message')).toEqual([[null, null]]);
    expect(holdOf(later, 'message', before)).toEqual([[null, null]]);
  });

  it('keeps events of security for a year, which holds nothing else, and empties decisions once', () => {
    const decided = {
      id: 'AR-1',
      kind: 'customer-phone',
      subject: 'customer:c1',
      state: 'approved',
    };
    const found: Found = {
      securityEvent: [{ id: 1, at: before }],
      approval: [
        { ...decided, body: { facts: [{ name: 'phone' }] } },
        { ...decided, id: 'AR-2', body: { facts: [] } },
        { ...decided, id: 'AR-3', kind: 'customer-erasure', state: 'waiting', body: {} },
      ],
    };
    expect(holdOf(found, 'security-event')).toEqual([['security-log', '2027-11-01']]);
    expect(holdOf(found, 'account')).toEqual([[null, null]]);
    expect(planOf({ customer, ...found }).erased.approval.map(({ id }) => id)).toEqual(['AR-1']);
  });
});

describe('Holds', () => {
  it('last as long as the longest of them', () => {
    const ended = (until: string): Hold => ({ reason: 'ended-loan', until });
    const open: Hold = { reason: 'open-request', until: null };
    expect(strongestOf([])).toBeNull();
    expect(strongestOf([null, ended('2030-01-01'), ended('2031-01-01'), null])).toEqual(
      ended('2031-01-01'),
    );
    expect(strongestOf([open, ended('2031-01-01')])).toBe(open);
    expect(strongestOf([open, { reason: 'running-loan', until: null }])?.reason).toBe(
      'running-loan',
    );
  });

  it('of years end on the same day, or the last of February', () => {
    expect(plusYears('2019-11-25', 7)).toBe('2026-11-25');
    expect(plusYears('2024-02-29', 7)).toBe('2031-02-28');
    expect(plusYears('2024-02-29', 4)).toBe('2028-02-29');
  });
});
