import { dayMs } from '@/lib/hong-kong-day';

export const hourMs = 60 * 60_000;

/** How many text messages that anybody can cause may go out. */
export interface SmsLimits {
  networkPerHour: number;
  mainlandPerHour: number;
  perHour: number;
  perDay: number;
}

/** What is counted, in periods that begin at whole multiples of `periodMs`. */
export interface Budget {
  scope: string;
  periodMs: number;
  limit: number;
}

/** The budgets of the whole site and of one country, by name. */
export function siteBudgets(limits: SmsLimits) {
  return {
    hour: { scope: 'site hour', periodMs: hourMs, limit: limits.perHour },
    day: { scope: 'site day', periodMs: dayMs, limit: limits.perDay },
    mainland: { scope: 'mainland hour', periodMs: hourMs, limit: limits.mainlandPerHour },
  } as const satisfies Record<string, Budget>;
}

export function periodStart(at: Date, periodMs: number): Date {
  return new Date(Math.floor(at.getTime() / periodMs) * periodMs);
}

/** The count with which a budget raises its alarm: four fifths of it. */
export function alarmAt(limit: number): number {
  return Math.ceil(limit * 0.8);
}

/** An address as one person's mailbox: letter case, and what stands behind a plus sign, make no other. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}
