import { campaignNamePattern } from '@/contracts/campaign/campaign-names';
import { campaignNameOf } from '@/lib/visit/campaign-name';

describe('A name of a campaign', () => {
  it.each([
    ['Spring 2027!', 'spring-2027'],
    ['  Google Ads ', 'google-ads'],
    ['Café_Déjà', 'cafe_deja'],
    ['v1.2 -- final', 'v1.2-final'],
    ['-._', ''],
    ['春季', ''],
  ])('%j is written as %j', (typed, written) => {
    expect(campaignNameOf(typed)).toBe(written);
  });

  it('is always one that the API takes, or none', () => {
    const odd = ['a'.repeat(99) + '- b', 'A--B', 'x._-y', '…a…', 'A\u0301b', '９９'];
    expect(odd.map(campaignNameOf).filter((name) => !campaignNamePattern.test(name))).toEqual([]);
  });
});
