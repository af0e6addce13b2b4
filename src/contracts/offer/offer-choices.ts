// No zod here: these lists are imported by client components.
/** `open` waits for the applicant; `withdrawn` was taken back or replaced by the lender, or its application ended. */
export const offerStates = ['open', 'accepted', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

export const offerLimits = {
  /** Days from issue in which an offer may stand open. */
  openDays: 90,
  fees: 6,
  feeLabel: 80,
  conditions: 20,
  condition: 300,
} as const;
