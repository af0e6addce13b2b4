import type { BrandNames } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import { networkOf } from '@/backoffice/common/network';
import { isSameHash, type KeyedHash } from '@/backoffice/common/keyed-hash';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { MessageCounter } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import type { ProofRepository } from './proof.repository';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { CustomerDirectory, IssuedSession } from './customer-directory';
import type { MarkNetwork } from '../security/network-mark';
import type { SecurityEventRepository } from '../security/security-event.repository';
import { createRecordCodeEvent } from './code-event';
import { browserIdOf, limitsOf, resolveCall, targetOf, type OtpCall } from './otp-call';
import type { OtpFailureCode } from './otp.messages';
import {
  registerFailure,
  codeLifetimeMs,
  codeText,
  lockoutMs,
  parseCode,
  browserTrustMs,
  withinLastDay,
  failedAttemptDelayMs,
  sendDelayMs,
  maxAttemptsPerCode,
} from './otp.model';
import type { PairFailures, OtpRepository } from './otp.repository';
import type { ProofService } from './proof.service';
import { stepUpText, withdrawalAccountOf } from './step-up-text';
import type { TrustedBrowserRepository } from './trusted-browser.repository';

/** What sending or checking a code reads and writes in one transaction. */
export interface OtpRepositories {
  otp: Omit<OtpRepository, 'removeExpired' | 'removeByPhones'>;
  proof: Pick<ProofRepository, 'create'>;
  trustedBrowser: Pick<TrustedBrowserRepository, 'isTrusted' | 'save'>;
  outbox: Pick<OutboxRepository, 'markAbandoned' | 'create'>;
  budget: MessageCounter;
  securityEvent: Pick<SecurityEventRepository, 'create'>;
}

export interface OtpServiceOptions {
  unitOfWork: UnitOfWork<OtpRepositories>;
  hash: KeyedHash;
  markNetwork: MarkNetwork;
  enqueueMessage: EnqueueMessage;
  useSms: MessageBudget['useSms'];
  proofs: ProofService;
  customers: CustomerDirectory;
  brandNames: BrandNames;
  /** Host of the site, which the browser compares before it fills a code in. */
  host: string;
  /** Whether the site is closed for maintenance, during which no code is sent. */
  isClosed: () => Promise<boolean>;
  /** False: codes are switched off, nothing is ever sent. */
  isLive: boolean;
  /** Shortest time between two codes for the same thing. */
  resendDelayMs: number;
  now: () => Date;
  newId: () => string;
  /** Six digits from a cryptographic source. */
  newCode: () => string;
  newToken: () => string;
  /** Called after a message was stored. */
  onMessageEnqueued: () => void;
}

export interface OtpFailure {
  failure: OtpFailureCode;
  waitMs?: number;
  /** How often the code may still be tried. */
  attemptsLeft?: number;
}

export type SendOutcome =
  | { requestId: string; resendAfterMs: number; challenge: string | null }
  | OtpFailure;
export type VerifyOutcome =
  | { proofToken: string }
  | { session: IssuedSession; browserToken: string }
  | OtpFailure;

export type OtpService = ReturnType<typeof createOtpService>;

