import { dayMs, hourMs } from '@/lib/hong-kong-day';

/** Limits on the text messages that unauthenticated visitors can trigger. */
export interface SmsLimits {
  networkPerHour: number;
  mainlandPerHour: number;
  perHour: number;
  perDay: number;
}

/** The daily limits on mails with links and codes for an account: to one mailbox, and for one customer. */
export const accountMailLimits = { mailbox: 5, customer: 10 } as const;

/** A counter of messages with its limit; its periods begin at whole multiples of `periodMs`. */
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

/** When the period of this length began in which `at` lies, counted from 1970 in UTC. */
export function periodStart(at: Date, periodMs: number): Date {
  return new Date(Math.floor(at.getTime() / periodMs) * periodMs);
}

/** The count at which a budget is reported as nearly used up: four fifths of it. */
export function alarmAt(limit: number): number {
  return Math.ceil(limit * 0.8);
}

/** Normalises a mail address to its mailbox: letter case and a `+tag` are ignored. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}
