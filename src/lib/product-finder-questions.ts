import type { RuleAnswers, RuleQuestion } from '@/contracts/product-finder';

type Question = Pick<RuleQuestion, 'key' | 'dependsOn' | 'options'>;

interface ResolvedQuestions<Q> {
  shown: Q[];
  answers: RuleAnswers;
}

const hasAnswer = (answers: RuleAnswers, key: string): boolean => Object.hasOwn(answers, key);

function resolveQuestions<Q extends Question>(
  questions: readonly Q[],
  answers: RuleAnswers,
): ResolvedQuestions<Q> {
  const resolved: ResolvedQuestions<Q> = { shown: [], answers: {} };
  for (const question of questions) {
    const isShown = question.dependsOn.every(
      ({ key, values }) =>
        hasAnswer(resolved.answers, key) && values.includes(resolved.answers[key] ?? ''),
    );
    if (!isShown) continue;
    resolved.shown.push(question);
    const answer = hasAnswer(answers, question.key) ? answers[question.key] : undefined;
    if (answer !== undefined && question.options.some(({ value }) => value === answer))
      resolved.answers[question.key] = answer;
  }
  return resolved;
}

/** The questions that apply to these answers, in order; a question may depend on answers to earlier ones only. */
export const shownQuestions = <Q extends Question>(
  questions: readonly Q[],
  answers: RuleAnswers,
): Q[] => resolveQuestions(questions, answers).shown;

/** The valid answers: those to shown questions, with an option that is offered. */
export const validAnswers = (questions: readonly Question[], answers: RuleAnswers): RuleAnswers =>
  resolveQuestions(questions, answers).answers;

/** The largest number of questions that may still be shown, the answered ones included. */
export function maxQuestionCount(questions: readonly Question[], answers: RuleAnswers): number {
  const { shown, answers: validAnswersSoFar } = resolveQuestions(questions, answers);
  const shownKeys = new Set(shown.map(({ key }) => key));
  const reachable = new Set<string>();
  for (const { key, dependsOn } of questions) {
    const isPossible = dependsOn.every((on) =>
      hasAnswer(validAnswersSoFar, on.key)
        ? on.values.includes(validAnswersSoFar[on.key] ?? '')
        : reachable.has(on.key),
    );
    if (shownKeys.has(key) || isPossible) reachable.add(key);
  }
  return reachable.size;
}
