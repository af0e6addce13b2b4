'use client';

import { useId, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useEarlyInput } from '@/components/use-early-input';
import type { RuleQuestion } from '@/contracts/product-finder';
import { localise } from '@/lib/localise';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './question-step.module.css';

interface QuestionStepProps extends TranslationProps<'product-finder'> {
  question: RuleQuestion;
  /** Number of this question, from 1, and the maximum number of questions. */
  progress: { number: number; max: number };
  chosen: string | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onChoose: (value: string) => void;
  onNext: () => void;
  onBack: (() => void) | null;
}

/** One question with its explanation and options; advances only when the button is pressed. */
export function QuestionStep({
  question,
  progress,
  chosen,
  headingRef,
  onChoose,
  onNext,
  onBack,
  t,
  locale,
}: QuestionStepProps) {
  const id = useId();
  const earlyInputRef = useEarlyInput<HTMLFormElement>();
  // The answer lives in the store and react-hook-form only checks it, so the radio buttons take its ref but not its handlers.
  const { register, handleSubmit, formState } = useForm({ values: { answer: chosen ?? '' } });
  const showsProblem = formState.errors.answer !== undefined;
  const { ref } = register('answer', { required: true });
  return (
    <form
      ref={earlyInputRef}
      className={styles.step}
      noValidate
      onSubmit={(event) => void handleSubmit(onNext)(event)}
    >
      <p className={styles.progress} id={`${id}-place`}>
        {t('progress', { number: progress.number, most: progress.max })}
      </p>
      <progress
        className={styles.bar}
        value={progress.number - 1}
        max={progress.max}
        aria-labelledby={`${id}-place`}
      />
      <fieldset
        className={styles.question}
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-describedby={showsProblem ? `${id}-why ${id}-problem` : `${id}-why`}
        aria-required="true"
        aria-invalid={showsProblem}
      >
        <h2 id={`${id}-title`} ref={headingRef} tabIndex={-1}>
          {localise(question, 'title', { locale })}
        </h2>
        <p id={`${id}-why`} className={styles.why}>
          <b>{t('why')}</b> {localise(question, 'why', { locale })}
        </p>
        {showsProblem ? (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {t('choose')}
          </p>
        ) : null}
        {question.options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={ref}
              type="radio"
              name={question.key}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => onChoose(option.value)}
            />
            <span>{localise(option, 'label', { locale })}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.moves}>
        {onBack ? (
          <button type="button" className={styles.back} onClick={onBack}>
            {t('back')}
          </button>
        ) : null}
        <button type="submit" className={styles.next}>
          {t('next')}
        </button>
      </p>
    </form>
  );
}
