import type { RuleAnswers, RuleQuestion } from '@/contracts/product-finder';
import type { TranslationProps } from '@/i18n/translation-props';
import { localise } from '@/lib/localise';
import { shownQuestions } from '@/lib/product-finder-questions';
import { answerLabel } from './reasons';
import styles from './solution-card.module.css';

interface GivenAnswersProps extends TranslationProps<'product-finder'> {
  questions: readonly RuleQuestion[];
  answers: RuleAnswers;
  onChange: (key: string) => void;
  onRestart: () => void;
}

/** Each answer with a button that goes back to its question. */
export function GivenAnswers({
  questions,
  answers,
  onChange,
  onRestart,
  t,
  locale,
}: GivenAnswersProps) {
  return (
    <section className={styles.others} aria-labelledby="finder-answers">
      <h2 id="finder-answers">{t('answers.heading')}</h2>
      <dl className={styles.answers}>
        {shownQuestions(questions, answers).map((question) => (
          <div key={question.key}>
            <dt>{localise(question, 'title', { locale })}</dt>
            <dd>
              {answerLabel(
                questions,
                { key: question.key, value: answers[question.key] ?? '' },
                locale,
              )}
            </dd>
            <dd>
              <button
                type="button"
                className={styles.change}
                aria-label={t('answers.changeOf', {
                  question: localise(question, 'title', { locale }),
                })}
                onClick={() => onChange(question.key)}
              >
                {t('answers.change')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className={styles.ghost} onClick={onRestart}>
        {t('restart')}
      </button>
    </section>
  );
}
