import type { CodeHistory, OtpCode, PairFailures } from '@/backoffice/domains/otp/otp.repository';
import type { OtpRepositories } from '@/backoffice/domains/otp/otp.service';
import type { SecurityEvent } from '@/backoffice/domains/security/security-event.repository';
import type { ProofRow } from '@/backoffice/domains/otp/proof.repository';
import type { TrustedBrowserRow } from '@/backoffice/domains/otp/trusted-browser.repository';

type StoredCode = OtpCode & { attempts: number; isUsed: boolean };

/** One-time codes, their failures and their messages in maps that a test can read. */
export function inMemoryCodes() {
  const codes = new Map<string, StoredCode>();
  const histories = new Map<string, CodeHistory>();
  const trusted = new Map<string, TrustedBrowserRow>();
  const failures = new Map<string, PairFailures>();
  const proofs: ProofRow[] = [];
  const abandoned: string[] = [];
  const events: SecurityEvent[] = [];
  const historyOf = (phone: string) => {
    const known = histories.get(phone) ?? { sentAtMs: [], failedAtMs: [], provenAtMs: null };
    histories.set(phone, known);
    return known;
  };
  const repositories: OtpRepositories = {
    otp: {
      lockHistory: async (phone) => ({ ...historyOf(phone) }),
      async saveSendHistory(phone, sentAtMs) {
        historyOf(phone).sentAtMs = sentAtMs;
      },
      async saveFailedAttempts(phone, failedAtMs) {
        historyOf(phone).failedAtMs = failedAtMs;
      },
      async saveLastProven(phones, provenAtMs) {
        for (const phone of phones) historyOf(phone).provenAtMs = provenAtMs;
      },
      async findPrevious(target) {
        const code = codes.get(target);
        return code && !code.isUsed ? code : null;
      },
      replaceCode: async (code) =>
        void codes.set(code.target, { ...code, attempts: 0, isUsed: false }),
      async consumeAttempt(target, { requestId, now, limit }) {
        const code = codes.get(target);
        if (!code || (requestId ?? code.requestId) !== code.requestId) return null;
        if (code.isUsed || code.expiresAt <= now || code.attempts >= limit) return null;
        code.attempts += 1;
        return { ...code };
      },
      async markUsed(target) {
        const code = codes.get(target);
        if (code) code.isUsed = true;
      },
      listFailures: async (pairs) => pairs.flatMap((pair) => failures.get(pair) ?? []),
      lockFailures: async (pairs, now) =>
        pairs.map(
          (pair) => failures.get(pair) ?? { pair, failures: 0, updatedAt: now, lockedUntil: null },
        ),
      saveFailures: async (row) => void failures.set(row.pair, row),
      removeFailures: async (pairs) => pairs.forEach((pair) => failures.delete(pair)),
    },
    securityEvent: { create: async (event) => void events.push(event) },
    budget: { add: async () => 1, findHalt: async () => null },
    trustedBrowser: {
      isTrusted: async (ids, now) => ids.some((id) => (trusted.get(id)?.expiresAt ?? now) > now),
      save: async (row) => void trusted.set(row.id, row),
    },
    proof: { create: async (row) => void proofs.push(row) },
    outbox: {
      create: async () => undefined,
      markAbandoned: async (id) => void abandoned.push(id),
    },
  };
  return { codes, events, trusted, proofs, abandoned, repositories };
}
