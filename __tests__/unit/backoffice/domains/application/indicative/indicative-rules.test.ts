import {
  checksToday,
  rulesWithin,
} from '@/backoffice/domains/application/indicative/indicative-rules';
import { indicativeChecks } from '@/copy/collections/indicative-checks';
import { indicativeRules } from '@/copy/collections/indicative-rules';
import { productOf } from '@/copy/collections/products';

const fastPass = productOf('fast-pass');

describe('Rules of an indication that state limits', () => {
  it('stay as staff keep them while nothing was set otherwise', () => {
    const own = indicativeRules.map((rule) => ({ ...rule, reasonEn: 'our own words' }));
    const product = { ...fastPass, annualRateFrom: 7 };
    expect(rulesWithin(own, { product })).toEqual(own);
    expect(rulesWithin(own, { product, promises: { messageAnswer: 3 } })).toEqual(own);
  });

  it('follow the limits that were set, as far as staff have such rules', () => {
    const stored = indicativeRules.filter(({ _id }) => _id !== 'tenor-long');
    const rules = rulesWithin(stored, {
      product: { ...fastPass, maxAmount: 12_500_000, ltvMax: 70 },
    });
    expect(rules.map(({ _id }) => _id)).toEqual(stored.map(({ _id }) => _id));
    expect(rules.find(({ _id }) => _id === 'amount-large')).toMatchObject({
      max: 12_500_000,
      reasonEn: expect.stringContaining('HK$12,500,000'),
    });
    expect(rules.find(({ _id }) => _id === 'share-high')).toMatchObject({
      max: 70,
      reasonCn: expect.stringContaining('70%'),
    });
  });
});

describe('Rules of an indication that measure income and value', () => {
  it('follow the figures that were set, and only those that state one of them', () => {
    const promises = { debtServicingMax: 55, specialLtvReview: 50 };
    const rules = rulesWithin(indicativeRules, { product: fastPass, promises });
    const changed = rules.filter((rule, index) => rule !== indicativeRules[index]);
    expect(changed).toMatchObject([
      { _id: 'share-special', max: 50, reasonHk: expect.stringContaining('50%') },
      { _id: 'burden-high', max: 55, annualRate: 9, reasonEn: expect.stringContaining('55%') },
    ]);
  });

  it('count payments at another rate wherever they count them', () => {
    const rules = rulesWithin(indicativeRules, { product: fastPass, promises: { stressRate: 10 } });
    const counted = rules.filter(({ annualRate }) => annualRate !== undefined);
    expect(counted.map(({ annualRate, max }) => [annualRate, max])).toEqual([
      [10, 60],
      [10, 50],
      [10, 40],
    ]);
  });

  it('ask for income over the months that were set', () => {
    expect(checksToday(indicativeChecks, undefined)).toEqual(indicativeChecks);
    const changed = checksToday(indicativeChecks, { varyingIncomeProof: 12 }).filter(
      (check, index) => check !== indicativeChecks[index],
    );
    expect(changed).toMatchObject([
      { _id: 'income-six-months', textEn: expect.stringContaining('the last 12 months') },
    ]);
  });
});
