import type { OtpPurpose } from '@/contracts/otp/otp';
import { parseMobile } from '@/lib/phone';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { networkOf } from '@/backoffice/common/network';
import { ServiceError } from '@/backoffice/common/service-error';
import type { TrustedBrowserRepository } from './trusted-browser.repository';

/** What a code is bound to, and the browser that asks for it. */
export interface OtpCall {
  /** As typed. */
  phone: string;
  purpose: OtpPurpose;
  operation: string;
  clientAddress: string;
  /** The browser's challenge from its cookie, if it has one. */
  challenge: string | null;
  /** The token of a browser in which somebody signed in, from its cookie. */
  browserToken: string | null;
}

/** A call whose phone can take text messages, by the hashes under which its codes and limits are kept. */
export interface ResolvedCall {
  phone: string;
  phoneHash: string;
  /** The hash under which the code is stored; null for a browser that has no challenge yet, and therefore no code. */
  target: string | null;
  /** The ids of this browser as trusted with this phone, under each secret, the current one first; empty for a browser in which nobody signed in. */
  browserIds: readonly string[];
  pairs: string[];
}

/** The limits that apply to a call: those of the phone, or, in a trusted browser, those of the phone in this browser. */
export interface Limits {
  history: string;
  pairs: string[];
  isTrusted: boolean;
}

type CodeSubject = Pick<OtpCall, 'phone' | 'purpose' | 'operation'> & { challenge: string };

/**
 * The hash under which the one code of a phone, purpose, operation and browser is stored: a code read out to somebody else does not work
 * in their browser, and no browser can invalidate another's code.
 */
export function targetOf(
  { phone, purpose, operation, challenge }: CodeSubject,
  hash: KeyedHash,
): string {
  return hash('target', phone, purpose, operation, challenge);
}

/** Throws `validation_failed` for a number that can't take text messages. */
export function resolveCall(call: OtpCall, hash: KeyedHash): ResolvedCall {
  const { challenge, browserToken } = call;
  const { e164: phone, problem } = parseMobile(call.phone);
  if (problem) throw new ServiceError('validation_failed', { fields: { phone: { key: problem } } });
  const sources = [
    `network ${networkOf(call.clientAddress)}`,
    ...(challenge === null ? [] : [`challenge ${challenge}`]),
  ];
  return {
    phone,
    phoneHash: hash('phone', phone),
    target: challenge === null ? null : targetOf({ ...call, phone, challenge }, hash),
    browserIds: browserToken === null ? [] : hash.all(...browserParts({ phone, browserToken })),
    pairs: sources.map((source) => hash('pair', phone, source)),
  };
}

/** The hash under which a trusted browser of a phone is kept. */
export function browserIdOf(
  { phone, browserToken }: { phone: string; browserToken: string },
  hash: KeyedHash,
): string {
  return hash(...browserParts({ phone, browserToken }));
}

function browserParts({ phone, browserToken }: { phone: string; browserToken: string }): string[] {
  return ['browser', phone, browserToken];
}

/** A browser that signed in with the phone has limits of its own, so that strangers cannot exhaust them. */
export async function limitsOf(
  { phoneHash, browserIds, pairs }: ResolvedCall,
  {
    trustedBrowser,
    now,
  }: { trustedBrowser: Pick<TrustedBrowserRepository, 'isTrusted'>; now: Date },
): Promise<Limits> {
  const [browserId] = browserIds;
  return browserId !== undefined && (await trustedBrowser.isTrusted(browserIds, now))
    ? { history: browserId, pairs: [browserId], isTrusted: true }
    : { history: phoneHash, pairs, isTrusted: false };
}
