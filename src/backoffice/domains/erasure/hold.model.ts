import { holdReasons, type HoldReason } from '@/contracts/customer/customer-choices';
import { isIsoDay } from '@/lib/hong-kong-day';
import type { StoredRow } from '../personal-copy/personal-row.repository';

/** Why something is kept, and its last day; `until` is null while nobody knows it. */
export interface Hold {
  reason: HoldReason;
  until: string | null;
}

/** A hold whose end nobody knows. */
export const open = (reason: HoldReason): Hold => ({ reason, until: null });

/** The hold that lasts longest: those without a known end come first. */
export function strongestOf(holds: readonly (Hold | null)[]): Hold | null {
  return holds.reduce<Hold | null>((strongest, hold) => {
    if (hold === null || strongest === null) return hold ?? strongest;
    if (hold.until !== null && strongest.until !== null)
      return hold.until > strongest.until ? hold : strongest;
    if (hold.until === null && strongest.until === null)
      return holdReasons.indexOf(hold.reason) < holdReasons.indexOf(strongest.reason)
        ? hold
        : strongest;
    return hold.until === null ? hold : strongest;
  }, null);
}

/** The day so many years later; of 29 February the last of February. */
export function plusYears(day: string, years: number): string {
  const moved = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isIsoDay(moved) ? moved : moved.replace(/29$/, '28');
}

/** Whether a loan that ended still has something owed, or something to give back. */
export function isUnbalanced(entries: readonly StoredRow[]): boolean {
  const last = [...entries].sort((one, other) => Number(one.seq) - Number(other.seq)).at(-1);
  return (
    last !== undefined &&
    [last.principalAfter, last.billedAfter, last.interestAfter, last.creditAfter].some(
      (cents) => Number(cents) > 0,
    )
  );
}
