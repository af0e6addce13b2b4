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
  sentAt: number[];
  /** Wrong tries. */
  missedAt: number[];
  /** When a code was last entered correctly. */
  provenAt: number | null;
}

export type OtpRepository = ReturnType<typeof createOtpRepository>;

/** Codes, when they were sent, and how often they were missed. Everything that names a person is a keyed hash. */
export function createOtpRepository(db: Database | Transaction) {
  return {
    /** The row stays locked until the transaction ends. */
    async lockHistory(phone: string, now: Date): Promise<CodeHistory> {
      const [row] = await db
        .insert(otpSendingTable)
        .values({ phone, sentAt: [], updatedAt: now })
        .onConflictDoUpdate({ target: otpSendingTable.phone, set: { updatedAt: now } })
        .returning({
          sentAt: otpSendingTable.sentAt,
          missedAt: otpSendingTable.missedAt,
          provenAt: otpSendingTable.provenAt,
        });
      return row ?? { sentAt: [], missedAt: [], provenAt: null };
    },

    async saveSendHistory(phone: string, sentAt: number[]): Promise<void> {
      await db.update(otpSendingTable).set({ sentAt }).where(eq(otpSendingTable.phone, phone));
    },

    async saveMisses(phone: string, missedAt: number[]): Promise<void> {
      await db.update(otpSendingTable).set({ missedAt }).where(eq(otpSendingTable.phone, phone));
    },

    async saveLastProven(phones: readonly string[], provenAt: number): Promise<void> {
      await db
        .update(otpSendingTable)
        .set({ provenAt })
        .where(inArray(otpSendingTable.phone, [...phones]));
    },

    /** The code before, open or not; null when it was typed in right, because then it is over. */
    async findPrevious(target: string): Promise<{ outboxId: string; createdAt: Date } | null> {
      const [row] = await db
        .select({ outboxId: otpCodeTable.outboxId, createdAt: otpCodeTable.createdAt })
        .from(otpCodeTable)
        .where(and(eq(otpCodeTable.target, target), isNull(otpCodeTable.usedAt)));
      return row ?? null;
    },

    /** A new code takes the place of the one before, whose tries are over with it. */
    async replaceCode(code: OtpCode): Promise<void> {
      const fresh = { ...code, tries: 0, usedAt: null };
      await db
        .insert(otpCodeTable)
        .values(fresh)
        .onConflictDoUpdate({ target: otpCodeTable.target, set: fresh });
    },

    /** Consumes one attempt of the valid code, or returns null when there is none; one statement, so that parallel guesses share one limit. */
    async consumeAttempt(
      target: string,
      { requestId, now, limit }: { requestId?: string; now: Date; limit: number },
    ): Promise<{ requestId: string; codeHash: string; tries: number } | null> {
      const [row] = await db
        .update(otpCodeTable)
        .set({ tries: sql`${otpCodeTable.tries} + 1` })
        .where(
          and(
            eq(otpCodeTable.target, target),
            requestId === undefined ? undefined : eq(otpCodeTable.requestId, requestId),
            isNull(otpCodeTable.usedAt),
            gt(otpCodeTable.expiresAt, now),
            lt(otpCodeTable.tries, limit),
          ),
        )
        .returning({
          requestId: otpCodeTable.requestId,
          codeHash: otpCodeTable.codeHash,
          tries: otpCodeTable.tries,
        });
      return row ?? null;
    },

    async markUsed(target: string, now: Date): Promise<void> {
      await db.update(otpCodeTable).set({ usedAt: now }).where(eq(otpCodeTable.target, target));
    },

    async findFailures(pairs: readonly string[]): Promise<PairFailures[]> {
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

    async saveFailures({ pair, ...state }: PairFailures): Promise<void> {
      await db.update(otpFailureTable).set(state).where(eq(otpFailureTable.pair, pair));
    },

    async removeFailures(pairs: readonly string[]): Promise<void> {
      await db.delete(otpFailureTable).where(inArray(otpFailureTable.pair, [...pairs]));
    },

    /** Ends the codes of phones. */
    async removeByPhones(phones: readonly string[]): Promise<void> {
      await db.delete(otpCodeTable).where(inArray(otpCodeTable.phone, [...phones]));
    },

    /** Removes what no longer decides anything. */
    async removeExpired({
      codesBefore,
      sendingsBefore: sendHistoryBefore,
      failuresBefore,
    }: {
      codesBefore: Date;
      sendingsBefore: Date;
      failuresBefore: Date;
    }): Promise<void> {
      await db.delete(otpCodeTable).where(lt(otpCodeTable.expiresAt, codesBefore));
      await db.delete(otpSendingTable).where(lt(otpSendingTable.updatedAt, sendHistoryBefore));
      await db.delete(otpFailureTable).where(lt(otpFailureTable.updatedAt, failuresBefore));
    },
  };
}
