import type { BrandNames } from '@/config/brand';
import { promised } from '@/config/promises';
import type { Locale } from '@/contracts/locale';
import { dayMs } from '@/lib/hong-kong-day';
import { messageTexts } from '@/lib/texts/message-texts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

export const codeLifetimeMs = promised('codeLife') * minute;
export const maxAttemptsPerCode = promised('codeAttempts');
export const proofLifetimeMs = promised('proofLife') * minute;
export const lockoutMs = promised('codeLock') * hour;

export const browserTrustMs = promised('browserTrust') * dayMs;

const maxSendsPerHour = 5;
const maxSendsPerDay = 15;
const maxMissesPerDay = 20;
const maxConsecutiveFailures = 6;

/** The six digits of a code as a person may have typed them: spaces, hyphens and full-width digits are put right; null when they are not six digits. */
export function parseCode(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** What happened to the codes of a phone, in milliseconds since 1970. */
export interface SendHistory {
  /** Oldest first. */
  sentAt: readonly number[];
  /** When a code was last entered correctly. */
  provenAt: number | null;
  /** When a code for the same purpose and operation was last sent to the same browser. */
  sameSentAt: number | null;
}

/**
 * Milliseconds until the next code may go to a phone: `resendDelayMs` after one for the same thing; after one for another thing half
 * of it, doubling with each code of the last hour; and at most five an hour and fifteen a day. A code that
 * was typed in right forgives those before it.
 */
export function sendDelayMs(
  { sentAt, provenAt, sameSentAt }: SendHistory,
  { now, resendDelayMs }: { now: number; resendDelayMs: number },
): number {
  const today = unforgiven(sentAt, { provenAt, now });
  const recent = today.filter((instant) => instant > now - hour);
  const latest = recent.at(-1);
  const ends = [
    ...(sameSentAt === null ? [] : [sameSentAt + resendDelayMs]),
    ...(latest === undefined
      ? []
      : [latest + Math.min((resendDelayMs / 2) * 2 ** (recent.length - 1), hour)]),
    ...endOfCap(recent, { max: maxSendsPerHour, periodMs: hour }),
    ...endOfCap(today, { max: maxSendsPerDay, periodMs: dayMs }),
  ];
  return Math.max(0, ...ends.map((end) => end - now));
}

/** Milliseconds until codes of a phone may be tried again: twenty wrong tries a day since one was right, in whatever browsers. */
export function missDelayMs(
  { missedAt, provenAt }: { missedAt: readonly number[]; provenAt: number | null },
  now: number,
): number {
  const [end = now] = endOfCap(unforgiven(missedAt, { provenAt, now }), {
    max: maxMissesPerDay,
    periodMs: dayMs,
  });
  return end - now;
}

/** The instants of the last day, which is as long as they count. */
export function inLastDay(instants: readonly number[], now: number): number[] {
  return instants.filter((instant) => instant > now - dayMs);
}

function unforgiven(
  instants: readonly number[],
  { provenAt, now }: { provenAt: number | null; now: number },
): number[] {
  return inLastDay(instants, now).filter((instant) => provenAt === null || instant > provenAt);
}

/** When the oldest of the last `max` instants is over. */
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
  /** What the code is good for, in words that follow "code"; empty where there is nothing to say. */
  purpose: string;
}

/** The text message with a code; its last line lets the browser of `host` fill the code in (WICG, origin-bound one-time codes). */
export function codeText({ code, locale, brandNames, host, purpose }: CodeTextOptions): string {
  const t = messageTexts.in(locale);
  return `${t('otp.code', { code, brand: brandNames[locale], purpose })}\n@${host} #${code}`;
}
