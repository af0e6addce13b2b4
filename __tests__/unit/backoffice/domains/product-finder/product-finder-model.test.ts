import {
  answerProblems,
  recommendProducts,
} from '@/backoffice/domains/product-finder/product-finder.model';
import { products } from '@/copy/collections/products';
import type { RuleAnswers, RuleQuestion, Solution, SolutionRule } from '@/contracts/product-finder';

const question = (
  key: string,
  values: string[],
  dependsOn: RuleQuestion['dependsOn'] = [],
): RuleQuestion => ({
  key,
  dependsOn,
  titleEn: key,
  titleHk: key,
  titleCn: key,
  whyEn: 'w',
  whyHk: 'w',
  whyCn: 'w',
  options: values.map((value) => ({ value, labelEn: value, labelHk: value, labelCn: value })),
});
const rule = (id: string, product: SolutionRule['product'], score: number): SolutionRule =>
  ruleWhen({ a: 'x' }, { id, product, score });
const ruleWhen = (
  when: RuleAnswers,
  { id, product, score }: { id: string; product: SolutionRule['product']; score: number },
): SolutionRule => ({
  _id: id,
  product,
  score,
  when: Object.entries(when).map(([key, value]) => ({ key, values: [value] })),
  reasonEn: `${id} en`,
  reasonHk: `${id} hk`,
  reasonCn: `${id} cn`,
});
const solved = (rules: SolutionRule[], answers: RuleAnswers = { a: 'x' }): Solution =>
  recommendProducts({ rules, products, answers });

describe('The rule table', () => {
  it('adds up the scores of a product and gives the reasons, the strongest first, with the answers they rest on', () => {
    const { recommended } = solved([
      rule('one', 'second', 10),
      rule('two', 'second', 15),
      rule('other', 'first', 20),
      ruleWhen({ a: 'y' }, { id: 'silent', product: 'first', score: 90 }),
    ]);
    expect(recommended).toMatchObject({
      product: 'second',
      href: '/second-mortgage',
      applyHref: '/apply/second',
      nameHk: '二按',
    });
    expect(recommended?.reasons).toEqual([
      { textEn: 'two en', textHk: 'two hk', textCn: 'two cn', answers: [{ key: 'a', value: 'x' }] },
      { textEn: 'one en', textHk: 'one hk', textCn: 'one cn', answers: [{ key: 'a', value: 'x' }] },
    ]);
  });

  it('rules a product out whatever speaks for it', () => {
    const { recommended, alternatives } = solved([
      rule('for', 'second', 100),
      rule('against', 'second', -100),
      rule('rest', 'first', 1),
    ]);
    expect(recommended?.product).toBe('first');
    expect(alternatives).toEqual([]);
  });

  it.each([
    ['first', 'second', 'first'],
    ['sme', 'rmb', 'rmb'],
    ['fast-pass', 'self-employed', 'self-employed'],
  ] as const)(
    'between %s and %s at the same score takes the cheaper, %s',
    (one, other, cheaper) => {
      expect(solved([rule('one', one, 30), rule('other', other, 30)]).recommended?.product).toBe(
        cheaper,
      );
      expect(solved([rule('other', other, 30), rule('one', one, 30)]).recommended?.product).toBe(
        cheaper,
      );
    },
  );

  it('offers one more product at most, and none that fits much less', () => {
    const alternativesOf = (rmb: number) =>
      solved([
        rule('a', 'first', 60),
        rule('b', 'sme', 40),
        rule('c', 'rmb', rmb),
      ]).alternatives.map(({ product }) => product);
    expect(alternativesOf(50)).toEqual(['rmb']);
    expect(alternativesOf(10)).toEqual(['sme']);
    expect(solved([rule('a', 'first', 60), rule('b', 'sme', 39)]).alternatives).toEqual([]);
  });

  it('answers none where that scores higher, and still shows what would be possible', () => {
    const solution = solved([rule('bank', 'none', 50), rule('a', 'first', 40)]);
    expect(solution.recommended).toBeNull();
    expect(solution.reasons.map(({ textEn }) => textEn)).toEqual(['bank en']);
    expect(solution.alternatives.map(({ product }) => product)).toEqual(['first']);
  });

  it('says what to weigh first where a product wins all the same', () => {
    const solution = solved([
      rule('bank', 'none', 10),
      rule('a', 'first', 40),
      rule('minus', 'first', -5),
    ]);
    expect(solution.recommended?.product).toBe('first');
    expect(solution.recommended?.reasons.map(({ textEn }) => textEn)).toEqual(['a en']);
    expect(solution.reasons.map(({ textEn }) => textEn)).toEqual(['bank en', 'minus en']);
  });

  it('stops everything at 100 for none', () => {
    const solution = solved([
      rule('stop', 'none', 100),
      rule('a', 'first', 100),
      rule('b', 'first', 100),
    ]);
    expect(solution.recommended).toBeNull();
    expect(solution.alternatives).toEqual([]);
  });

  it('explains by what rules out where nothing remains', () => {
    const solution = solved([
      rule('for', 'second', 40),
      rule('against', 'second', -100),
      rule('unasked', 'rmb', -100),
    ]);
    expect(solution).toMatchObject({ recommended: null, alternatives: [] });
    expect(solution.reasons.map(({ textEn }) => textEn)).toEqual(['against en']);
  });

  it('sends an application behind a mortgage that stays to the second mortgage', () => {
    const rules = [rule('a', 'rmb', 40)];
    expect(solved(rules, { a: 'x', mortgage: 'keep' }).recommended?.applyHref).toBe(
      '/apply/second?product=rmb',
    );
    expect(solved(rules, { a: 'x', mortgage: 'none' }).recommended?.applyHref).toBe(
      '/apply/first?product=rmb',
    );
  });
});

describe('The answers', () => {
  const asked = [question('a', ['x', 'y']), question('b', ['x'], [{ key: 'a', values: ['y'] }])];

  it.each([
    ['all is there', { a: 'y', b: 'x' }, null],
    ['a question that is not shown', { a: 'x', b: 'x' }, null],
    [
      'an unknown question',
      { a: 'x', c: 'x' },
      { 'answers.c': { key: 'unknownField', limit: 'c' } },
    ],
    ['an unknown option', { a: 'z' }, { 'answers.a': { key: 'notOffered', limit: 'x, y' } }],
    ['a shown question left out', { a: 'y' }, { 'answers.b': { key: 'required' } }],
    ['nothing', {}, { 'answers.a': { key: 'required' } }],
    [
      'a name every object has',
      { a: 'x', constructor: 'x' },
      { 'answers.constructor': { key: 'unknownField', limit: 'constructor' } },
    ],
  ])('are checked: %s', (_case, answers, problems) => {
    expect(answerProblems(asked, answers)).toEqual(problems);
  });
});
