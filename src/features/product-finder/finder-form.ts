import type { RuleAnswers, RuleQuestion } from '@/contracts/product-finder';
import { countedAnswers, shownQuestions } from '@/lib/finder-questions';

/** Where a person is in the finder. */
export interface FinderForm {
  answers: RuleAnswers;
  /** The question on screen; null is the first. */
  current: string | null;
  stage: 'asking' | 'done';
  /** One answer is being changed: afterwards only questions that are still open are asked. */
  isReview: boolean;
}

export const emptyFinderForm: FinderForm = { answers: {}, current: null, stage: 'asking', isReview: false };

/** The question on screen, and undefined where there are no questions. */
export function currentQuestion(questions: readonly RuleQuestion[], { answers, current }: FinderForm): RuleQuestion | undefined {
  const shown = shownQuestions(questions, answers);
  return shown.find(({ key }) => key === current) ?? shown[0];
}

/** An answer to the question on screen; answers that no longer count fall away. */
export function answered(questions: readonly RuleQuestion[], form: FinderForm, { key, value }: { key: string; value: string }): FinderForm {
  return { ...form, current: key, answers: countedAnswers(questions, { ...form.answers, [key]: value }) };
}

/** Onward from an answered question: to the next one, or to the result. */
export function forward(questions: readonly RuleQuestion[], form: FinderForm): FinderForm {
  const shown = shownQuestions(questions, form.answers);
  const here = shown.findIndex(({ key }) => key === currentQuestion(questions, form)?.key);
  const firstOpen = shown.find(({ key }) => !Object.hasOwn(form.answers, key));
  const next = form.isReview ? firstOpen : (shown[here + 1] ?? firstOpen);
  return next ? { ...form, current: next.key } : { ...form, stage: 'done', isReview: false };
}

/** Back to the question before; null on the first. */
export function backward(questions: readonly RuleQuestion[], form: FinderForm): FinderForm | null {
  const shown = shownQuestions(questions, form.answers);
  const here = shown.findIndex(({ key }) => key === currentQuestion(questions, form)?.key);
  const previous = shown[here - 1];
  return previous ? { ...form, current: previous.key } : null;
}

/** Back from the result to one answer. */
export const reviewing = (form: FinderForm, key: string): FinderForm => ({ ...form, current: key, stage: 'asking', isReview: true });
