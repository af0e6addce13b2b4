import {
  figureProblems,
  figuresOf,
  productSettingOf,
  productsWith,
} from '@/backoffice/domains/setting/product-figures';
import { productDefaults } from '@/backoffice/domains/setting/setting-defaults';
import type { ProductFigures } from '@/contracts/setting/product-settings';
import { settingProblem } from '@/contracts/setting/settings';
import { productOf, products } from '@/copy/collections/products';
import { deliveredSettings } from '@test/support/setting/setting-version';

const second: ProductFigures = productDefaults['product-second'];

describe('The figures of a product', () => {
  it.each(products.map((product) => [product.key, product] as const))(
    'of %s are delivered as a value that its setting may have',
    (key, product) => {
      const name = productSettingOf(key);
      expect(settingProblem(name, figuresOf(product))).toBeNull();
      expect(figureProblems(product, productDefaults[name])).toEqual({});
    },
  );

  it('are those of the release, the same object, until one was decided', () => {
    const shown = productsWith(products, deliveredSettings, () => null);
    expect(shown.map((product, index) => product === products[index])).not.toContain(false);
  });

  it('are dated by the day since which they apply, and leave what is not set', () => {
    const settings = {
      ...deliveredSettings,
      'product-payment-holiday': {
        ...productDefaults['product-payment-holiday'],
        annualRateFrom: 6.5,
      },
    };
    const shown = productsWith(products, settings, (name) =>
      name === 'product-payment-holiday' ? '2026-12-01' : null,
    );
    expect(shown.find(({ key }) => key === 'payment-holiday')).toEqual({
      ...productOf('payment-holiday'),
      annualRateFrom: 6.5,
      asOf: '2026-12-01',
    });
    expect(shown.find(({ key }) => key === 'first')).toBe(productOf('first'));
  });
});

describe('Figures that cannot stand together', () => {
  it.each<[string, Partial<ProductFigures>, [string, string, string | number]]>([
    [
      'rates the wrong way round',
      { annualRateFrom: 20, annualRateMax: 15 },
      ['annualRateFrom', 'aboveHighest', '15%'],
    ],
    [
      'amounts the wrong way round',
      { minAmount: 30_000_000 },
      ['minAmount', 'aboveHighest', 'HK$20,000,000'],
    ],
    [
      'periods the wrong way round',
      { minTenorMonths: 300 },
      ['minTenorMonths', 'aboveHighest', 240],
    ],
    [
      'an example below the lowest rate',
      { exampleRate: 8 },
      ['exampleRate', 'outOfRange', '8.5% – 36%'],
    ],
    [
      'an example above the largest loan',
      { maxAmount: 900_000 },
      ['exampleAmount', 'outOfRange', 'HK$200,000 – HK$900,000'],
    ],
    [
      'an example over a longer period',
      { maxTenorMonths: 60 },
      ['exampleTenorMonths', 'outOfRange', '24 – 60'],
    ],
    // HK$1,000,000 on HK$6,000,000 is 16.7 %.
    [
      'an example above the share',
      { ltvMax: 15 },
      ['exampleAmount', 'exampleAboveShare', 'HK$900,000'],
    ],
    // 120 instalments of HK$13,493.50: 24 × (120 × 13,493.50 − 1,000,000) / (1,000,000 × 121), by Schedule 2.
    [
      'an example that costs more with all that counts',
      { annualRateMax: 12 },
      ['exampleRate', 'exampleCostsTooMuch', '12.28%'],
    ],
    // And 31.5 %, which itself is below 36 %, by instalments of HK$27,476.17.
    [
      'a lowest rate that does so',
      { annualRateFrom: 31.5, exampleRate: 31.5 },
      ['annualRateFrom', 'exampleCostsTooMuch', '45.56%'],
    ],
  ])('%s: the field is named with what it may be', (_case, changes, [field, key, limit]) => {
    expect(figureProblems(productOf('second'), { ...second, ...changes })).toEqual({
      [field]: { key, limit },
    });
  });
});