/** One-time codes: bound to phone, purpose and operation, five minutes, used once. Known and unknown numbers are treated alike. */
export function createOtpService(options: OtpServiceOptions) {
  const { unitOfWork, hash, enqueueMessage, proofs, customers, now, newId, newCode, newToken } =
    options;

  async function countFailure(
    { otp }: OtpRepositories,
    rows: readonly PairFailures[],
    failure: OtpFailure,
  ): Promise<OtpFailure> {
    const at = now();
    const updated = rows.map((row) => ({ ...row, ...registerFailure(row, at) }));
    for (const row of updated) await otp.saveFailures(row);
    return updated.some(({ lockedUntil }) => lockedUntil !== null)
      ? { failure: 'locked', waitMs: lockoutMs }
      : failure;
  }

  const record = createRecordCodeEvent(options);

  return {
    /** Sends a new code, which invalidates the previous one; with `isExpected: false` the answer is the same but no message is delivered. Throws `validation_failed` for a number that can't take text messages. */
    async send(
      call: OtpCall & { locale: Locale; live: boolean; isExpected?: boolean },
    ): Promise<SendOutcome> {
      const resolved = resolveCall(call, hash);
      const { phone, phoneHash } = resolved;
      const requestId = newId();
      if (await options.isClosed()) return { failure: 'maintenance' };
      if (!call.live || !options.isLive)
        return { requestId, resendAfterMs: options.resendDelayMs, challenge: null };
      const challenge = call.challenge ?? newToken();
      const target = targetOf({ ...call, phone, challenge }, hash);
      // An unknown number takes the same steps (no enumeration by timing); its message is stored already expired.
      const customer = await customers.findByPhone(phone);
      const customerId = customer?.id ?? null;
      const bankAccountId = withdrawalAccountOf(call.operation);
      const accountEnding =
        bankAccountId === null ? null : await customers.accountEnding(customer, bankAccountId);
      const isReachable = call.isExpected ?? (customerId !== null || call.purpose !== 'sign-in');
      const outcome = await unitOfWork(async (tx): Promise<SendOutcome> => {
        const { otp, outbox } = tx;
        const at = now();
        const limits = await limitsOf(resolved, { trustedBrowser: tx.trustedBrowser, now: at });
        const lock = findLockout(await otp.listFailures(limits.pairs), at);
        if (lock) return lock;
        const { sentAtMs, failedAtMs, provenAtMs } = await otp.lockHistory(limits.history, at);
        const failedAttemptWaitMs = failedAttemptDelayMs({ failedAtMs, provenAtMs }, at.getTime());
        if (failedAttemptWaitMs > 0) return { failure: 'locked', waitMs: failedAttemptWaitMs };
        const previous = await otp.findPrevious(target);
        const waitMs = sendDelayMs(
          { sentAtMs, provenAtMs, sameSentAtMs: previous?.createdAt.getTime() ?? null },
          { now: at.getTime(), resendDelayMs: options.resendDelayMs },
        );
        if (waitMs > 0) return { failure: 'tooSoon', waitMs };
        const refusal = await options.useSms(tx, {
          phone,
          network: networkOf(call.clientAddress),
          isDelivered: isReachable,
          isTrusted: limits.isTrusted,
        });
        if (refusal) return refusal;
        if (previous) await outbox.markAbandoned(previous.outboxId, at);
        const code = newCode();
        const expiresAt = new Date(at.getTime() + codeLifetimeMs);
        const outboxId = newId();
        const text = codeText({
          code,
          locale: call.locale,
          brandNames: options.brandNames,
          host: options.host,
          purpose:
            call.purpose === 'step-up'
              ? stepUpText(call.operation, call.locale, accountEnding)
              : '',
        });
        await enqueueMessage(outbox, {
          id: outboxId,
          channel: 'sms',
          kind: 'code',
          to: phone,
          text,
          createdAt: at,
          expiresAt: isReachable ? expiresAt : at,
        });
        await otp.replaceCode({
          target,
          phone: phoneHash,
          requestId,
          codeHash: hash('code', requestId, target, code),
          createdAt: at,
          expiresAt,
          outboxId,
        });
        const sent = [...withinLastDay(sentAtMs, at.getTime()), at.getTime()];
        await otp.saveSendHistory(limits.history, sent);
        await record(tx, { kind: 'code-sent', call, phone: phoneHash, customerId });
        return {
          requestId,
          resendAfterMs: sendDelayMs(
            { sentAtMs: sent, provenAtMs, sameSentAtMs: at.getTime() },
            { now: at.getTime(), resendDelayMs: options.resendDelayMs },
          ),
          challenge,
        };
      });
      if (!('failure' in outcome)) options.onMessageEnqueued();
      return outcome;
    },

    /**
     * Compares a code. Success ends it and gives a proof, or for `sign-in` a session in a browser that is trusted from then on. Wrong
     * attempts in a row lock the phone for this browser and network only; a code that has ended, or is another browser's, counts nowhere.
     */
    async verify(
      call: OtpCall & {
        code: string;
        requestId?: string | undefined;
        userAgent: string | null;
        formerToken?: string | null | undefined;
      },
    ): Promise<VerifyOutcome> {
      const resolved = resolveCall(call, hash);
      const { phone, phoneHash, target } = resolved;
      const code = parseCode(call.code);
      if (code === null) return { failure: 'notSixDigits' };
      const customer = await customers.findByPhone(phone);
      const customerId = customer?.id ?? null;
      const browserToken = call.browserToken ?? newToken();
      const outcome = await unitOfWork(
        async (tx): Promise<{ proofToken: string | null } | OtpFailure> => {
          const at = now();
          const limits = await limitsOf(resolved, { trustedBrowser: tx.trustedBrowser, now: at });
          const rows = await tx.otp.lockFailures(limits.pairs, at);
          const lock = findLockout(rows, at);
          if (lock) return lock;
          const history = await tx.otp.lockHistory(limits.history, at);
          const failedAttemptWaitMs = failedAttemptDelayMs(history, at.getTime());
          if (failedAttemptWaitMs > 0) return { failure: 'locked', waitMs: failedAttemptWaitMs };
          const attempt =
            target === null
              ? null
              : await tx.otp.consumeAttempt(target, {
                  requestId: call.requestId,
                  now: at,
                  limit: maxAttemptsPerCode,
                });
          if (target === null || !attempt) return { failure: 'codeEnded' };
          const isRight =
            isSameHash(attempt.codeHash, hash('code', attempt.requestId, target, code)) &&
            (call.purpose !== 'sign-in' || customer !== null);
          if (!isRight) {
            await tx.otp.saveFailedAttempts(limits.history, [
              ...withinLastDay(history.failedAtMs, at.getTime()),
              at.getTime(),
            ]);
            const failure = await countFailure(
              tx,
              rows,
              attempt.attempts >= maxAttemptsPerCode
                ? { failure: 'codeEnded' }
                : { failure: 'wrongCode', attemptsLeft: maxAttemptsPerCode - attempt.attempts },
            );
            const kind = failure.failure === 'locked' ? 'code-locked' : 'code-wrong';
            await record(tx, { kind, call, phone: phoneHash, customerId });
            return failure;
          }
          await tx.otp.markUsed(target, at);
          await record(tx, { kind: 'code-right', call, phone: phoneHash, customerId });
          await tx.otp.saveLastProven([limits.history, phoneHash], at.getTime());
          await tx.otp.removeFailures(limits.pairs);
          if (call.purpose === 'sign-in') {
            await tx.trustedBrowser.save({
              id: browserIdOf({ phone, browserToken }, hash),
              phone: phoneHash,
              expiresAt: new Date(at.getTime() + browserTrustMs),
            });
            return { proofToken: null };
          }
          return {
            proofToken: await proofs.issue(tx.proof, {
              phone,
              purpose: call.purpose,
              operation: call.operation,
              now: at,
            }),
          };
        },
      );
      if ('failure' in outcome) return outcome;
      if (outcome.proofToken !== null) return { proofToken: outcome.proofToken };
      if (!customer) throw new ServiceError('internal');
      return {
        session: await customers.startSession(customer, {
          userAgent: call.userAgent,
          network: options.markNetwork(networkOf(call.clientAddress)),
          method: 'code',
          formerToken: call.formerToken,
        }),
        browserToken,
      };
    },
  };
}

function findLockout(rows: readonly PairFailures[], at: Date): OtpFailure | null {
  const ends = rows.flatMap(({ lockedUntil }) =>
    lockedUntil !== null && lockedUntil > at ? [lockedUntil.getTime()] : [],
  );
  return ends.length > 0 ? { failure: 'locked', waitMs: Math.max(...ends) - at.getTime() } : null;
}
