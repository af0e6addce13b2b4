import type { ProductKey } from '@/contracts/content/block-fields';
import type { Recommended } from '@/contracts/product-finder';
import { rankOffers } from '@/features/product-finder/ranked-offers';
import { toProductSummary } from '@/features/product-finder/product-summary';
import { products } from '@/copy/collections/products';

const offer = (product: ProductKey): Recommended => ({
  product,
  href: '/',
  applyHref: '/apply/first',
  nameEn: product,
  nameHk: product,
  nameCn: product,
  reasons: [],
});
const unknown = { amount: null, tenorMonths: null, propertyValue: null };
const loan = { amount: 2_000_000, tenorMonths: 120, propertyValue: null };

function ranked(keys: readonly ProductKey[], wish: typeof unknown | typeof loan | object = loan) {
  const [recommended = null, ...alternatives] = keys.map(offer);
  return rankOffers(
    { recommended, alternatives },
    { products: products.map(toProductSummary), wish: { ...unknown, ...wish } },
  );
}
const order = (...given: Parameters<typeof ranked>) =>
  ranked(...given).map((priced) => priced.offer.product);

describe('The suggestions', () => {
  it('stand in the order of their total cost, two at most', () => {
    expect(order(['sme', 'second', 'first'])).toEqual(['second', 'sme']);
    expect(order(['debt-consolidation', 'first'])).toEqual(['first', 'debt-consolidation']);
  });

  it('cost what a table of instalments says, and interest alone what simple interest does', () => {
    // 120 payments of 11.74010 per HK$1,000 at 7.25 %, and 9 % of HK$2,000,000 for a year.
    const [first] = ranked(['first']);
    expect(first?.cost?.payment).toBeCloseTo(23_480.2, 0);
    expect(first?.cost?.interest).toBeCloseTo(817_624, -2);
    const [bridging] = ranked(['bridging'], { amount: 2_000_000, tenorMonths: 12 });
    expect(bridging?.cost).toMatchObject({ payment: 15_000, interest: 180_000 });
  });

  it('put what a product does not lend last, and say why', () => {
    const beyond = { ...loan, propertyValue: 2_500_000 };
    const [one, other] = ranked(['rmb', 'first'], beyond);
    expect(one).toMatchObject({ offer: { product: 'first' }, mismatches: [] });
    expect(other).toMatchObject({ offer: { product: 'rmb' }, mismatches: ['share'] });
    expect(ranked(['bridging'], { amount: 100_000, tenorMonths: 240 })[0]?.mismatches).toEqual([
      'amount',
      'tenor',
    ]);
  });

  it('do not count a lowest rate that is not open to the loan', () => {
    expect(order(['first', 'rmb'], { ...loan, propertyValue: 4_000_000 })).toEqual([
      'rmb',
      'first',
    ]);
    const [one, other] = ranked(['first', 'rmb'], { ...loan, propertyValue: 3_900_000 });
    expect(one?.offer.product).toBe('first');
    expect(other).toMatchObject({ offer: { product: 'rmb' }, cost: { isLeast: true } });
  });

  it('are counted for the example of the best fit where there are no figures, and say so', () => {
    const [priced] = ranked(['first'], unknown);
    expect(priced?.cost).toMatchObject({ amount: 3_000_000, tenorMonths: 120, isExample: true });
    expect(ranked(['first'])[0]?.cost?.isExample).toBe(false);
  });

  it('have no cost where nothing is lent or the product is not known', () => {
    expect(ranked(['payment-holiday'])[0]).toMatchObject({ cost: null, mismatches: [] });
    const unlisted = rankOffers(
      { recommended: offer('first'), alternatives: [] },
      { products: [], wish: unknown },
    );
    expect(unlisted[0]).toMatchObject({ cost: null, product: undefined });
  });
});
