import type { ProductKey } from '@/contracts/content/block-fields';
import {
  ruleScores,
  type FinderQuestion,
  type Recommended,
  type RuleAnswers,
  type RuleQuestion,
  type Solution,
  type SolutionReason,
  type SolutionRule,
} from '@/contracts/product-finder';
import type { Product } from '@/contracts/site/site';
import { flowPaths } from '@/config/paths';
import { shownQuestions } from '@/lib/product-finder-questions';
import type { FieldProblem } from '@/backoffice/common/service-error';

const maxOffers = 2;
/** What fits less than this part of the best score is no suggestion beside it. */
const comparablePart = 2 / 3;

const applicationPaths: Partial<Record<ProductKey, string>> = {
  first: flowPaths.applyFirst,
  second: flowPaths.applySecond,
  'fast-pass': flowPaths.applyFastPass,
  'payment-holiday': flowPaths.accountPaymentHoliday,
};

interface Candidate {
  product: Product;
  score: number;
  isRuledOut: boolean;
  matched: SolutionRule[];
}

/** The stored question under the name that the API gives its key. */
export function toRuleQuestion({ _id, ...question }: FinderQuestion): RuleQuestion {
  return { ...question, key: _id };
}

/** What is wrong with the answers, by `answers.<key>`: unknown questions, options that are not offered, shown questions left out. Null when nothing is. */
export function answerProblems(
  questions: readonly RuleQuestion[],
  answers: RuleAnswers,
): Record<string, FieldProblem> | null {
  const problems: [string, FieldProblem][] = [];
  for (const [key, answer] of Object.entries(answers)) {
    const question = questions.find((candidate) => candidate.key === key);
    if (!question) problems.push([`answers.${key}`, { key: 'unknownField', limit: key }]);
    else if (!question.options.some(({ value }) => value === answer))
      problems.push([
        `answers.${key}`,
        { key: 'notOffered', limit: question.options.map(({ value }) => value).join(', ') },
      ]);
  }
  for (const { key } of shownQuestions(questions, answers))
    if (!Object.hasOwn(answers, key)) problems.push([`answers.${key}`, { key: 'required' }]);
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}

const rulesThatHold = (rules: readonly SolutionRule[], answers: RuleAnswers): SolutionRule[] =>
  rules.filter(({ when }) =>
    when.every(
      ({ key, values }) => Object.hasOwn(answers, key) && values.includes(answers[key] ?? ''),
    ),
  );

interface Score {
  product: SolutionRule['product'];
  score: number;
  isRuledOut: boolean;
  /** Those that hold, the heaviest first. */
  rules: SolutionRule[];
}

/** Why a recommendation comes out as it does: all that the rules say of each product, and under `none` of no loan at all, the highest sum first. */
export function scoresOf({ rules, products, answers }: RecommendOptions): Score[] {
  const matched = rulesThatHold(rules, answers);
  const noLoanRules = matched.filter(({ product }) => product === 'none');
  return [
    ...products.map((product) => {
      const { score, isRuledOut, matched: own } = candidateOf(product, matched);
      return { product: product.key, score, isRuledOut, rules: byScoreDescending(own) };
    }),
    {
      product: 'none' as const,
      score: total(noLoanRules),
      isRuledOut: false,
      rules: byScoreDescending(noLoanRules),
    },
  ]
    .filter(({ rules: own }) => own.length > 0)
    .toSorted(
      (one, other) => Number(one.isRuledOut) - Number(other.isRuledOut) || other.score - one.score,
    );
}

interface RecommendOptions {
  rules: readonly SolutionRule[];
  products: readonly Product[];
  answers: RuleAnswers;
}

/**
 * Evaluates the rule table: excludes products, adds up the scores, and on equal scores prefers the lower yearly rate. At most two
 * products that fit about as well are offered; the page ranks them by what they cost for the visitor's loan. `answers` must hold only those to shown questions.
 */
export function recommendProducts({ rules, products, answers }: RecommendOptions): Solution {
  const matched = rulesThatHold(rules, answers);
  const noLoanRules = matched.filter(({ product }) => product === 'none');
  const isStopped = noLoanRules.some(({ score }) => score >= ruleScores.stopped);
  const candidates = products.map((product) => candidateOf(product, matched));
  const eligible = isStopped
    ? []
    : candidates.filter(({ isRuledOut, score }) => !isRuledOut && score > 0).sort(byScoreThenCost);
  const [best] = eligible;
  const offers = eligible
    .filter(({ score }) => score >= (best?.score ?? 0) * comparablePart)
    .slice(0, maxOffers);
  const reason = (rule: SolutionRule): SolutionReason => reasonOf(rule, answers);
  const offer = (candidate: Candidate): Recommended => recommendedOf(candidate, answers);
  if (!best || total(noLoanRules) > best.score) {
    const ruledOut =
      isStopped || best
        ? []
        : candidates
            .filter(({ score }) => score > 0)
            .flatMap((candidate) => candidate.matched.filter(isExclusion));
    return {
      recommended: null,
      reasons: [...byScoreDescending(noLoanRules.filter(isPositive)), ...ruledOut].map(reason),
      alternatives: offers.map(offer),
    };
  }
  const cautions = [
    ...byScoreDescending(noLoanRules.filter(isPositive)),
    ...best.matched.filter(({ score }) => score < 0),
  ];
  return {
    recommended: offer(best),
    reasons: cautions.map(reason),
    alternatives: offers.slice(1).map(offer),
  };
}

const isExclusion = ({ score }: SolutionRule): boolean => score <= ruleScores.ruledOut;
const isPositive = ({ score }: SolutionRule): boolean => score > 0;
const total = (rules: readonly SolutionRule[]): number =>
  rules.reduce((sum, { score }) => sum + score, 0);
const byScoreDescending = (rules: readonly SolutionRule[]): SolutionRule[] =>
  [...rules].sort((one, other) => other.score - one.score);
const byScoreThenCost = (one: Candidate, other: Candidate): number =>
  other.score - one.score || one.product.annualRateFrom - other.product.annualRateFrom;

/** `score` ignores excluding rules, so that it shows what else speaks for the product. */
function candidateOf(product: Product, matched: readonly SolutionRule[]): Candidate {
  const own = matched.filter((rule) => rule.product === product.key);
  return {
    product,
    matched: own,
    isRuledOut: own.some(isExclusion),
    score: total(own.filter((rule) => !isExclusion(rule))),
  };
}

function reasonOf(
  { when, reasonEn, reasonHk, reasonCn }: SolutionRule,
  answers: RuleAnswers,
): SolutionReason {
  return {
    textEn: reasonEn,
    textHk: reasonHk,
    textCn: reasonCn,
    answers: when.flatMap(({ key }) =>
      answers[key] === undefined ? [] : [{ key, value: answers[key] }],
    ),
  };
}

function recommendedOf({ product, matched }: Candidate, answers: RuleAnswers): Recommended {
  const { key, href, nameEn, nameHk, nameCn } = product;
  return {
    product: key,
    href,
    applyHref: applyHrefOf(key, answers),
    nameEn,
    nameHk,
    nameCn,
    reasons: byScoreDescending(matched.filter(isPositive)).map((rule) => reasonOf(rule, answers)),
  };
}

/** A loan behind a bank mortgage that stays is applied for as a second mortgage, any other as a first. */
function applyHrefOf(product: ProductKey, { mortgage }: RuleAnswers): string {
  return (
    applicationPaths[product] ??
    `${mortgage === 'keep' ? flowPaths.applySecond : flowPaths.applyFirst}?product=${product}`
  );
}
