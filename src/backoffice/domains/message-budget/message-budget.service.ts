import type { DeskSmsBudget } from '@/contracts/message-budget';
import { dayMs } from '@/lib/hong-kong-day';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import {
  alarmAt,
  hourMs,
  mailboxOf,
  periodStart,
  siteBudgets,
  type Budget,
  type SmsLimits,
} from './message-budget.model';
import type { MessageBudgetRepository, MessageCounter } from './message-budget.repository';

/** Why no text message goes out: too many from one network, or none at all for now. */
export interface SmsRefusal {
  failure: 'networkLimit' | 'unavailable';
  waitMs?: number;
}

export interface SmsUse {
  /** E.164. */
  phone: string;
  network: string;
  /** False where nothing is delivered: it costs nothing, and must not use up what others need. */
  isDelivered: boolean;
  /** A browser that signed in with the phone is counted, and refused only while messages are halted. */
  isTrusted: boolean;
}

export interface MessageBudgetOptions {
  limits: SmsLimits;
  /** Receipts by mail to one address a day. */
  receiptsPerDay: number;
  repositories: { budget: Pick<MessageBudgetRepository, 'find' | 'findHalt' | 'removeBefore'> };
  unitOfWork: UnitOfWork<{
    budget: Pick<MessageBudgetRepository, 'halt' | 'resume'>;
    audit: Pick<AuditRepository, 'create'>;
  }>;
  hash: KeyedHash;
  log: Logger;
  now: () => Date;
}

export type MessageBudget = ReturnType<typeof createMessageBudget>;
type Counter = { budget: MessageCounter };

/** What keeps strangers from having us send messages without end: budgets by network, country, hour and day, and a switch for staff. */
export function createMessageBudget({
  limits,
  receiptsPerDay,
  repositories,
  unitOfWork,
  hash,
  log,
  now,
}: MessageBudgetOptions) {
  const budgets = siteBudgets(limits);

  /** Milliseconds until there is something left; 0 when this message was within the budget. */
  async function use(
    { budget }: Counter,
    { scope, periodMs, limit }: Budget,
    onCount: (sent: number) => void = () => undefined,
  ): Promise<number> {
    const since = periodStart(now(), periodMs);
    const sent = await budget.increment(scope, since);
    onCount(sent);
    return sent > limit ? since.getTime() + periodMs - now().getTime() : 0;
  }

  const watched =
    ({ scope, limit }: Budget) =>
    (sent: number): void => {
      if (sent === alarmAt(limit))
        log.warn({ scope, sent, limit }, 'four fifths of a budget for text messages are used');
      if (sent === limit + 1)
        log.error({ scope, limit }, 'a budget for text messages is used up: codes are refused');
    };

  return {
    /** Counts a text message in the transaction that stores it; answers why it may not go out, or null. */
    async useSms(
      tx: Counter,
      { phone, network, isDelivered, isTrusted }: SmsUse,
    ): Promise<SmsRefusal | null> {
      if (await tx.budget.findHalt()) return { failure: 'unavailable' };
      const networkWaitMs = await use(tx, {
        scope: `network ${hash('network', network)}`,
        periodMs: hourMs,
        limit: limits.networkPerHour,
      });
      if (networkWaitMs > 0 && !isTrusted)
        return { failure: 'networkLimit', waitMs: networkWaitMs };
      const counted = [
        ...(phone.startsWith('+86') ? [budgets.mainland] : []),
        budgets.hour,
        budgets.day,
      ];
      for (const budget of counted) {
        // The same steps for a number that nobody has: its answer must take the same time.
        const waitMs = isDelivered
          ? await use(tx, budget, watched(budget))
          : await use(tx, { ...budget, scope: 'undelivered', limit: Infinity });
        if (waitMs > 0 && !isTrusted) return { failure: 'unavailable', waitMs };
      }
      return null;
    },

    /** Counts a receipt by mail to an address that anybody may have typed; false once it got enough of them today. */
    async useReceipt(tx: Counter, address: string): Promise<boolean> {
      const scope = `mail ${hash('mail', mailboxOf(address))}`;
      return (await use(tx, { scope, periodMs: dayMs, limit: receiptsPerDay })) === 0;
    },

    /** What was sent in the current periods, and whether text messages are halted. */
    async show(): Promise<DeskSmsBudget> {
      const halt = await repositories.budget.findHalt();
      return {
        halt: halt && { by: halt.staff, at: halt.at.toISOString(), note: halt.note },
        budgets: await Promise.all(
          Object.values(budgets).map(async ({ scope, periodMs, limit }) => ({
            scope,
            sent: await repositories.budget.find(scope, periodStart(now(), periodMs)),
            limit,
            endsAt: new Date(periodStart(now(), periodMs).getTime() + periodMs).toISOString(),
          })),
        ),
      };
    },

    /** Halts every text message that anybody can cause, codes included, or lets them go out again. */
    async setHalted(
      staff: string,
      { isHalted, note }: { isHalted: boolean; note: string },
    ): Promise<void> {
      await unitOfWork(async ({ budget, audit }) => {
        const at = now();
        if (isHalted) await budget.halt({ staff, note, at });
        else await budget.resume();
        await recordChange(audit, {
          at,
          staff,
          target: 'sms-budget',
          before: { isHalted: !isHalted },
          after: { isHalted, note },
        });
      });
    },

    /** Removes the counts of periods that are over. */
    removeExpired: (): Promise<void> =>
      repositories.budget.removeBefore(new Date(now().getTime() - 2 * dayMs)),
  };
}
