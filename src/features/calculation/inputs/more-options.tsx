'use client';

import { useId } from 'react';
import { formatGrouped, formatMoney } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';
import type { TranslationProps } from '@/i18n/translation-props';
import { bases, frequencies } from '../calculator-form';
import type { Calculator } from '../use-calculator';
import { NumberField } from './number-field';
import { LoanChanges } from './loan-changes';
import styles from './loan-inputs.module.css';

interface MoreOptionsProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
}

/** Advanced options: fee, day-count basis, payment frequency and changes during the term. */
export function MoreOptions({ calculator, t, locale }: MoreOptionsProps) {
  const { figures, form, limits, changeLoan, bind } = calculator;
  const { loan } = form;
  const isTerm = loan.paymentType !== 'revolving';
  return (
    <details className={styles.more}>
      <summary>{t('more.title')}</summary>
      <NumberField
        t={t}
        field={bind('fee')}
        label={t('more.fee')}
        hint={t('more.feeHint')}
        value={loan.fee ?? figures.fee}
        range={limits.fee}
        format={formatGrouped}
        parse={parseMoney}
        spoken={(value) => formatMoney(value)}
        prefix="HK$"
        unreadable={t('problem.money')}
        hasShortcuts
        onChange={(fee) => changeLoan({ fee })}
      />
      {isTerm ? (
        <Choice
          label={t('more.basis')}
          value={loan.startDate ? loan.basis : '30/360'}
          options={bases.map((value) => ({
            value,
            label: t(`basis.${value === '30/360' ? 'months' : 'days'}`),
          }))}
          isDisabled={!loan.startDate}
          hint={loan.startDate ? undefined : t('more.basisHint')}
          onChange={(basis) => changeLoan({ basis })}
        />
      ) : null}
      {loan.paymentType === 'principalAndInterest' ? (
        <Choice
          label={t('more.frequency')}
          value={loan.frequency}
          options={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          hint={
            loan.frequency === 'fortnightly'
              ? t(
                  loan.startDate && loan.basis === 'act/365'
                    ? 'frequency.hintDays'
                    : 'frequency.hintMonths',
                )
              : undefined
          }
          onChange={(frequency) => changeLoan({ frequency })}
        />
      ) : null}
      <LoanChanges calculator={calculator} t={t} locale={locale} />
    </details>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: { value: V; label: string }[];
  isDisabled?: boolean;
  hint?: string;
  onChange: (value: V) => void;
}

function Choice<V extends string>({
  label,
  value,
  options,
  isDisabled = false,
  hint,
  onChange,
}: ChoiceProps<V>) {
  const id = useId();
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
