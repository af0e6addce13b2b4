import type { TestApi } from '../api/test-api';

/** The first answer to each question of the product finder that is asked after the answers before it. */
export async function firstRuleAnswers(api: TestApi): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const { questions } = Object((await api.call('/product-finder')).body);
  for (const { key, options, dependsOn } of questions) {
    const isShown = dependsOn.every((dependency: { key: string; values: string[] }) =>
      dependency.values.includes(answers[dependency.key] ?? ''),
    );
    if (isShown) answers[key] = options[0].value;
  }
  return answers;
}
