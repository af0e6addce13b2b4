import type { BrandNames } from '@/config/brand';
import { promised } from '@/config/promises';
import type { Locale } from '@/contracts/locale';
import { dayMs, hourMs, minuteMs } from '@/lib/hong-kong-day';
import { messageTexts } from '@/lib/texts/message-texts';

export const codeLifetimeMs = promised('codeLife') * minuteMs;
export const maxAttemptsPerCode = promised('codeAttempts');
export const proofLifetimeMs = promised('proofLife') * minuteMs;
export const lockoutMs = promised('codeLock') * hourMs;

export const browserTrustMs = promised('browserTrust') * dayMs;

const maxSendsPerHour = 5;
const maxSendsPerDay = 15;
const maxFailedAttemptsPerDay = 20;
const maxConsecutiveFailures = 6;

/** The six digits of a code as a person may have typed them: spaces, hyphens and full-width digits are put right; null when they are not six digits. */
export function parseCode(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** What happened to the codes of a phone, in milliseconds since 1970. */
export interface SendHistory {
  /** Oldest first. */
  sentAtMs: readonly number[];
  /** When a code was last entered correctly. */
  provenAtMs: number | null;
  /** When a code for the same purpose and operation was last sent to the same browser. */
  sameSentAtMs: number | null;
}

/**
 * Milliseconds until the next code may be sent to a phone: `resendDelayMs` after one for the same operation; after one for another
 * operation half of it, doubling with each code of the last hour; and at most five an hour and fifteen a day. A verified code resets the
 * count.
 */
export function sendDelayMs(
  { sentAtMs, provenAtMs, sameSentAtMs }: SendHistory,
  { now, resendDelayMs }: { now: number; resendDelayMs: number },
): number {
  const today = unforgiven(sentAtMs, { provenAtMs, now });
  const recent = today.filter((instant) => instant > now - hourMs);
  const latest = recent.at(-1);
  const ends = [
    ...(sameSentAtMs === null ? [] : [sameSentAtMs + resendDelayMs]),
    ...(latest === undefined
      ? []
      : [latest + Math.min((resendDelayMs / 2) * 2 ** (recent.length - 1), hourMs)]),
    ...endOfCap(recent, { max: maxSendsPerHour, periodMs: hourMs }),
    ...endOfCap(today, { max: maxSendsPerDay, periodMs: dayMs }),
  ];
  return Math.max(0, ...ends.map((end) => end - now));
}

/**
 * Milliseconds until codes of a phone may be entered again after twenty failed attempts in a day, counted over all browsers since the last
 * correct one.
 */
export function failedAttemptDelayMs(
  { failedAtMs, provenAtMs }: { failedAtMs: readonly number[]; provenAtMs: number | null },
  now: number,
): number {
  const [end = now] = endOfCap(unforgiven(failedAtMs, { provenAtMs, now }), {
    max: maxFailedAttemptsPerDay,
    periodMs: dayMs,
  });
  return end - now;
}

/** The instants of the last 24 hours; older ones no longer count. */
export function withinLastDay(instants: readonly number[], now: number): number[] {
  return instants.filter((instant) => instant > now - dayMs);
}

function unforgiven(
  instants: readonly number[],
  { provenAtMs, now }: { provenAtMs: number | null; now: number },
): number[] {
  return withinLastDay(instants, now).filter(
    (instant) => provenAtMs === null || instant > provenAtMs,
  );
}

/** When the oldest of the last `max` instants leaves the counted period. */
function endOfCap(
  instants: readonly number[],
  { max, periodMs }: { max: number; periodMs: number },
): number[] {
  const [oldest] = instants.slice(-max);
  return oldest === undefined || instants.length < max ? [] : [oldest + periodMs];
}

export interface FailureState {
  failures: number;
  updatedAt: Date;
  lockedUntil: Date | null;
}

/** Counts one more consecutive failure; the sixth locks for two hours. The count restarts after a lock, or after two hours without a failure. */
export function registerFailure(
  { failures, updatedAt, lockedUntil }: FailureState,
  now: Date,
): FailureState {
  const isOver = lockedUntil !== null || now.getTime() - updatedAt.getTime() >= lockoutMs;
  const count = (isOver ? 0 : failures) + 1;
  return {
    failures: count,
    updatedAt: now,
    lockedUntil: count >= maxConsecutiveFailures ? new Date(now.getTime() + lockoutMs) : null,
  };
}

export interface CodeTextOptions {
  code: string;
  locale: Locale;
  brandNames: BrandNames;
  host: string;
  /** The purpose of the code as a phrase that follows the word "code"; may be empty. */
  purpose: string;
}

/** The text message with a code; its last line lets the browser of `host` fill the code in (WICG, origin-bound one-time codes). */
export function codeText({ code, locale, brandNames, host, purpose }: CodeTextOptions): string {
  const t = messageTexts.in(locale);
  return `${t('otp.code', { code, brand: brandNames[locale], purpose })}\n@${host} #${code}`;
}

/** What the encrypted phone of a proof is bound to. */
export const proofPhoneContext = (tokenHash: string): string => `proof/phone/${tokenHash}`;
