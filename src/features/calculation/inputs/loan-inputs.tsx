'use client';

import { useMemo } from 'react';
import { formatGrouped, formatMoney, formatPercent } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';
import { parseDecimal, parsePercent, parseTenorMonths } from '@/lib/parse-number';
import { amountAtLtv, startDates, type LoanInputValues } from '../calculator-form';
import { daySteps, moneySteps, rateSteps, tenorSteps } from '../slider-scale';
import type { Calculator } from '../use-calculator';
import type { TranslationProps } from '@/i18n/translation-props';
import { NumberField } from './number-field';
import { yearsAndMonths } from '../result/years-and-months';
import styles from './loan-inputs.module.css';
import { MoreOptions } from './more-options';

const formatRate = (value: number): string => value.toFixed(2);
const formatLtv = (value: number): string => String(Number(value.toFixed(1)));

interface LoanInputsProps extends TranslationProps {
  calculator: Calculator;
}

export function LoanInputs({ calculator, t, locale }: LoanInputsProps) {
  const { figures, limits, changeLoan, form } = calculator;
  const isRevolving = figures.paymentType === 'revolving';
  const slider = useMemo(() => (label: string) => t('slider', { label }), [t]);
  const money = {
    format: formatGrouped,
    parse: parseMoney,
    spoken: (value: number) => formatMoney(value),
    prefix: 'HK$',
    problem: t('problem.money'),
  };
  const set = (name: keyof LoanInputValues) => (value: number) => changeLoan({ [name]: value });
  const loanLabel = t(isRevolving ? 'input.limit' : 'input.loanAmount');
  return (
    <>
      <NumberField
        {...money}
        label={t('input.propertyValue')}
        value={figures.propertyValue}
        range={limits.propertyValue}
        slider={{ label: slider(t('input.propertyValue')), stops: moneySteps }}
        onChange={set('propertyValue')}
      />
      <NumberField
        {...money}
        label={loanLabel}
        aside={t('input.ofValue', { percent: formatPercent(Number(figures.ltv.toFixed(1))) })}
        value={figures.loanAmount}
        range={limits.loanAmount}
        slider={{ label: slider(loanLabel), stops: moneySteps }}
        onChange={set('loanAmount')}
      />
      <NumberField
        label={t('input.ltv')}
        aside={t('input.ltvMax', { percent: formatPercent(Number(limits.ltv.max.toFixed(1))) })}
        value={figures.ltv}
        range={limits.ltv}
        format={formatLtv}
        parse={parsePercent}
        spoken={(value) => formatPercent(value)}
        suffix="%"
        problem={t('problem.percent')}
        onChange={(ltv) => changeLoan({ loanAmount: amountAtLtv(figures.propertyValue, ltv) })}
      />
      {isRevolving ? (
        <>
          <NumberField
            {...money}
            label={t('input.drawnAmount')}
            value={figures.drawnAmount}
            range={limits.drawnAmount}
            slider={{ label: slider(t('input.drawnAmount')), stops: moneySteps }}
            onChange={set('drawnAmount')}
          />
          <NumberField
            label={t('input.days')}
            value={figures.days}
            range={limits.days}
            format={String}
            parse={(text) => roundOrNull(parseDecimal(text))}
            spoken={(value) => t('days', { days: value })}
            suffix={t('unit.days')}
            problem={t('problem.days')}
            slider={{ label: slider(t('input.days')), stops: daySteps }}
            onChange={set('days')}
          />
        </>
      ) : (
        <NumberField
          label={t('input.tenor')}
          aside={
            figures.tenorMonths >= 12
              ? yearsAndMonths(figures.tenorMonths, { t, locale })
              : undefined
          }
          value={figures.tenorMonths}
          range={limits.tenorMonths}
          format={String}
          parse={parseTenorMonths}
          spoken={(value) => yearsAndMonths(value, { t, locale })}
          suffix={t('unit.months')}
          problem={t('problem.tenor')}
          slider={{ label: slider(t('input.tenor')), stops: tenorSteps }}
          onChange={set('tenorMonths')}
        />
      )}
      <NumberField
        label={t('input.rate')}
        value={figures.annualRate}
        range={limits.annualRate}
        format={formatRate}
        parse={parsePercent}
        spoken={(value) => t('ratePerYear', { rate: formatPercent(value, { fixed: true }) })}
        suffix={t('unit.perYear')}
        problem={t('problem.percent')}
        slider={{ label: slider(t('input.rate')), stops: rateSteps }}
        onChange={set('annualRate')}
      />
      <div className={styles.date}>
        <label htmlFor="start-date">{t('input.startDate')}</label>
        <input
          id="start-date"
          type="date"
          className={styles.control}
          min={startDates.min}
          max={startDates.max}
          value={form.loan.startDate ?? ''}
          onChange={(event) => changeLoan({ startDate: event.target.value || null })}
        />
      </div>
      <MoreOptions calculator={calculator} t={t} locale={locale} />
    </>
  );
}

const roundOrNull = (value: number | null): number | null =>
  value === null ? null : Math.round(value);
