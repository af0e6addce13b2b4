import { calculatorDefaults, usableCalculatorConfig } from '@/config/calculator-defaults';
import { calculatorConfig } from '@/copy/collections/calculator-config';

describe('The configuration of the calculator', () => {
  it('has as its defaults what is delivered', () => {
    expect({ ...calculatorConfig, ...calculatorDefaults }).toEqual(calculatorConfig);
  });

  it('is taken as it is where its figures agree with one another', () => {
    const own = {
      ...calculatorConfig,
      interestOnly: { ...calculatorConfig.interestOnly, maxAmount: 5_000_000, maxLtv: 60 },
    };
    expect(usableCalculatorConfig(own)).toEqual(own);
  });

  it.each([
    ['a start figure above the limit', { defaultAmount: 99_000_000 }],
    ['limits the wrong way round', { minTenorMonths: 400, maxTenorMonths: 12 }],
    ['a rate below nothing', { minAnnualRate: -1 }],
    ['a term beyond the engine', { maxTenorMonths: 1e9 }],
    ['a loan-to-value ratio of nothing', { maxLtv: 0 }],
    ['no number at all', { maxPropertyValue: Number.NaN }],
  ])('%s falls back to the defaults of these figures', (_case, wild) => {
    const config = {
      ...calculatorConfig,
      principalAndInterest: {
        ...calculatorConfig.principalAndInterest,
        ...wild,
      },
    };
    expect(usableCalculatorConfig(config)).toEqual(calculatorConfig);
  });
});
