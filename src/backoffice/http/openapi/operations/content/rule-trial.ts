import { finderQuestions } from '@/copy/collections/finder-questions';
import { finderRules } from '@/copy/collections/finder-rules';
import { indicativeRules } from '@/copy/collections/indicative-rules';
import type { FinderTrial, IndicativeTrial, TrialDraft } from '@/contracts/content/rule-trial';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const questions = finderQuestions
  .slice(0, 1)
  .map(({ _id: key, ...question }) => ({ key, ...question }));
const rule = finderRules.find(({ product }) => product === 'first');
const answers = Object.fromEntries(
  (rule?.when ?? []).map(({ key, values }) => [key, values[0] ?? '']),
);
const finder: FinderTrial = {
  questions,
  solution: null,
  scores: [
    {
      product: 'first',
      score: rule?.score ?? 0,
      isRuledOut: false,
      rules: [{ id: rule?._id ?? '', score: rule?.score ?? 0 }],
    },
  ],
};

const broken = indicativeRules.filter(({ _id }) => _id === 'burden-high');
const indicative: IndicativeTrial = {
  result: 'outside-range',
  maxAmount: 2_000_000,
  rules: broken.map(({ _id: id, result, reasonEn, reasonHk, reasonCn }) => ({
    id,
    result,
    reasonEn,
    reasonHk,
    reasonCn,
  })),
};

interface WithReason {
  _id: string;
  reasonEn: string;
  reasonHk: string;
  reasonCn: string;
}

const draftsOf = (
  kind: TrialDraft['kind'],
  stored: readonly (WithReason | undefined)[],
): TrialDraft[] =>
  stored.flatMap((one) =>
    one
      ? {
          kind,
          id: one._id,
          titleEn: one.reasonEn,
          titleHk: one.reasonHk,
          titleCn: one.reasonCn,
          isCounted: true,
        }
      : [],
  );

export const ruleTrialOperations = {
  deskTryFinder: {
    description:
      'Answers may be incomplete: then there is no recommendation, but what the rules say so far. Answers to questions that are not asked in one of the two are ignored there.',
    example: {
      body: { answers },
      response: {
        data: { published: finder, drafted: finder, drafts: draftsOf('finder-rules', [rule]) },
      },
    },
  },
  deskTryIndicative: {
    example: {
      body: {
        propertyKind: 'private',
        value: 6_000_000,
        isRough: false,
        amount: 3_000_000,
        tenorMonths: 240,
        employment: 'salaried',
        monthlyIncome: 40_000,
        monthlyDebt: 0,
      },
      response: {
        data: {
          published: indicative,
          drafted: indicative,
          drafts: draftsOf('indicative-rules', broken),
        },
      },
    },
  },
} satisfies OperationGroup['operations'];
