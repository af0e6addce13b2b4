import type { ApplyContext } from '@/features/application/apply-context';

/** What the server tells the pages of an application for a first mortgage, in English. */
export function applyContext(overrides: Partial<ApplyContext> = {}): ApplyContext {
  return {
    product: 'first',
    locale: 'en',
    limits: null,
    isSmsLive: true,
    reportsValue: false,
    hotline: '3000 0000',
    lender: 'Harbour Key Mortgage',
    legal: {
      warning: 'Warning: You have to repay your loans. Don’t pay any intermediaries.',
      officialWarning: null,
      licence: 'Money Lender’s Licence No. 1/2026',
      hotline: 'Enquiry and complaint hotline: 3000 0000',
    },
    rates: { from: '7.25%', max: '36%' },
    pricing: { annualRateFrom: 7.25, ltvMax: 85 },
    interests: {},
    notice: null,
    ...overrides,
  };
}
