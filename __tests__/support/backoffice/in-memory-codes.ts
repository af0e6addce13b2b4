import type { CodeHistory, OtpCode, PairFailures } from '@/backoffice/domains/otp/otp.repository';
import type { OtpRepositories } from '@/backoffice/domains/otp/otp.service';
import type { SecurityEvent } from '@/backoffice/domains/security/security-event.repository';
import type { ProofRow } from '@/backoffice/domains/otp/proof.repository';
import type { TrustedBrowserRow } from '@/backoffice/domains/otp/trusted-browser.repository';

type StoredCode = OtpCode & { tries: number; isUsed: boolean };

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
    const known = histories.get(phone) ?? { sentAt: [], missedAt: [], provenAt: null };
    histories.set(phone, known);
    return known;
  };
  const repositories: OtpRepositories = {
    otp: {
      lockHistory: async (phone) => ({ ...historyOf(phone) }),
      async saveSendHistory(phone, sentAt) {
        historyOf(phone).sentAt = sentAt;
      },
      async saveMisses(phone, missedAt) {
        historyOf(phone).missedAt = missedAt;
      },
      async saveLastProven(phones, provenAt) {
        for (const phone of phones) historyOf(phone).provenAt = provenAt;
      },
      async findPrevious(target) {
        const code = codes.get(target);
        return code && !code.isUsed ? code : null;
      },
      replaceCode: async (code) =>
        void codes.set(code.target, { ...code, tries: 0, isUsed: false }),
      async consumeAttempt(target, { requestId, now, limit }) {
        const code = codes.get(target);
        if (!code || (requestId ?? code.requestId) !== code.requestId) return null;
        if (code.isUsed || code.expiresAt <= now || code.tries >= limit) return null;
        code.tries += 1;
        return { ...code };
      },
      async markUsed(target) {
        const code = codes.get(target);
        if (code) code.isUsed = true;
      },
      findFailures: async (pairs) => pairs.flatMap((pair) => failures.get(pair) ?? []),
      lockFailures: async (pairs, now) =>
        pairs.map(
          (pair) => failures.get(pair) ?? { pair, failures: 0, updatedAt: now, lockedUntil: null },
        ),
      saveFailures: async (row) => void failures.set(row.pair, row),
      removeFailures: async (pairs) => pairs.forEach((pair) => failures.delete(pair)),
    },
    securityEvent: { create: async (event) => void events.push(event) },
    budget: { increment: async () => 1, findHalt: async () => null },
    trustedBrowser: {
      isTrusted: async (id, now) => (trusted.get(id)?.expiresAt ?? now) > now,
      trust: async (row) => void trusted.set(row.id, row),
    },
    proof: { create: async (row) => void proofs.push(row) },
    outbox: {
      create: async () => undefined,
      abandon: async (id) => void abandoned.push(id),
    },
  };
  return { codes, events, trusted, proofs, abandoned, repositories };
}
