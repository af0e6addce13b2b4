import { hourMs, minuteMs } from '@/lib/hong-kong-day';
import type { HasTurn } from '@/lib/async/in-batches';

/** What each job works on and what it does to it. */
export const jobNames = [
  'application.retention',
  'application.send-signing-reminders',
  'appointment.remove-expired',
  'audit.chain',
  'campaign.mail-reports',
  'campaign.remove-expired',
  'contact.remove-expired',
  'customer.erase-rest',
  'document.remove-orphans',
  'document.report-complete',
  'email.remove-expired',
  'job-application.remove-expired',
  'letter.issue',
  'loan.charge-due',
  'loan.remind-payments',
  'loan.remove-ended',
  'message-budget.remove-expired',
  'otp.remove-expired',
  'outbox.remove-finished',
  'passkey.remove-expired',
  'request.end-autopay',
  'search.make-entries',
  'security.remove-expired',
  'session.remove-expired',
  'setting.publish-due',
  'site-health.remove-expired',
  'staff.remove-expired-sessions',
  'statement.issue',
  'valuation.compare-sales',
  'valuation.remove-expired-alerts',
  'valuation.send-alerts',
] as const;
export type JobName = (typeof jobNames)[number];

/** The time from one run of a job to the next. */
export const jobPeriodsMs: Record<JobName, number> = {
  'application.retention': minuteMs,
  'application.send-signing-reminders': 10 * minuteMs,
  'appointment.remove-expired': hourMs,
  'audit.chain': minuteMs,
  'campaign.mail-reports': 10 * minuteMs,
  'campaign.remove-expired': hourMs,
  'contact.remove-expired': 10 * minuteMs,
  'customer.erase-rest': hourMs,
  'document.remove-orphans': minuteMs,
  'document.report-complete': 10 * minuteMs,
  'email.remove-expired': 10 * minuteMs,
  'job-application.remove-expired': hourMs,
  'letter.issue': hourMs,
  'loan.charge-due': minuteMs,
  'loan.remind-payments': hourMs,
  'loan.remove-ended': hourMs,
  'message-budget.remove-expired': hourMs,
  'otp.remove-expired': 10 * minuteMs,
  'outbox.remove-finished': hourMs,
  'passkey.remove-expired': 10 * minuteMs,
  'request.end-autopay': 10 * minuteMs,
  'search.make-entries': minuteMs,
  'security.remove-expired': hourMs,
  'session.remove-expired': 10 * minuteMs,
  'setting.publish-due': minuteMs,
  'site-health.remove-expired': hourMs,
  'staff.remove-expired-sessions': hourMs,
  'statement.issue': minuteMs,
  'valuation.compare-sales': hourMs,
  'valuation.remove-expired-alerts': hourMs,
  'valuation.send-alerts': hourMs,
};

/** What each job does. It may run again after a crash in the middle, so doing it twice must do no harm. A long one asks between two rows whether it `hasTurn`. */
export type JobWork = Record<JobName, (hasTurn: HasTurn) => Promise<void>>;

export interface JobState {
  name: string;
  /** Null while the job is not running. */
  leaseExpiresAt: Date | null;
  lastStartedAt: Date;
  lastDurationMs: number | null;
  lastSucceededAt: Date | null;
  lastFailedAt: Date | null;
  lastFailure: string | null;
}

/** How long a run holds the job's lease without renewing it; after a crash, another instance takes over once the lease has expired. */
export const leaseMs = minuteMs;

/** Clocks of instances differ by less; a time further ahead was written before a clock was set back. */
const maxClockSkewMs = 10 * minuteMs;

/** A job is due when its period is over and no instance holds its lease, or when the lease was not renewed in time. */
export function isDue(
  state: Pick<JobState, 'leaseExpiresAt' | 'lastStartedAt'> | undefined,
  { periodMs, now }: { periodMs: number; now: Date },
): boolean {
  if (!state) return true;
  if (state.leaseExpiresAt) {
    const aheadMs = state.leaseExpiresAt.getTime() - now.getTime();
    return aheadMs <= 0 || aheadMs > leaseMs + maxClockSkewMs;
  }
  const elapsedMs = now.getTime() - state.lastStartedAt.getTime();
  return elapsedMs >= periodMs || elapsedMs < -maxClockSkewMs;
}

/** Whether some instance works on the job now. */
export function isLeaseHeld(
  state: Pick<JobState, 'leaseExpiresAt'> | undefined,
  now: Date,
): boolean {
  return (state?.leaseExpiresAt ?? now) > now;
}
