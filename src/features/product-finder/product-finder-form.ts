import type { RuleAnswers, RuleQuestion } from '@/contracts/product-finder';
import { validAnswers, shownQuestions } from '@/lib/product-finder-questions';
import type { LoanTexts } from './wished-loan';

/** The visitor's progress in the finder. */
export interface ProductFinderForm {
  answers: RuleAnswers;
  /** Key of the current question; null for the first. */
  current: string | null;
  stage: 'asking' | 'done';
  /** Whether one answer is being changed: afterwards only unanswered questions are asked. */
  isReview: boolean;
  /** The loan as the visitor wrote it; absent while nothing of it was typed. */
  loan?: LoanTexts;
}

export const emptyProductFinderForm: ProductFinderForm = {
  answers: {},
  current: null,
  stage: 'asking',
  isReview: false,
};

/** The current question; undefined if there are no questions. */
export function currentQuestion(
  questions: readonly RuleQuestion[],
  { answers, current }: ProductFinderForm,
): RuleQuestion | undefined {
  const shown = shownQuestions(questions, answers);
  return shown.find(({ key }) => key === current) ?? shown[0];
}

/** Sets the answer to the current question; answers that no longer apply are removed. */
export function withAnswer(
  questions: readonly RuleQuestion[],
  form: ProductFinderForm,
  { key, value }: { key: string; value: string },
): ProductFinderForm {
  return {
    ...form,
    current: key,
    answers: validAnswers(questions, { ...form.answers, [key]: value }),
  };
}

/** Moves to the next question, or to the result. */
export function toNextQuestion(
  questions: readonly RuleQuestion[],
  form: ProductFinderForm,
): ProductFinderForm {
  const shown = shownQuestions(questions, form.answers);
  const currentIndex = shown.findIndex(({ key }) => key === currentQuestion(questions, form)?.key);
  const firstOpen = shown.find(({ key }) => !Object.hasOwn(form.answers, key));
  const next = form.isReview ? firstOpen : (shown[currentIndex + 1] ?? firstOpen);
  return next ? { ...form, current: next.key } : { ...form, stage: 'done', isReview: false };
}

/** Moves to the previous question; null on the first. */
export function toPreviousQuestion(
  questions: readonly RuleQuestion[],
  form: ProductFinderForm,
): ProductFinderForm | null {
  const shown = shownQuestions(questions, form.answers);
  const currentIndex = shown.findIndex(({ key }) => key === currentQuestion(questions, form)?.key);
  const previous = shown[currentIndex - 1];
  return previous ? { ...form, current: previous.key } : null;
}

/** Returns from the result to one question. */
export const toReviewedQuestion = (form: ProductFinderForm, key: string): ProductFinderForm => ({
  ...form,
  current: key,
  stage: 'asking',
  isReview: true,
});
