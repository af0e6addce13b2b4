import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { otpCodeTable, otpFailureTable, otpSendingTable } from '@/backoffice/db/schema/otp';
import type { FailureState } from './otp.model';

export interface OtpCode {
  target: string;
  /** Keyed hash. */
  phone: string;
  requestId: string;
  codeHash: string;
  createdAt: Date;
  expiresAt: Date;
  outboxId: string;
}

export interface PairFailures extends FailureState {
  pair: string;
}

/** What happened to the codes of a phone, in milliseconds since 1970; the oldest first. */
export interface CodeHistory {
  sentAtMs: number[];
  /** When attempts failed. */
  failedAtMs: number[];
  /** When a code was last entered correctly. */
  provenAtMs: number | null;
}

export type OtpRepository = ReturnType<typeof createOtpRepository>;

/** Codes, the history of their sending, and failed attempts. Personal data is stored as keyed hashes only. */
export function createOtpRepository(db: Database | Transaction) {
  return {
    /** The row stays locked until the transaction ends. */
    async lockHistory(phone: string, now: Date): Promise<CodeHistory> {
      const [row] = await db
        .insert(otpSendingTable)
        .values({ phone, sentAtMs: [], updatedAt: now })
        .onConflictDoUpdate({ target: otpSendingTable.phone, set: { updatedAt: now } })
        .returning({
          sentAtMs: otpSendingTable.sentAtMs,
          failedAtMs: otpSendingTable.failedAtMs,
          provenAtMs: otpSendingTable.provenAtMs,
        });
      return row ?? { sentAtMs: [], failedAtMs: [], provenAtMs: null };
    },

    /** Replaces the instants at which codes were sent. */
    async saveSendHistory(phone: string, sentAtMs: number[]): Promise<void> {
      await db.update(otpSendingTable).set({ sentAtMs }).where(eq(otpSendingTable.phone, phone));
    },

    /** Replaces the instants at which attempts failed. */
    async saveFailedAttempts(phone: string, failedAtMs: number[]): Promise<void> {
      await db.update(otpSendingTable).set({ failedAtMs }).where(eq(otpSendingTable.phone, phone));
    },

    /** Notes when a code was last entered correctly, which forgives what came before. */
    async saveLastProven(phones: readonly string[], provenAtMs: number): Promise<void> {
      await db
        .update(otpSendingTable)
        .set({ provenAtMs })
        .where(inArray(otpSendingTable.phone, [...phones]));
    },

    /** The previous code, expired or not; null if it was verified. */
    async findPrevious(target: string): Promise<{ outboxId: string; createdAt: Date } | null> {
      const [row] = await db
        .select({ outboxId: otpCodeTable.outboxId, createdAt: otpCodeTable.createdAt })
        .from(otpCodeTable)
        .where(and(eq(otpCodeTable.target, target), isNull(otpCodeTable.usedAt)));
      return row ?? null;
    },

    /** Replaces the previous code and its attempts. */
    async replaceCode(code: OtpCode): Promise<void> {
      const fresh = { ...code, attempts: 0, usedAt: null };
      await db
        .insert(otpCodeTable)
        .values(fresh)
        .onConflictDoUpdate({ target: otpCodeTable.target, set: fresh });
    },

    /** Consumes one attempt of the valid code, or returns null when there is none; one statement, so that parallel guesses share one limit. */
    async consumeAttempt(
      target: string,
      { requestId, now, limit }: { requestId?: string; now: Date; limit: number },
    ): Promise<{ requestId: string; codeHash: string; attempts: number } | null> {
      const [row] = await db
        .update(otpCodeTable)
        .set({ attempts: sql`${otpCodeTable.attempts} + 1` })
        .where(
          and(
            eq(otpCodeTable.target, target),
            requestId === undefined ? undefined : eq(otpCodeTable.requestId, requestId),
            isNull(otpCodeTable.usedAt),
            gt(otpCodeTable.expiresAt, now),
            lt(otpCodeTable.attempts, limit),
          ),
        )
        .returning({
          requestId: otpCodeTable.requestId,
          codeHash: otpCodeTable.codeHash,
          attempts: otpCodeTable.attempts,
        });
      return row ?? null;
    },

    /** Ends a code that was entered correctly. */
    async markUsed(target: string, now: Date): Promise<void> {
      await db.update(otpCodeTable).set({ usedAt: now }).where(eq(otpCodeTable.target, target));
    },

    /** Reads the failures of these pairs without locking them. */
    async listFailures(pairs: readonly string[]): Promise<PairFailures[]> {
      return db
        .select()
        .from(otpFailureTable)
        .where(inArray(otpFailureTable.pair, [...pairs]))
        .orderBy(asc(otpFailureTable.pair));
    },

    /** The failures of each pair, made when missing; the rows stay locked until the transaction ends, always in the same order. */
    async lockFailures(pairs: readonly string[], now: Date): Promise<PairFailures[]> {
      const rows = [...pairs]
        .sort()
        .map((pair) => ({ pair, failures: 0, updatedAt: now, lockedUntil: null }));
      return db
        .insert(otpFailureTable)
        .values(rows)
        .onConflictDoUpdate({ target: otpFailureTable.pair, set: { pair: sql`excluded.pair` } })
        .returning();
    },

    /** Replaces the count and the lockout of a pair. */
    async saveFailures({ pair, ...state }: PairFailures): Promise<void> {
      await db.update(otpFailureTable).set(state).where(eq(otpFailureTable.pair, pair));
    },

    /** Resets the failure counts of these pairs. */
    async removeFailures(pairs: readonly string[]): Promise<void> {
      await db.delete(otpFailureTable).where(inArray(otpFailureTable.pair, [...pairs]));
    },

    /** Ends the codes of phones. */
    async removeByPhones(phones: readonly string[]): Promise<void> {
      await db.delete(otpCodeTable).where(inArray(otpCodeTable.phone, [...phones]));
    },

    /** Removes codes, send histories and failures that no longer count. */
    async removeExpired({
      codesBefore,
      sendHistoryBefore,
      failuresBefore,
    }: {
      codesBefore: Date;
      sendHistoryBefore: Date;
      failuresBefore: Date;
    }): Promise<void> {
      await db.delete(otpCodeTable).where(lt(otpCodeTable.expiresAt, codesBefore));
      await db.delete(otpSendingTable).where(lt(otpSendingTable.updatedAt, sendHistoryBefore));
      await db.delete(otpFailureTable).where(lt(otpFailureTable.updatedAt, failuresBefore));
    },
  };
}
