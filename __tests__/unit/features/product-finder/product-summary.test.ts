import type { Recommended } from '@/contracts/product-finder';
import {
  applyLink,
  calculatorLink,
  toProductSummary,
  type ProductSummary,
} from '@/features/product-finder/product-summary';
import { products } from '@/copy/collections/products';

const [firstMortgage] = products;
if (!firstMortgage) throw new Error('no products');
const product: ProductSummary = {
  ...toProductSummary(firstMortgage),
  annualRateFrom: 7,
  example: {
    propertyValue: 6_000_000,
    loanAmount: 3_000_000,
    annualRate: 8,
    tenorMonths: 120,
    days: null,
  },
};
const unknown = { amount: null, tenorMonths: null, propertyValue: null };
const wish = { amount: 2_000_000, tenorMonths: 240, propertyValue: null };

describe('The way to the calculator', () => {
  it('carries the worked example where the visitor gave no loan', () => {
    expect(calculatorLink(product, { wish: unknown, locale: 'hk' })).toBe(
      '/hk/loan-calculator?paymentType=principalAndInterest&propertyValue=6000000&loanAmount=3000000&tenorMonths=120&annualRate=8',
    );
  });

  it('carries the visitor’s loan at the lowest rate, without the property of an example', () => {
    expect(calculatorLink(product, { wish, locale: 'en' })).toBe(
      '/en/loan-calculator?paymentType=principalAndInterest&loanAmount=2000000&tenorMonths=240&annualRate=7',
    );
  });

  it('speaks of the drawn amount and days where the loan revolves, and leaves out what there is not', () => {
    const example = {
      propertyValue: null,
      loanAmount: 500_000,
      annualRate: 11,
      tenorMonths: 12,
      days: 30,
    };
    const revolving = { ...product, paymentType: 'revolving', example } as const;
    expect(calculatorLink(revolving, { wish: unknown, locale: 'en' })).toBe(
      '/en/loan-calculator?paymentType=revolving&drawnAmount=500000&days=30&annualRate=11',
    );
  });
});

describe('The way to the application', () => {
  const offerOf = (name: Recommended['product'], applyHref: string): Recommended => ({
    product: name,
    href: '/',
    applyHref,
    nameEn: '',
    nameHk: '',
    nameCn: '',
    reasons: [],
  });

  it.each([
    [
      'rmb',
      '/apply/first?product=rmb',
      '/en/apply/first?product=rmb&loanAmount=2000000&tenorMonths=240',
    ],
    // A lender's API that names the form alone.
    ['rmb', '/apply/second', '/en/apply/second?product=rmb&loanAmount=2000000&tenorMonths=240'],
    ['first', '/apply/first', '/en/apply/first?loanAmount=2000000&tenorMonths=240'],
    ['payment-holiday', '/account/payment-holiday', '/en/account/payment-holiday'],
  ] as const)('keeps product and figures: %s', (name, applyHref, expected) => {
    expect(applyLink(offerOf(name, applyHref), { wish, locale: 'en' })).toBe(expected);
  });

  it('says what the loan is for', () => {
    const told = { wish: unknown, purpose: 'move', locale: 'en' } as const;
    expect(applyLink(offerOf('first', '/apply/first'), told)).toBe('/en/apply/first?purpose=move');
  });

  it('carries no figure that the visitor did not give', () => {
    expect(applyLink(offerOf('first', '/apply/first'), { wish: unknown, locale: 'cn' })).toBe(
      '/cn/apply/first',
    );
  });
});
