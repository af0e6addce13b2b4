import type { RuleQuestion } from '@/contracts/product-finder';
import {
  withAnswer,
  toPreviousQuestion,
  currentQuestion,
  emptyProductFinderForm,
  toNextQuestion,
  toReviewedQuestion,
  type ProductFinderForm,
} from '@/features/product-finder/product-finder-form';

const question = (key: string, dependsOn: RuleQuestion['dependsOn'] = []): RuleQuestion => ({
  key,
  dependsOn,
  titleEn: key,
  titleHk: key,
  titleCn: key,
  whyEn: 'w',
  whyHk: 'w',
  whyCn: 'w',
  options: ['x', 'y'].map((value) => ({ value, labelEn: value, labelHk: value, labelCn: value })),
});
const questions = [question('a'), question('b', [{ key: 'a', values: ['x'] }]), question('c')];
const give = (form: ProductFinderForm, key: string, value: string) =>
  toNextQuestion(questions, withAnswer(questions, form, { key, value }));
const onScreen = (form: ProductFinderForm) => currentQuestion(questions, form)?.key;

describe('The way through the questions', () => {
  it('goes from one shown question to the next and ends in the result', () => {
    const first = give(emptyProductFinderForm, 'a', 'x');
    const second = give(first, 'b', 'y');
    expect([onScreen(emptyProductFinderForm), onScreen(first), onScreen(second)]).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(give(second, 'c', 'x')).toEqual({
      answers: { a: 'x', b: 'y', c: 'x' },
      current: 'c',
      stage: 'done',
      isReview: false,
    });
  });

  it('leaves out a question that is not shown, both ways', () => {
    const form = give(emptyProductFinderForm, 'a', 'y');
    expect(onScreen(form)).toBe('c');
    expect(onScreen(toPreviousQuestion(questions, form) ?? form)).toBe('a');
    expect(toPreviousQuestion(questions, emptyProductFinderForm)).toBeNull();
  });

  it('changes one answer and asks only what became open', () => {
    const done: ProductFinderForm = {
      answers: { a: 'y', c: 'x' },
      current: 'c',
      stage: 'done',
      isReview: false,
    };
    const changed = give(toReviewedQuestion(done, 'a'), 'a', 'x');
    expect(onScreen(changed)).toBe('b');
    expect(give(changed, 'b', 'x')).toMatchObject({
      stage: 'done',
      answers: { a: 'x', b: 'x', c: 'x' },
    });
  });

  it('drops answers that no longer count', () => {
    const done: ProductFinderForm = {
      answers: { a: 'x', b: 'x', c: 'x' },
      current: 'c',
      stage: 'done',
      isReview: false,
    };
    expect(give(toReviewedQuestion(done, 'a'), 'a', 'y')).toMatchObject({
      stage: 'done',
      answers: { a: 'y', c: 'x' },
    });
  });
});
