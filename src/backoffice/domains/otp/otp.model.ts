import type { BrandNames } from '@/config/brand';
import { promised } from '@/config/promises';
import type { Locale } from '@/contracts/locale';
import { messageTexts } from '@/lib/texts/message-texts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

export const codeLifetimeMs = promised('codeLife') * minute;
export const maxAttemptsPerCode = promised('codeAttempts');
export const proofLifetimeMs = promised('proofLife') * minute;
export const lockoutMs = promised('codeLock') * hour;

const maxSendsPerHour = 5;
const maxConsecutiveFailures = 6;

/** The six digits of a code as a person may have typed them: spaces, hyphens and full-width digits are put right; null when they are not six digits. */
export function parseCode(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** What was sent to a phone, in milliseconds since 1970. */
export interface SendHistory {
  /** Oldest first. */
  sentAt: readonly number[];
  /** When a code was last entered correctly. */
  provenAt: number | null;
  /** When a code for the same purpose and operation was last sent. */
  sameSentAt: number | null;
}

/**
 * Milliseconds until the next code may go to a phone: `resendDelayMs` after one for the same thing; after one for another thing half
 * of it, doubling with each code of the last hour that nobody typed in since; and at most five an hour (CONTRACT sections 4 and 8).
 */
export function sendDelayMs(
  { sentAt, provenAt, sameSentAt }: SendHistory,
  { now, resendDelayMs }: { now: number; resendDelayMs: number },
): number {
  const recent = sentInLastHour(sentAt, now);
  const unproven = recent.filter((instant) => provenAt === null || instant > provenAt);
  const [oldest] = recent.slice(-maxSendsPerHour);
  const latest = unproven.at(-1);
  const ends = [
    ...(sameSentAt === null ? [] : [sameSentAt + resendDelayMs]),
    ...(latest === undefined
      ? []
      : [latest + Math.min((resendDelayMs / 2) * 2 ** (unproven.length - 1), hour)]),
    ...(oldest === undefined || recent.length < maxSendsPerHour ? [] : [oldest + hour]),
  ];
  return Math.max(0, ...ends.map((end) => end - now));
}

export function sentInLastHour(sentAt: readonly number[], now: number): number[] {
  return sentAt.filter((instant) => instant > now - hour);
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
