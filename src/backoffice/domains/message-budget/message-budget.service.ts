import { hourMs } from '@/lib/hong-kong-day';
import type { DeskSmsBudget } from '@/contracts/message-budget';
import { dayMs } from '@/lib/hong-kong-day';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import {
  accountMailLimits,
  alarmAt,
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
  /** False if nothing is delivered; such a message is not counted. */
  isDelivered: boolean;
  /** A browser that signed in with the phone is counted, and refused only while messages are halted. */
  isTrusted: boolean;
}

export interface MessageBudgetOptions {
  /** What applies now. */
  limits: () => SmsLimits;
  /** Receipts by mail to one address a day. */
  receiptsPerDay: () => number;
  repositories: { budget: Pick<MessageBudgetRepository, 'count' | 'findHalt' | 'removeBefore'> };
  unitOfWork: UnitOfWork<{
    budget: Pick<MessageBudgetRepository, 'saveHalt' | 'removeHalt'>;
    audit: Pick<AuditRepository, 'create'>;
  }>;
  hash: KeyedHash;
  log: Logger;
  now: () => Date;
}

export type MessageBudget = ReturnType<typeof createMessageBudget>;
type Counter = { budget: MessageCounter };

/**
 * Limits the messages that unauthenticated visitors can trigger (SMS pumping): budgets by network, country, hour and day, and a switch
 * for staff.
 */
export function createMessageBudget({
  limits,
  receiptsPerDay,
  repositories,
  unitOfWork,
  hash,
  log,
  now,
}: MessageBudgetOptions) {
  /** Milliseconds until the budget has room again; 0 if this message was within it. */
  async function use(
    { budget }: Counter,
    { scope, periodMs, limit }: Budget,
    onCount: (sent: number) => void = () => undefined,
  ): Promise<number> {
    const since = periodStart(now(), periodMs);
    const sent = await budget.add(scope, since);
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
    /** Counts a text message in the transaction that stores it; returns why it must not be sent, or null. */
    async useSms(
      tx: Counter,
      { phone, network, isDelivered, isTrusted }: SmsUse,
    ): Promise<SmsRefusal | null> {
      if (await tx.budget.findHalt()) return { failure: 'unavailable' };
      const allowed = limits();
      const budgets = siteBudgets(allowed);
      const networkWaitMs = await use(tx, {
        scope: `network ${hash('network', network)}`,
        periodMs: hourMs,
        limit: allowed.networkPerHour,
      });
      if (networkWaitMs > 0 && !isTrusted)
        return { failure: 'networkLimit', waitMs: networkWaitMs };
      const counted = [
        ...(phone.startsWith('+86') ? [budgets.mainland] : []),
        budgets.hour,
        budgets.day,
      ];
      for (const budget of counted) {
        // Performs the same steps for an unknown number, so that its response takes the same time.
        const waitMs = isDelivered
          ? await use(tx, budget, watched(budget))
          : await use(tx, { ...budget, scope: 'undelivered', limit: Infinity });
        if (waitMs > 0 && !isTrusted) return { failure: 'unavailable', waitMs };
      }
      return null;
    },

    /** Counts a receipt by mail to an address that is not verified; false once the address has had its daily number. */
    async useReceipt(tx: Counter, address: string): Promise<boolean> {
      const scope = `mail ${hash('mail', mailboxOf(address))}`;
      return (await use(tx, { scope, periodMs: dayMs, limit: receiptsPerDay() })) === 0;
    },

    /** Counts a mail that verifies an address of a customer, or proves it; answers how long to wait where the mailbox or the customer had the daily number, else 0. */
    async useAccountMail(
      tx: Counter,
      { address, customerId }: { address: string; customerId: string },
    ): Promise<number> {
      const daily = (scope: string, limit: number) => use(tx, { scope, periodMs: dayMs, limit });
      const mailboxWaitMs = await daily(
        `account mail ${hash('mail', mailboxOf(address))}`,
        accountMailLimits.mailbox,
      );
      const customerWaitMs = await daily(
        `account mail of ${customerId}`,
        accountMailLimits.customer,
      );
      return Math.max(mailboxWaitMs, customerWaitMs);
    },

    /** What was sent in the current periods, and whether text messages are halted. */
    async show(): Promise<DeskSmsBudget> {
      const halt = await repositories.budget.findHalt();
      return {
        halt: halt && { by: halt.staff, at: halt.at.toISOString(), note: halt.note },
        budgets: await Promise.all(
          Object.values(siteBudgets(limits())).map(async ({ scope, periodMs, limit }) => ({
            scope,
            sent: await repositories.budget.count(scope, periodStart(now(), periodMs)),
            limit,
            endsAt: new Date(periodStart(now(), periodMs).getTime() + periodMs).toISOString(),
          })),
        ),
      };
    },

    /** Halts or resumes all text messages that unauthenticated visitors can trigger, one-time codes included. */
    async setHalted(
      staff: string,
      { isHalted, note }: { isHalted: boolean; note: string },
    ): Promise<void> {
      await unitOfWork(async ({ budget, audit }) => {
        const at = now();
        if (isHalted) await budget.saveHalt({ staff, note, at });
        else await budget.removeHalt();
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
