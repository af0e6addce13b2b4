import type { ApplicationForm } from '@/contracts/application/application-form';
import type {
  FinderTrial,
  IndicativeTrial,
  IndicativeTrialCase,
  TrialDraft,
} from '@/contracts/content/rule-trial';
import type { Collection } from '@/contracts/desk';
import type { RuleAnswers } from '@/contracts/product-finder';
import type { Product } from '@/contracts/site/site';
import { hongKongDay } from '@/lib/hong-kong-day';
import { validAnswers } from '@/lib/product-finder-questions';
import {
  readIndicativeRules,
  type IndicativeOffer,
} from '../application/indicative/indicative-rules';
import { assess, rulesAgainst } from '../application/indicative/indicative.model';
import { titlesOf } from '../content/content-body';
import {
  answerProblems,
  recommendProducts,
  scoresOf,
  toRuleQuestion,
} from '../product-finder/product-finder.model';
import { rulesWithin } from '../product-finder/share-limits';
import type { DraftedEntries } from '../site/drafted-entries';
import type { SiteRepository } from '../site/site.repository';

type Lists = Pick<SiteRepository, 'listEntries'>;

export interface RuleTrialServiceOptions extends IndicativeOffer {
  published: Lists;
  /** As they are now. */
  readDrafted: () => Promise<DraftedEntries>;
  /** As offered today. */
  products: () => readonly Product[];
  now: () => Date;
}

/** What comes out by the published rules, and by those as they would be with every draft that can be published. */
export interface Outcomes<T> {
  published: T;
  drafted: T;
  drafts: TrialDraft[];
}

export type RuleTrialService = ReturnType<typeof createRuleTrialService>;

/** Tries rules that staff write, before visitors meet them. Stores nothing. */
export function createRuleTrialService({
  published,
  readDrafted,
  products,
  fastPass,
  promises,
  now,
}: RuleTrialServiceOptions) {
  async function outcomesOf<T>(
    kinds: readonly Collection[],
    tryBy: (lists: Lists) => Promise<T>,
  ): Promise<Outcomes<T>> {
    const drafted = await readDrafted();
    return {
      published: await tryBy(published),
      drafted: await tryBy(drafted),
      drafts: kinds.flatMap(drafted.draftsOf).map(({ kind, id, body, isFit }) => ({
        kind,
        id,
        ...titlesOf({ kind, id }, body),
        isCounted: isFit,
      })),
    };
  }

  async function tryFinderBy(lists: Lists, given: RuleAnswers): Promise<FinderTrial> {
    const asked = await lists.listEntries('finder-questions');
    const stored = await lists.listEntries('finder-rules');
    const questions = asked.map(({ entry }) => toRuleQuestion(entry));
    // An answer to a question that is not asked in this version, or not offered any more, is none.
    const answers = validAnswers(questions, given);
    const offered = products();
    const rules = rulesWithin(
      stored.map(({ entry }) => entry),
      offered,
    );
    const tried = { rules, products: offered, answers };
    return {
      questions,
      solution: answerProblems(questions, answers) === null ? recommendProducts(tried) : null,
      scores: scoresOf(tried).map(({ rules: own, ...score }) => ({
        ...score,
        rules: own.map((rule) => ({ id: rule._id, score: rule.score })),
      })),
    };
  }

  async function tryIndicativeBy(
    lists: Lists,
    tried: IndicativeTrialCase,
  ): Promise<IndicativeTrial> {
    const terms = fastPass();
    const table = await readIndicativeRules(lists, { fastPass, promises });
    const form = formOf(tried);
    const valuation = tried.value === null ? null : { value: tried.value, isRough: tried.isRough };
    const { result, maxAmount } = assess(form, table, {
      valuation,
      terms,
      promises: promises(),
      today: hongKongDay(now()),
    });
    const isRough = valuation?.isRough ?? false;
    return {
      result,
      maxAmount,
      rules: rulesAgainst(form, { rules: table.rules, isRough }).map(
        ({ _id, result: weight, reasonEn, reasonHk, reasonCn }) => ({
          id: _id,
          result: weight,
          reasonEn,
          reasonHk,
          reasonCn,
        }),
      ),
    };
  }

  return {
    /** Answers may be incomplete: then there is no recommendation, but what the rules say so far. */
    tryFinder: (answers: RuleAnswers): Promise<Outcomes<FinderTrial>> =>
      outcomesOf(['finder-questions', 'finder-rules'], (lists) => tryFinderBy(lists, answers)),

    /** A rough value counts as one only where there is a value. */
    tryIndicative: (tried: IndicativeTrialCase): Promise<Outcomes<IndicativeTrial>> =>
      outcomesOf(['indicative-rules'], (lists) => tryIndicativeBy(lists, tried)),
  };
}

/** The case as the rules would find it in an application. */
const formOf = ({
  propertyKind,
  value,
  amount,
  tenorMonths,
  employment,
  monthlyIncome,
  monthlyDebt,
}: IndicativeTrialCase): ApplicationForm => ({
  property: { kind: propertyKind, ...(value === null ? {} : { estimatedValue: value }) },
  loan: { amount, tenorMonths },
  income: { employment, monthlyIncome, monthlyDebt },
});
