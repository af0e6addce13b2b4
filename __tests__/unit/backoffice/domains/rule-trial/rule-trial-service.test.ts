import { createRuleTrialService } from '@/backoffice/domains/rule-trial/rule-trial.service';
import { readDraftedEntries } from '@/backoffice/domains/site/drafted-entries';
import type { ContentDocumentRepository } from '@/backoffice/domains/site/content-document.repository';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';
import type { IndicativeTrialCase } from '@/contracts/content/rule-trial';
import { productOf, products } from '@/copy/collections/products';

const words = (text: string) => ({ En: text, Hk: text, Cn: text });
const named = (field: string, text: string) =>
  Object.fromEntries(Object.entries(words(text)).map(([suffix, word]) => [field + suffix, word]));

const question = (key: string, values: string[], dependsOn: object[] = []) => ({
  _id: key,
  dependsOn,
  ...named('title', key),
  ...named('why', 'why'),
  options: values.map((value) => ({ value, ...named('label', value) })),
});
const rule = (
  _id: string,
  { product, score, owner }: { product: string; score: number; owner: string },
) => ({
  _id,
  product,
  score,
  when: ownerIs(owner),
  ...named('reason', _id),
});
const ownerIs = (value: string) => [{ key: 'owner', values: [value] }];

const published: Record<string, { _id: string }[]> = {
  'finder-questions': [question('owner', ['yes', 'no'])],
  'finder-rules': [
    rule('buy', { product: 'first', score: 10, owner: 'no' }),
    rule('keep', { product: 'second', score: 10, owner: 'yes' }),
  ],
  'indicative-rules': [
    {
      _id: 'share',
      measure: 'loanToValue',
      max: 60,
      result: 'outside-range',
      ...named('reason', 'Above 60%.'),
    } as { _id: string },
  ],
  'indicative-checks': [],
};

interface Draft {
  kind: string;
  id: string;
  body: object;
  position?: number | null;
  publishedAt?: Date | null;
}

function trialsWith(drafts: readonly Draft[]) {
  const site = {
    listEntries: (async (kind: string) =>
      (published[kind] ?? []).map((entry, position) => ({
        position,
        entry,
      }))) as SiteRepository['listEntries'],
  };
  const contentDocument = {
    listDrafts: (async () =>
      drafts.map((draft) => ({
        draft: { position: null, publishedAt: null, ...draft },
      }))) as unknown as ContentDocumentRepository['listDrafts'],
  };
  return createRuleTrialService({
    published: site,
    readDrafted: () => readDraftedEntries({ site, contentDocument }),
    products: () => products,
    fastPass: () => productOf('fast-pass'),
    promises: () => undefined,
    now: () => new Date('2026-11-28T04:00:00Z'),
  });
}

const flat: IndicativeTrialCase = {
  propertyKind: 'private',
  value: 5_000_000,
  isRough: false,
  amount: 2_900_000,
  tenorMonths: 180,
  employment: 'salaried',
  monthlyIncome: 200_000,
  monthlyDebt: 0,
};

