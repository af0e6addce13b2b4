import type { CalculatorConfig } from '@/contracts/site/site';

const mode = {
  minAmount: 200_000,
  maxAmount: 50_000_000,
  defaultAmount: 3_000_000,
  minTenorMonths: 6,
  maxTenorMonths: 360,
  defaultTenorMonths: 120,
  minAnnualRate: 0.1,
  maxAnnualRate: 60,
  defaultAnnualRate: 8,
  minPropertyValue: 500_000,
  maxPropertyValue: 200_000_000,
  defaultPropertyValue: 6_000_000,
  maxLtv: 75,
};

export const config: CalculatorConfig = {
  banner: { titleEn: 'T', titleHk: 'T', titleCn: 'T', bodyEn: 'B', bodyHk: 'B', bodyCn: 'B' },
  principalAndInterest: mode,
  interestOnly: {
    ...mode,
    minTenorMonths: 1,
    maxTenorMonths: 12,
    defaultTenorMonths: 12,
    defaultAnnualRate: 10,
  },
  revolving: {
    ...mode,
    defaultAnnualRate: 11,
    defaultDrawnAmount: 500_000,
    defaultDays: 30,
    maxDays: 365,
  },
};
