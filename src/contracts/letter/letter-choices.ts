// No zod here: these lists are imported by client components.
/** What a letter about a loan says: its key facts when it was booked, what clears it on a day, that it is paid back, that its mortgage is released, a payment holiday or a higher limit that was granted, another rate, other payments. */
export const letterKinds = [
  'loan-booked',
  'settlement-figure',
  'loan-settled',
  'mortgage-released',
  'holiday-granted',
  'limit-granted',
  'rate-changed',
  'restructured',
] as const;
export type LetterKind = (typeof letterKinds)[number];
