import type { Faq } from '@/contracts/site/site';
import { createQuestionSearch, type QuestionSearch } from './question-search';

/** The search over questions of the site in all three languages, whichever the visitor reads in. */
export function createFaqSearch(faqs: readonly Faq[]): QuestionSearch {
  return createQuestionSearch(
    faqs.map((faq) => ({
      id: faq._id,
      question: [faq.questionEn, faq.questionHk, faq.questionCn].join('\n'),
      answer: [faq.answerEn, faq.answerHk, faq.answerCn].join('\n'),
    })),
  );
}
