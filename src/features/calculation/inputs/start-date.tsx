'use client';

import { useState } from 'react';
import { formatDay } from '@/lib/dates';
import type { TranslationProps } from '@/i18n/translation-props';
import { startDates } from '../calculator-form';
import type { Calculator } from '../use-calculator';
import styles from './loan-inputs.module.css';

interface StartDateProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
}

const id = 'start-date';

/** The day of the draw-down. A day out of range is marked on blur, because an unfinished year is out of range. */
export function StartDate({ calculator: { form, changeLoan, bind }, t, locale }: StartDateProps) {
  const [isFocused, setIsFocused] = useState(false);
  const isWrong = bind('startDate').problem !== undefined && !isFocused;
  return (
    <div className={styles.date}>
      <label htmlFor={id}>{t('input.startDate')}</label>
      <input
        id={id}
        type="date"
        className={isWrong ? `${styles.control} ${styles.wrong}` : styles.control}
        min={startDates.min}
        max={startDates.max}
        value={form.loan.startDate ?? ''}
        onChange={(event) => changeLoan({ startDate: event.target.value || null })}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
      />
      {isWrong ? (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {t('problem.date', {
            from: formatDay(startDates.min, locale),
            to: formatDay(startDates.max, locale),
          })}
        </p>
      ) : null}
    </div>
  );
}
