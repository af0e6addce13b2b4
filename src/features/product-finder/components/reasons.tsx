import type { RuleQuestion, SolutionReason } from '@/contracts/product-finder';
import { localise } from '@/lib/localise';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './solution-card.module.css';

interface ReasonsProps extends TranslationProps<'product-finder'> {
  reasons: readonly SolutionReason[];
  questions: readonly RuleQuestion[];
}

/** The label of an answer's option. */
export function answerLabel(
  questions: readonly RuleQuestion[],
  { key, value }: { key: string; value: string },
  locale: TranslationProps<'product-finder'>['locale'],
): string {
  const option = questions
    .find((question) => question.key === key)
    ?.options.find((candidate) => candidate.value === value);
  return option ? localise(option, 'label', { locale }) : value;
}

/** Each reason with the answers that it is based on. */
export function Reasons({ reasons, questions, t, locale }: ReasonsProps) {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason.textEn}>
          {localise(reason, 'text', { locale })}
          <small>
            {t('result.because', {
              answers: reason.answers
                .map((answer) => answerLabel(questions, answer, locale))
                .join(t('result.and')),
            })}
          </small>
        </li>
      ))}
    </ul>
  );
}
