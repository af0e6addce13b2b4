import { validAnswers, maxQuestionCount, shownQuestions } from '@/lib/product-finder-questions';

const option = (value: string) => ({ value, labelEn: value, labelHk: value, labelCn: value });
const questions = [
  { key: 'a', options: [option('x'), option('y')], dependsOn: [] },
  { key: 'b', options: [option('x')], dependsOn: [{ key: 'a', values: ['x'] }] },
  { key: 'c', options: [option('x')], dependsOn: [{ key: 'b', values: ['x'] }] },
  { key: 'd', options: [option('x')], dependsOn: [] },
];
const keys = (answers: Record<string, string>) =>
  shownQuestions(questions, answers).map(({ key }) => key);

describe('The questions shown', () => {
  it('are those whose conditions the answers fulfil', () => {
    expect(keys({})).toEqual(['a', 'd']);
    expect(keys({ a: 'x' })).toEqual(['a', 'b', 'd']);
    expect(keys({ a: 'x', b: 'x' })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('do not hang on an answer to a question that is no longer shown', () => {
    expect(keys({ a: 'y', b: 'x' })).toEqual(['a', 'd']);
    expect(validAnswers(questions, { a: 'y', b: 'x', d: 'x' })).toEqual({ a: 'y', d: 'x' });
  });

  it('do not count an option that is not offered', () => {
    expect(validAnswers(questions, { a: 'z', d: 'x', e: 'x' })).toEqual({ d: 'x' });
  });

  it('are at most as many as may still come', () => {
    expect([
      maxQuestionCount(questions, {}),
      maxQuestionCount(questions, { a: 'x' }),
      maxQuestionCount(questions, { a: 'y' }),
    ]).toEqual([4, 4, 2]);
  });
});
