import { readFileSync } from 'node:fs';
import { promises } from '@/config/promises';
import { keysOf } from '@/contracts/typed-record';
import { changedPromisesOf } from '@/backoffice/domains/setting/changed-promises';
import { products } from '@/copy/collections/products';
import { promiseTexts } from '@/lib/texts/promise-texts';
import { deliveredSettings } from '@test/support/setting/setting-version';

const adr = readFileSync('docs/adr/0099-promises-the-lender-changes.md', 'utf8');
/** The promises that the decision lists as not to be set, each with its reason. */
const fixed = adr
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));

describe('Promises that are other than in the release', () => {
  it('are none as delivered', () => {
    expect(changedPromisesOf(products, deliveredSettings)).toEqual({});
  });

  it('are named with their figures, of products and of every setting that holds some', () => {
    const offered = products.map((product) =>
      product.key === 'first' ? { ...product, ltvMax: 82.5 } : product,
    );
    const { answers, indications, reward, proofs, safety } = deliveredSettings;
    expect(
      changedPromisesOf(offered, {
        answers: { ...answers, messageAnswer: 3, jobAnswer: 4 },
        indications: { ...indications, stressRate: 10 },
        reward: { ...reward, reward: 12_000 },
        proofs: { ...proofs, companyAccounts: 3 },
        safety: { ...safety, payoutHold: 48 },
      }),
    ).toEqual({
      promises: {
        homeLtv: 82.5,
        messageAnswer: 3,
        jobAnswer: 4,
        stressRate: 10,
        reward: 12_000,
        companyAccounts: 3,
        payoutHold: 48,
      },
    });
  });

  it('are all but those that the decision lists with the reason why they are no setting', () => {
    const other = <T extends object>(setting: T): T =>
      Object.assign(setting, Object.fromEntries(Object.keys(setting).map((name) => [name, 0.5])));
    const changed = changedPromisesOf(
      products.map((product) => ({ ...product, ltvMax: 0.5, annualRateFrom: 0.5 })),
      {
        answers: other({ ...deliveredSettings.answers }),
        indications: other({ ...deliveredSettings.indications }),
        reward: other({ ...deliveredSettings.reward }),
        proofs: other({ ...deliveredSettings.proofs }),
        safety: other({ ...deliveredSettings.safety }),
      },
    );
    const settable = Object.keys(changed.promises ?? {});
    expect([...settable, ...fixed].sort()).toEqual(keysOf(promises).sort());
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
