import { changedPromisesOf } from '@/backoffice/domains/setting/changed-promises';
import { products } from '@/copy/collections/products';
import { promiseTexts } from '@/lib/texts/promise-texts';
import { deliveredSettings } from '@test/support/setting/setting-version';

describe('Promises that are other than in the release', () => {
  it('are none as delivered', () => {
    expect(changedPromisesOf(products, deliveredSettings)).toEqual({});
  });

  it('are named with their figures, of products and of answers', () => {
    const offered = products.map((product) =>
      product.key === 'first' ? { ...product, ltvMax: 82.5 } : product,
    );
    const answers = { messageAnswer: 3, requestAnswer: 2, valuationAnswer: 1 };
    expect(changedPromisesOf(offered, { answers })).toEqual({
      promises: { homeLtv: 82.5, messageAnswer: 3, valuationAnswer: 1 },
    });
  });

  it('are read in three languages, and leave those of the release', () => {
    const changed = { messageAnswer: 3, homeLtv: 82.5, noSuchPromise: 1 };
    const readIn = (locale: 'en' | 'hk' | 'cn') => {
      const { messageAnswer, homeLtv, requestAnswer } = promiseTexts(locale, changed);
      return [messageAnswer, homeLtv, requestAnswer];
    };
    expect(readIn('en')).toEqual(['3 working days', '82.5%', '2 working days']);
    expect(readIn('hk')).toEqual(['3個工作天', '82.5%', '2個工作天']);
    expect(readIn('cn')).toEqual(['3个工作日', '82.5%', '2个工作日']);
    expect(promiseTexts('en', {})).toBe(promiseTexts('en'));
  });
});
