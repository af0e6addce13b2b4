import { validateAmount, parseAmount } from '@/features/account/screens/requests/amount-form';
import { plusDays, hongKongDay } from '@/lib/hong-kong-day';
import { balancePoints, normalisePoints } from '@/features/account/screens/payments/loan-curve';
import { selectPendingActions } from '@/features/account/screens/overview/pending-actions';
import { returnPath, signInPath } from '@/features/account/session/return-path';
import {
  loanDetail,
  application,
  serviceRequest,
  thread,
} from '@test/support/account/account-factory';

describe('The way back after signing in', () => {
  it.each([
    ['/account/statements', '/account/sign-in?next=%2Faccount%2Fstatements'],
    ['/account', '/account/sign-in'],
    ['/elsewhere', '/account/sign-in'],
  ])('from %s is %s', (path, address) => {
    expect(signInPath(path)).toBe(address);
  });

  it.each([
    ['?next=%2Faccount%2Fwithdrawal', '/account/withdrawal'],
    ['?next=/upload-document&utm_source=sms', '/upload-document'],
    ['?next=https://evil.example', '/account'],
    ['?next=//evil.example', '/account'],
    ['?next=/account/../desk', '/account'],
    ['', '/account'],
  ])('%s leads to %s', (search, path) => {
    expect(returnPath(search)).toBe(path);
  });
});

describe('An amount as typed', () => {
  it.each([
    ['50,000', 50_000],
    ['HK$5萬', 50_000],
    ['0.01', 0.01],
    ['0', null],
    ['-5', null],
    ['much', null],
  ])('%s is %p', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['abc', 'notMoney'],
    ['150,000.01', 'tooMuch'],
    ['150,000', null],
  ])('%p of at most 150,000: %p', (text, problem) => {
    expect(validateAmount(text, 150_000)).toBe(problem);
  });
});

describe('Days of Hong Kong', () => {
  it.each([
    ['2026-11-21T15:59:59Z', '2026-11-21'],
    ['2026-11-21T16:00:00Z', '2026-11-22'],
    ['2026-12-31T20:00:00Z', '2027-01-01'],
  ])('at %s it is %s', (instant, day) => {
    expect(hongKongDay(new Date(instant))).toBe(day);
  });

  it('are counted over months and leap days', () => {
    expect([plusDays('2028-02-25', 7), plusDays('2026-12-28', 60)]).toEqual([
      '2028-03-03',
      '2027-02-26',
    ]);
  });
});

describe('The course of a loan', () => {
  it('begins with what was lent and ends with what remains', () => {
    const points = balancePoints(loanDetail());
    expect(points.map(({ balance }) => balance)).toEqual([
      3_000_000, 2_600_000, 2_580_935.05, 2_561_743,
    ]);
    expect(points.map(({ isPast }) => isPast)).toEqual([true, true, false, false]);
    const shares = normalisePoints(points);
    expect([shares[0], shares.at(-1)]).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 2_561_743 / 3_000_000 },
    ]);
  });
});

describe('What waits for the customer', () => {
  const t = (key: string, values: Record<string, string | number> = {}): string =>
    `${key} ${Object.values(values).join(' ')}`.trim();

  it('is the most pressing first', () => {
    const known = {
      applications: [
        application(),
        application({
          applicationNumber: 'HK-2026-OFFER000',
          state: 'approved',
          nextAction: 'read-offer',
        }),
        application({
          applicationNumber: 'HK-2026-PAPERS00',
          state: 'needs-documents',
          nextAction: 'send-documents',
        }),
      ],
      requests: [serviceRequest(), serviceRequest({ kind: 'phone', state: 'needs-code' })],
      threads: [thread({ unread: 1 }), thread({ unread: 0 }), thread({ unread: 2 })],
    };
    const matters = selectPendingActions(known, t);
    expect(matters.map(({ href }) => href)).toEqual([
      '/upload-document',
      '/account/applications',
      '/account/contact',
      '/account/details',
    ]);
    expect(matters[2]?.text).toBe('pendingAction.answers 3');
    expect(matters[0]?.text).toContain('HK-2026-PAPERS00');
  });

  it('is nothing when all is well', () => {
    expect(
      selectPendingActions(
        { applications: [application()], requests: [serviceRequest()], threads: [thread()] },
        t,
      ),
    ).toEqual([]);
  });
});