describe('A trial of the product finder', () => {
  it('says what is recommended and why, now and with the drafts', async () => {
    const trials = trialsWith([
      {
        kind: 'finder-rules',
        id: 'keep-more',
        body: rule('keep-more', { product: 'rmb', score: 30, owner: 'yes' }),
      },
      {
        kind: 'finder-rules',
        id: 'keep',
        body: rule('keep', { product: 'second', score: -100, owner: 'yes' }),
      },
      {
        kind: 'finder-rules',
        id: 'keep-well',
        body: rule('keep-well', { product: 'second', score: 40, owner: 'yes' }),
      },
    ]);
    const tried = await trials.tryFinder({ owner: 'yes' });
    expect(tried.published.solution?.recommended?.product).toBe('second');
    expect(tried.published.scores).toEqual([
      { product: 'second', score: 10, isRuledOut: false, rules: [{ id: 'keep', score: 10 }] },
    ]);
    expect(tried.drafted.solution?.recommended?.product).toBe('rmb');
    expect(tried.drafted.scores).toEqual([
      { product: 'rmb', score: 30, isRuledOut: false, rules: [{ id: 'keep-more', score: 30 }] },
      {
        product: 'second',
        score: 40,
        isRuledOut: true,
        rules: [
          { id: 'keep-well', score: 40 },
          { id: 'keep', score: -100 },
        ],
      },
    ]);
    expect(tried.drafts).toEqual([
      { kind: 'finder-rules', id: 'keep-more', isCounted: true, ...titles('keep-more') },
      { kind: 'finder-rules', id: 'keep', isCounted: true, ...titles('keep') },
      { kind: 'finder-rules', id: 'keep-well', isCounted: true, ...titles('keep-well') },
    ]);
  });

  it('leaves out a draft that could not be published, and one that was published or taken off', async () => {
    const trials = trialsWith([
      { kind: 'finder-rules', id: 'half', body: { product: 'rmb', ...named('reason', 'Half') } },
      {
        kind: 'finder-rules',
        id: 'whole',
        body: rule('whole', { product: 'rmb', score: 1, owner: 'no' }),
      },
      {
        kind: 'finder-rules',
        id: 'gone',
        body: rule('', { product: 'rmb', score: 50, owner: 'yes' }),
        publishedAt: new Date('2026-11-01T00:00:00Z'),
      },
    ]);
    const tried = await trials.tryFinder({ owner: 'yes' });
    expect(tried.drafted).toEqual(tried.published);
    const { drafted } = await trials.tryFinder({ owner: 'no' });
    expect(drafted.scores.map(({ product }) => product)).toEqual(['first', 'rmb']);
    expect(tried.drafts).toEqual([
      { kind: 'finder-rules', id: 'half', isCounted: false, ...titles('Half') },
      { kind: 'finder-rules', id: 'whole', isCounted: true, ...titles('whole') },
    ]);
  });

  it('recommends nothing while a question of a draft is open, in its place among the others', async () => {
    const trials = trialsWith([
      {
        kind: 'finder-questions',
        id: 'mortgage',
        body: question('mortgage', ['keep', 'none'], ownerIs('yes')),
        position: -1,
      },
      { kind: 'finder-questions', id: 'term', body: question('term', ['years', 'sale']) },
    ]);
    const tried = await trials.tryFinder({ owner: 'yes', mortgage: 'keep', unknown: 'x' });
    expect(tried.published.solution?.recommended?.product).toBe('second');
    expect(tried.drafted.solution).toBeNull();
    expect(tried.drafted.questions.map(({ key }) => key)).toEqual(['mortgage', 'owner', 'term']);
  });
});

describe('A trial of the rules of the fast pass', () => {
  it('names every rule that speaks up, now and with the drafts', async () => {
    const trials = trialsWith([
      {
        kind: 'indicative-rules',
        id: 'share',
        body: { measure: 'loanToValue', max: 50, result: 'needs-review', ...named('reason', 'r') },
      },
    ]);
    // 2,900,000 of 5,000,000 is 58%.
    const tried = await trials.tryIndicative(flat);
    expect(tried.published).toEqual({ result: 'within-range', maxAmount: 3_000_000, rules: [] });
    expect(tried.drafted).toMatchObject({
      result: 'needs-review',
      rules: [{ id: 'share', result: 'needs-review', reasonEn: 'r' }],
    });
  });

  it('takes a value that is not known for none, and a rough one for rough', async () => {
    const trials = trialsWith([
      {
        kind: 'indicative-rules',
        id: 'rough',
        body: { measure: 'roughValue', result: 'needs-review', ...named('reason', 'r') },
      },
      {
        kind: 'indicative-rules',
        id: 'unknown',
        body: { measure: 'loanToValue', result: 'needs-review', ...named('reason', 'r') },
      },
    ]);
    const namesOf = async (change: Partial<IndicativeTrialCase>) =>
      (await trials.tryIndicative({ ...flat, ...change })).drafted.rules.map(({ id }) => id);
    expect(await namesOf({ isRough: true })).toEqual(['rough']);
    expect(await namesOf({ value: null, isRough: true })).toEqual(['unknown']);
  });
});

const titles = (title: string) => ({
  titleEn: title,
  titleHk: title,
  titleCn: title,
});
