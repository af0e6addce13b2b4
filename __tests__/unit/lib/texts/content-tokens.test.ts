import { products } from '@/copy/collections/products';
import { contentTokens } from '@/lib/texts/content-tokens';
import { publicSettingsOf } from '@test/support/content/settings-factory';

const product = (overrides: object) =>
  [
    {
      ...products[0],
      key: 'rmb',
      annualRateFrom: 6.99,
      annualRateMax: 36,
      ltvMax: null,
      minTenorMonths: 6,
      maxTenorMonths: 120,
      minAmount: 500_000,
      maxAmount: 20_000_000,
      ...overrides,
    },
  ] as typeof products;

describe('The tokens of the copy', () => {
  it('carry the advertised figures of the specification', () => {
    const tokens = contentTokens({ locale: 'en', products: [], settings: publicSettingsOf() });
    expect(tokens).toMatchObject({
      'promise.calculatorLtv': '75%',
      'promise.homeLtv': '85%',
      'promise.reward': 'HK$10,000',
      'promise.rmbRate': '6.99%',
      'promise.decision': '24 hours',
      'promise.rateMax': '36%',
      'promise.rateOffence': '48%',
    });
  });

  it('carry each product in the page’s language', () => {
    const tokens = contentTokens({
      locale: 'cn',
      products: product({ nameCn: '人民币贷款' }),
      settings: publicSettingsOf(),
    });
    expect(tokens).toMatchObject({
      'rmb.name': '人民币贷款',
      'rmb.annualRateFrom': '6.99%',
      // (1 + 0.0699 / 12) ^ 12 − 1
      'rmb.aprFrom': '7.22%',
      'rmb.annualRateMax': '36%',
      'rmb.ltvMax': '',
      'rmb.minTenor': '6个月',
      'rmb.maxTenor': '10年',
      'rmb.minAmount': 'HK$500,000',
      'rmb.maxAmount': 'HK$20,000,000',
    });
  });

  it('leave the annual percentage rate out of an example that cannot be reckoned with, and keep the rest', () => {
    const example = { propertyValue: null, loanAmount: 1, annualRate: 8, tenorMonths: 5_000_000 };
    const tokens = contentTokens({
      locale: 'en',
      products: product({ example: { ...example, days: null } }),
      settings: publicSettingsOf(),
    });
    expect(tokens['rmb.aprFrom']).toBe('–');
    expect(tokens['rmb.annualRateFrom']).toBe('6.99%');
  });

  it('carry the licence number and the hotline that are set', () => {
    const settings = publicSettingsOf({
      licenceNumber: '0123/2026',
      complaintHotline: '3000 0000',
    });
    expect(contentTokens({ locale: 'hk', products: [], settings })).toMatchObject({
      licenceNumber: '0123/2026',
      hotline: '3000 0000',
    });
  });
});
