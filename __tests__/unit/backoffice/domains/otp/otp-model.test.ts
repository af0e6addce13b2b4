import { otpFailureMessage } from '@/backoffice/domains/otp/otp.messages';
import {
  registerFailure,
  codeText,
  failedAttemptDelayMs,
  parseCode,
  sendDelayMs,
  type FailureState,
} from '@/backoffice/domains/otp/otp.model';
import { locales } from '@/contracts/locale';

const second = 1_000;
const minute = 60 * second;

describe('A code as typed', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['000000', '000000'],
  ])('%s is read as %s', (text, code) => {
    expect(parseCode(text)).toBe(code);
  });

  it.each(['', '12345', '1234567', '12345a', '٠١٢٣٤٥', '1e5000'])('%s is none', (text) => {
    expect(parseCode(text)).toBeNull();
  });
});

describe('The pause before the next code', () => {
  const now = 100 * minute;

  const five = [
    now - 50 * minute,
    now - 40 * minute,
    now - 30 * minute,
    now - 20 * minute,
    now - 10 * minute,
  ];

  const minuteBetween = { now, resendDelayMs: minute };

  // CONTRACT: resend 60 s; per phone 5 an hour, back-off 30 s doubling.
  it.each([
    ['none was sent', [], 0],
    ['one was sent just now', [now], 60 * second],
    ['one was sent 60 s ago', [now - minute], 0],
    ['a third was sent just now', [now - 3 * minute, now - 2 * minute, now], 120 * second],
    [
      'a fourth was sent just now',
      [now - 9 * minute, now - 8 * minute, now - 6 * minute, now],
      240 * second,
    ],
    ['five were sent in the hour', five, 10 * minute],
    ['the oldest of five is an hour old', [now - 60 * minute, ...five.slice(1)], 0],
  ])('is right when %s for the same thing', (_case, sentAtMs, pause) => {
    expect(
      sendDelayMs(
        { sentAtMs, provenAtMs: null, sameSentAtMs: sentAtMs.at(-1) ?? null },
        minuteBetween,
      ),
    ).toBe(pause);
  });

  it.each([
    ['one was sent just now', [now], 30 * second],
    ['one was sent 30 s ago', [now - 30 * second], 0],
    ['a second was sent just now', [now - 5 * minute, now], 60 * second],
    ['five were sent in the hour', five, 10 * minute],
    [
      'ten were sent before the hour',
      [...Array<number>(10).fill(now - 60 * minute), now],
      30 * second,
    ],
  ])('is shorter for another thing when %s', (_case, sentAtMs, pause) => {
    expect(sendDelayMs({ sentAtMs, provenAtMs: null, sameSentAtMs: null }, minuteBetween)).toBe(
      pause,
    );
  });

  it('begins anew once a code was typed in, but for the same thing again', () => {
    const sentAtMs = [now - 3 * minute, now - 2 * minute, now - 10 * second];
    const provenAtMs = now - 5 * second;
    expect(sendDelayMs({ sentAtMs, provenAtMs, sameSentAtMs: null }, minuteBetween)).toBe(0);
    expect(
      sendDelayMs({ sentAtMs, provenAtMs, sameSentAtMs: now - 10 * second }, minuteBetween),
    ).toBe(50 * second);
    expect(
      sendDelayMs(
        { sentAtMs: [...sentAtMs, now - second], provenAtMs, sameSentAtMs: null },
        minuteBetween,
      ),
    ).toBe(29 * second);
    expect(sendDelayMs({ sentAtMs: five, provenAtMs, sameSentAtMs: null }, minuteBetween)).toBe(0);
  });

  it('lasts until the oldest of fifteen in a row is a day old', () => {
    const evening = now + 24 * 60 * minute;
    const sentAtMs = Array.from({ length: 15 }, (_, index) => now + index * 60 * minute);
    const after = { now: evening - 7 * minute, resendDelayMs: minute };
    expect(sendDelayMs({ sentAtMs, provenAtMs: null, sameSentAtMs: null }, after)).toBe(7 * minute);
    expect(sendDelayMs({ sentAtMs, provenAtMs: now, sameSentAtMs: null }, after)).toBe(0);
  });

  it.each([
    ['the same thing', now, 4 * second],
    ['another thing', null, 2 * second],
  ])('follows the setting for %s', (_thing, sameSentAtMs, pause) => {
    expect(
      sendDelayMs(
        { sentAtMs: [now], provenAtMs: null, sameSentAtMs },
        { now, resendDelayMs: 4 * second },
      ),
    ).toBe(pause);
  });
});

describe('Failed attempts of a phone', () => {
  const day = 24 * 60 * minute;
  const start = 100 * day;
  const failedAtMs = Array.from({ length: 20 }, (_, index) => start + index * minute);

  it('end for the rest of the day with the twentieth', () => {
    expect(
      failedAttemptDelayMs({ failedAtMs: failedAtMs.slice(1), provenAtMs: null }, start + day),
    ).toBe(0);
    expect(failedAttemptDelayMs({ failedAtMs, provenAtMs: null }, start + day - 5 * minute)).toBe(
      5 * minute,
    );
    expect(failedAttemptDelayMs({ failedAtMs, provenAtMs: null }, start + day)).toBe(0);
  });

  it('are forgiven by a right one', () => {
    expect(failedAttemptDelayMs({ failedAtMs, provenAtMs: start }, start + 20 * minute)).toBe(0);
  });
});

describe('Failures in a row', () => {
  const start = new Date('2026-11-16T04:00:00Z');
  const fail = (state: FailureState, times: number, at = start) =>
    Array.from({ length: times }).reduce<FailureState>((last) => registerFailure(last, at), state);
  const none = { failures: 0, updatedAt: start, lockedUntil: null };

  it('lock at the sixth, for two hours', () => {
    expect(fail(none, 5)).toEqual({ failures: 5, updatedAt: start, lockedUntil: null });
    expect(fail(none, 6)).toEqual({
      failures: 6,
      updatedAt: start,
      lockedUntil: new Date('2026-11-16T06:00:00Z'),
    });
  });

  it('begin anew after a lock, and after two hours of rest', () => {
    const later = new Date('2026-11-16T06:00:00Z');
    expect(fail(fail(none, 6), 1, later)).toEqual({
      failures: 1,
      updatedAt: later,
      lockedUntil: null,
    });
    expect(fail(fail(none, 5), 1, later)).toEqual({
      failures: 1,
      updatedAt: later,
      lockedUntil: null,
    });
    expect(fail(fail(none, 5), 1, new Date(later.getTime() - 1)).failures).toBe(6);
  });
});

describe('The words', () => {
  it.each(locales)(
    'of the text message name the brand and end with what the browser reads in %s',
    (locale) => {
      const text = codeText({
        code: '012345',
        locale,
        brandNames: { en: 'Brand', hk: 'Brand', cn: 'Brand' },
        host: 'www.example.hk',
        purpose: ' for $5',
      });
      expect(text).toMatch(/^012345 [^\n]*Brand[^\n]* for \$5[^\n]*\n@www\.example\.hk #012345$/);
    },
  );

  it.each(locales)('of a refusal round minutes up in %s', (locale) => {
    expect(otpFailureMessage('locked', { locale, waitMs: minute + 1 })).toMatch(/ 2 /);
    expect(otpFailureMessage('tooSoon', { locale, waitMs: 1 })).toMatch(/ 1 /);
  });
});
