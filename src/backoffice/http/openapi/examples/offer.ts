import type { Offer } from '@/contracts/offer/offer';
import { applicationNumber, instant } from './application';

export const offerNumber = 'OF-2026-7F3K9Q2M';

/** Its figures are those of the loan engine for these terms. */
export const offerExample: Offer = {
  offerNumber,
  applicationNumber,
  state: 'open',
  language: 'en',
  kind: 'principalAndInterest',
  product: 'first-mortgage',
  amount: 3_000_000,
  annualRate: 6,
  tenorMonths: 120,
  instalment: 33_306.15,
  totalInterest: 996_738.12,
  totalRepayable: 3_999_738.12,
  apr: 6.19,
  mloRate: 6.62,
  fees: [{ label: 'Valuation by a surveyor', amount: 3_000 }],
  conditions: ['The existing mortgage is repaid on the day of the advance.'],
  property: 'Flat A, 12/F, Fu Tien Mansion, Taikoo Shing',
  issuedAt: instant,
  expiresOn: '2026-11-30',
  acceptedAt: null,
};
