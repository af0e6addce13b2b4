import type { RuleAnswers, RuleQuestion } from '@/contracts/product-finder';

type Question = Pick<RuleQuestion, 'key' | 'dependsOn' | 'options'>;

interface Walk<Q> {
  shown: Q[];
  answers: RuleAnswers;
}

const has = (answers: RuleAnswers, key: string): boolean => Object.hasOwn(answers, key);

function walk<Q extends Question>(questions: readonly Q[], answers: RuleAnswers): Walk<Q> {
  const found: Walk<Q> = { shown: [], answers: {} };
  for (const question of questions) {
    const isShown = question.dependsOn.every(
      ({ key, values }) => has(found.answers, key) && values.includes(found.answers[key] ?? ''),
    );
    if (!isShown) continue;
    found.shown.push(question);
    const answer = has(answers, question.key) ? answers[question.key] : undefined;
    if (answer !== undefined && question.options.some(({ value }) => value === answer))
      found.answers[question.key] = answer;
  }
  return found;
}

/** The questions that these answers lead past, in order; a question may hang on answers to earlier ones only. */
export const shownQuestions = <Q extends Question>(
  questions: readonly Q[],
  answers: RuleAnswers,
): Q[] => walk(questions, answers).shown;

/** The answers that count: those to shown questions, with an option that is offered. */
export const countedAnswers = (questions: readonly Question[], answers: RuleAnswers): RuleAnswers =>
  walk(questions, answers).answers;

/** How many questions may still be shown at most, the answered ones included. */
export function possibleCount(questions: readonly Question[], answers: RuleAnswers): number {
  const { shown, answers: counted } = walk(questions, answers);
  const shownKeys = new Set(shown.map(({ key }) => key));
  const open = new Set<string>();
  for (const { key, dependsOn } of questions) {
    const isPossible = dependsOn.every((on) =>
      has(counted, on.key) ? on.values.includes(counted[on.key] ?? '') : open.has(on.key),
    );
    if (shownKeys.has(key) || isPossible) open.add(key);
  }
  return open.size;
}
