import { dayMs } from '@/lib/hong-kong-day';

/** How long the link of a notice stops withdrawals. */
export const alertLifeMs = 30 * dayMs;

export interface PayoutState {
  payoutsHeldUntil: Date | null;
  payoutsFrozenAt: Date | null;
}

/** Until when withdrawals wait; null where they no longer do. */
export function heldUntil({ payoutsHeldUntil }: PayoutState, now: Date): Date | null {
  return payoutsHeldUntil !== null && payoutsHeldUntil > now ? payoutsHeldUntil : null;
}
