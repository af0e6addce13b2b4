import {
  recommendProducts,
  toRuleQuestion,
} from '@/backoffice/domains/product-finder/product-finder.model';
import { finderRules } from '@/copy/collections/finder-rules';
import { finderQuestions } from '@/copy/collections/finder-questions';
import { products } from '@/copy/collections/products';
import type { ProductKey } from '@/contracts/content/block-fields';
import { productKeys } from '@/contracts/product-choices';
import type { RuleAnswers, Solution } from '@/contracts/product-finder';

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
