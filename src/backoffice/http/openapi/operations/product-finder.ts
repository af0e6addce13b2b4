import { finderQuestions } from '@/copy/collections/finder-questions';
import { finderRules } from '@/copy/collections/finder-rules';
import { products } from '@/copy/collections/products';
import type { RuleQuestion } from '@/contracts/product-finder';
import type { OperationGroup } from '../operation-notes';

const questions = finderQuestions
  .slice(0, 1)
  .map(({ _id: key, ...question }): RuleQuestion => ({ key, ...question }));
const [{ key, options } = { key: 'need', options: [] }] = questions;
const value = options[0]?.value ?? 'buy';
const [rule] = finderRules;
const [product] = products;

export const productFinderOperations: OperationGroup = {
  name: 'Product finder',
  description: 'A few questions, and the product that suits the answers.',
  operations: {
    rules: { hasEntityTag: true, example: { response: { questions } } },
    applyRule: {
      description:
        'Every question that is shown has to be answered: one with `dependsOn` is shown only when each of these answers was given.',
      example: {
        body: { answers: { [key]: value } },
        response: {
          success: true,
          data: {
            recommended: {
              product: 'first',
              href: '/first-mortgage',
              applyHref: '/apply/first',
              nameEn: product?.nameEn ?? '',
              nameHk: product?.nameHk ?? '',
              nameCn: product?.nameCn ?? '',
              reasons: [
                {
                  textEn: rule?.reasonEn ?? '',
                  textHk: rule?.reasonHk ?? '',
                  textCn: rule?.reasonCn ?? '',
                  answers: [{ key, value }],
                },
              ],
            },
            reasons: [],
            alternatives: [],
          },
        },
      },
    },
  },
};
