import {
  answerProblems,
  recommendProducts,
  toRuleQuestion,
} from '@/backoffice/domains/product-finder/product-finder.model';
import { finderRules } from '@/copy/collections/finder-rules';
import { finderQuestions } from '@/copy/collections/finder-questions';
import { products } from '@/copy/collections/products';
import type { ProductKey } from '@/contracts/content/block-fields';
import { productKeys } from '@/contracts/product-choices';
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

  it('offers at most two alternatives, in order', () => {
    const { alternatives } = solved([
      rule('a', 'first', 40),
      rule('b', 'sme', 10),
      rule('c', 'rmb', 30),
      rule('d', 'second', 20),
    ]);
    expect(alternatives.map(({ product }) => product)).toEqual(['rmb', 'second']);
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

describe('The delivered questions and rules', () => {
  const asked = finderQuestions.map(toRuleQuestion);
  const byKey = new Map(asked.map((entry) => [entry.key, entry]));

  /** Every way through the questions, found without the code under test. */
  function everyWay(index = 0, answers: RuleAnswers = {}): RuleAnswers[] {
    const next = asked[index];
    if (!next) return [answers];
    const isShown = next.dependsOn.every(({ key, values }) =>
      values.some((value) => answers[key] === value),
    );
    if (!isShown) return everyWay(index + 1, answers);
    return next.options.flatMap(({ value }) =>
      everyWay(index + 1, { ...answers, [next.key]: value }),
    );
  }
  const ways = everyWay();
  const outcomes = ways.map((answers) => ({
    answers,
    solution: recommendProducts({ rules: finderRules, products, answers }),
  }));
  const describeWay = ({ answers }: { answers: RuleAnswers }): string => JSON.stringify(answers);
  const find = (wanted: RuleAnswers): Solution =>
    recommendProducts({ rules: finderRules, products, answers: wanted });

  it('name only questions and options that exist', () => {
    const conditions = [
      ...finderRules.flatMap(({ _id, when }) => when.map((on) => ({ _id, on }))),
      ...finderQuestions.flatMap(({ _id, dependsOn }) => dependsOn.map((on) => ({ _id, on }))),
    ];
    const unknown = conditions.filter(
      ({ on }) =>
        !on.values.every((value) =>
          byKey.get(on.key)?.options.some((option) => option.value === value),
        ),
    );
    expect(unknown).toEqual([]);
  });

  it('ask nothing that hangs on a later question', () => {
    const late = asked.filter(({ dependsOn }, index) =>
      dependsOn.some(({ key }) => asked.findIndex((other) => other.key === key) >= index),
    );
    expect(late).toEqual([]);
  });

  it('lead every way to an answer with reasons that rest on given answers', () => {
    expect(ways.length).toBeGreaterThan(3_000);
    const bad = outcomes.filter(({ answers, solution: { recommended, reasons } }) => {
      const given = recommended ? recommended.reasons : reasons;
      return (
        given.length === 0 ||
        given.some(
          (reason) =>
            reason.answers.length === 0 ||
            reason.answers.some(({ key, value }) => answers[key] !== value),
        )
      );
    });
    expect(bad.slice(0, 5).map(describeWay)).toEqual([]);
  });

  it('reach each of the ten products, and none', () => {
    const reached = new Set(
      outcomes.map(({ solution }) => solution.recommended?.product ?? 'none'),
    );
    expect([...reached].sort()).toEqual([...productKeys, 'none'].sort());
  });

  it('never suggest a product above its share of the valuation', () => {
    const lowest: Record<string, number> = {
      half: 0,
      seventy: 51,
      'seventy-five': 71,
      eighty: 76,
      'eighty-five': 81,
      more: 86,
    };
    const limits = new Map(
      products.map(({ key, ltvMax }): [ProductKey, number] => [key, ltvMax ?? 100]),
    );
    const above = outcomes.filter(({ answers, solution }) =>
      [solution.recommended, ...solution.alternatives].some(
        (offer) =>
          offer && (lowest[answers.share ?? 'half'] ?? 100) > (limits.get(offer.product) ?? 0),
      ),
    );
    expect(above.slice(0, 5).map(describeWay)).toEqual([]);
  });

  it('keep their promises: no first mortgage over one that stays, nothing on an unpaid premium, no loan on arrears of a mortgage', () => {
    const offered = ({ recommended, alternatives }: Solution) =>
      [recommended, ...alternatives].flatMap((offer) => offer?.product ?? []);
    expect(
      outcomes
        .filter(
          ({ answers, solution }) =>
            answers.mortgage === 'keep' && offered(solution).includes('first'),
        )
        .map(describeWay),
    ).toEqual([]);
    expect(
      outcomes
        .filter(
          ({ answers, solution }) =>
            (answers.property === 'subsidised-unpaid' || answers.behind === 'mortgage') &&
            offered(solution).length > 0,
        )
        .map(describeWay),
    ).toEqual([]);
    expect(
      outcomes
        .filter(
          ({ answers, solution }) =>
            answers.currency === 'hkd' && offered(solution).includes('rmb'),
        )
        .map(describeWay),
    ).toEqual([]);
  });

  it('ask no question whose answer cannot change the suggestion', () => {
    const idle = asked.filter(({ key, options }) =>
      outcomes.every(({ answers, solution }) => {
        if (answers[key] === undefined || answers[key] !== options[0]?.value) return true;
        return options.every(
          ({ value }) =>
            find({ ...answers, [key]: value }).recommended?.product ===
            solution.recommended?.product,
        );
      }),
    );
    expect(idle.map(({ key }) => key)).toEqual([]);
  });

  it.each<[string, RuleAnswers, ProductKey | null]>([
    [
      'sends a salaried buyer with time to a bank',
      {
        purpose: 'buy',
        behind: 'no',
        property: 'private',
        share: 'seventy',
        income: 'salary',
        currency: 'hkd',
        speed: 'time',
      },
      null,
    ],
    [
      'gives a buyer in a hurry the fast pass',
      {
        purpose: 'buy',
        behind: 'no',
        property: 'private',
        share: 'seventy',
        income: 'salary',
        currency: 'hkd',
        speed: 'minutes',
      },
      'fast-pass',
    ],
    [
      'gives a buyer above 80% the first mortgage',
      {
        purpose: 'buy',
        behind: 'no',
        property: 'private',
        share: 'eighty-five',
        income: 'salary',
        currency: 'hkd',
        speed: 'time',
      },
      'first',
    ],
    [
      'keeps the bank loan with a second mortgage',
      {
        purpose: 'cash',
        behind: 'no',
        property: 'private',
        mortgage: 'keep',
        share: 'seventy',
        term: 'years',
        income: 'salary',
        currency: 'hkd',
      },
      'second',
    ],
    [
      'bridges until a sale',
      {
        purpose: 'bridge',
        behind: 'no',
        property: 'private',
        share: 'seventy',
        term: 'sale',
        income: 'salary',
      },
      'bridging',
    ],
    [
      'lends renminbi against renminbi',
      {
        purpose: 'buy',
        behind: 'no',
        property: 'private',
        share: 'half',
        income: 'salary',
        currency: 'rmb',
        speed: 'time',
      },
      'rmb',
    ],
    [
      'gives a trader the revolving loan',
      {
        purpose: 'business',
        behind: 'no',
        property: 'private',
        mortgage: 'none',
        share: 'half',
        term: 'again',
        income: 'company',
        currency: 'hkd',
      },
      'revolving',
    ],
    [
      'gives a business one sum for years',
      {
        purpose: 'business',
        behind: 'no',
        property: 'private',
        mortgage: 'none',
        share: 'half',
        term: 'years',
        income: 'company',
        currency: 'hkd',
      },
      'sme',
    ],
    [
      'merges debts',
      {
        purpose: 'debts',
        behind: 'no',
        property: 'private',
        mortgage: 'keep',
        share: 'seventy',
        income: 'salary',
      },
      'debt-consolidation',
    ],
    [
      'gives the self-employed buyer a mortgage of their own',
      {
        purpose: 'buy',
        behind: 'no',
        property: 'private',
        share: 'seventy',
        income: 'self',
        currency: 'hkd',
        speed: 'time',
      },
      'self-employed',
    ],
    ['pauses a loan of ours', { purpose: 'lower', behind: 'no' }, 'payment-holiday'],
  ])('%s', (_case, answers, product) => {
    expect(ways).toContainEqual(answers);
    expect(find(answers).recommended?.product ?? null).toBe(product);
  });
});
