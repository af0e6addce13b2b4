import type { MakeOfferRequest } from '@/contracts/offer/offer-desk';

/** What staff offer on the application of `completeForm`. */
export const sampleOffer: Omit<MakeOfferRequest, 'property'> = {
  kind: 'principalAndInterest',
  product: 'first-mortgage',
  amount: 3_000_000,
  annualRate: 6,
  tenorMonths: 120,
  fees: [{ label: 'Valuation by a surveyor', amount: 3_000 }],
  conditions: ['The existing mortgage is repaid on the day of the advance.'],
  expiresOn: '2026-11-30',
  note: 'as decided on Monday',
};
