import type { CalculatorConfig } from '@/contracts/site/site';
import { calculationLimits as limits } from '@/contracts/limits/limits';
import { advertised } from './site';

type CalculatorLimits = Omit<CalculatorConfig, 'banner'>;

const shared = {
  defaultAmount: 3_000_000,
  minAnnualRate: 0.1,
  maxAnnualRate: 48,
  minPropertyValue: 500_000,
  maxPropertyValue: 200_000_000,
  defaultPropertyValue: 6_000_000,
  maxLtv: advertised.calculatorLtvMax,
};

/** The limits and start figures of the calculator where an API gives none that can be used. */
export const calculatorDefaults: CalculatorLimits = {
  interestOnly: {
    ...shared,
    minAmount: 200_000,
    maxAmount: 30_000_000,
    minTenorMonths: 1,
    maxTenorMonths: 12,
    defaultTenorMonths: 12,
    defaultAnnualRate: 10,
  },
  principalAndInterest: {
    ...shared,
    minAmount: 200_000,
    maxAmount: 50_000_000,
    minTenorMonths: 6,
    maxTenorMonths: 360,
    defaultTenorMonths: 120,
    defaultAnnualRate: 8,
  },
  revolving: {
    ...shared,
    minAmount: 100_000,
    maxAmount: 10_000_000,
    minTenorMonths: 12,
    maxTenorMonths: 60,
    defaultTenorMonths: 12,
    defaultAnnualRate: 11,
    defaultDrawnAmount: 500_000,
    defaultDays: 30,
    maxDays: 365,
  },
};

const noWords = { titleEn: '', titleHk: '', titleCn: '', bodyEn: '', bodyHk: '', bodyCn: '' };

/** The configuration where the API has none that can be read. */
export const defaultCalculatorConfig: CalculatorConfig = { banner: noWords, ...calculatorDefaults };

interface FigureGroup {
  /** In rising order: together they are usable only where none is less than the one before. */
  fields: readonly string[];
  min: number;
  max: number;
}

// The limits of the calculation engine.
const groups: readonly FigureGroup[] = [
  {
    fields: ['minAmount', 'defaultAmount', 'maxAmount'],
    min: limits.minAmount,
    max: limits.maxAmount,
  },
  {
    fields: ['minTenorMonths', 'defaultTenorMonths', 'maxTenorMonths'],
    min: limits.minTenorMonths,
    max: limits.maxTenorMonths,
  },
  {
    fields: ['minAnnualRate', 'defaultAnnualRate', 'maxAnnualRate'],
    min: limits.minAnnualRate,
    max: limits.maxAnnualRate,
  },
  { fields: ['minPropertyValue', 'defaultPropertyValue', 'maxPropertyValue'], min: 1, max: 1e10 },
  { fields: ['maxLtv'], min: 1, max: 100 },
];
const revolvingGroups: readonly FigureGroup[] = [
  ...groups,
  { fields: ['defaultDrawnAmount'], min: limits.minAmount, max: limits.maxAmount },
  { fields: ['defaultDays', 'maxDays'], min: 1, max: 3_660 },
];

/** The configuration as the calculator can use it: figures that contradict one another, or that the engine does not take, are the defaults. */
export function usableCalculatorConfig(config: CalculatorConfig): CalculatorConfig {
  const { interestOnly, principalAndInterest, revolving } = calculatorDefaults;
  return {
    ...config,
    interestOnly: groups.reduce(withUsable(interestOnly), config.interestOnly),
    principalAndInterest: groups.reduce(
      withUsable(principalAndInterest),
      config.principalAndInterest,
    ),
    revolving: revolvingGroups.reduce(withUsable(revolving), config.revolving),
  };
}

const withUsable =
  <M extends Readonly<Record<string, number>>>(defaults: M) =>
  (mode: M, { fields, min, max }: FigureGroup): M => {
    const isUsable = fields.every((field, index) => {
      const figure = mode[field] ?? Number.NaN;
      return figure >= (mode[fields[index - 1] ?? ''] ?? min) && figure >= min && figure <= max;
    });
    if (isUsable) return mode;
    return { ...mode, ...Object.fromEntries(fields.map((field) => [field, defaults[field]])) };
  };
