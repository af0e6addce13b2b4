import type { RuleAnswers, RuleQuestion, Solution } from '@/contracts/product-finder';
import type { Product } from '@/contracts/site/site';
import { validAnswers } from '@/lib/product-finder-questions';
import { ServiceError } from '@/backoffice/common/service-error';
import type { SiteRepository } from '../site/site.repository';
import { rulesWithin } from './share-limits';
import { answerProblems, recommendProducts, toRuleQuestion } from './product-finder.model';

export interface ProductFinderServiceOptions {
  repository: Pick<SiteRepository, 'listEntries'>;
  /** As offered today. */
  products: () => readonly Product[];
}

export interface ProductFinderService {
  /** The questions in the order they are asked. */
  questions: () => Promise<RuleQuestion[]>;
  /** Recommends a product for the answers; answers to questions that are not shown are ignored. Throws `validation_failed`. */
  applyRule: (answers: RuleAnswers) => Promise<Solution>;
}

/** Recommends products by the questions and the rule table that staff keep. */
export function createProductFinderService({
  repository,
  products,
}: ProductFinderServiceOptions): ProductFinderService {
  async function questions(): Promise<RuleQuestion[]> {
    return (await repository.listEntries('finder-questions')).map(({ entry }) =>
      toRuleQuestion(entry),
    );
  }
  return {
    questions,
    async applyRule(answers) {
      const [asked, rules] = await Promise.all([
        questions(),
        repository.listEntries('finder-rules'),
      ]);
      const fields = answerProblems(asked, answers);
      if (fields) throw new ServiceError('validation_failed', { fields });
      return recommendProducts({
        rules: rulesWithin(
          rules.map(({ entry }) => entry),
          products(),
        ),
        products: products(),
        answers: validAnswers(asked, answers),
      });
    },
  };
}
