'use client';

import { useMemo } from 'react';
import { formatMoney, formatPercent } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';
import { parseDecimal, parsePercent, parseTenorMonths } from '@/lib/parse-number';
import { amountAtLtv, startDates, type LoanWish } from '../calculator-form';
import { dayStops, moneyStops, rateStops, tenorStops } from '../slider-scale';
import type { Calculator } from '../use-calculator';
import type { Words } from '../components/calculator-words';
import { FigureField } from './figure-field';
import { formatGrouped, yearsAndMonths } from '../result/format-figures';
import styles from './loan-inputs.module.css';
import { MoreOptions } from './more-options';

const formatRate = (value: number): string => value.toFixed(2);
const formatLtv = (value: number): string => String(Number(value.toFixed(1)));

interface LoanInputsProps extends Words {
  calculator: Calculator;
}

export function LoanInputs({ calculator, t, locale }: LoanInputsProps) {
  const { figures, limits, changeLoan, form } = calculator;
  const isRevolving = figures.paymentType === 'revolving';
  const slider = useMemo(() => (label: string) => t('slider', { label }), [t]);
  const money = { format: formatGrouped, parse: parseMoney, spoken: (value: number) => formatMoney(value), prefix: 'HK$', problem: t('problem.money') };
  const set = (name: keyof LoanWish) => (value: number) => changeLoan({ [name]: value });
  const loanLabel = t(isRevolving ? 'input.limit' : 'input.loanAmount');
  return (
    <>
      <FigureField {...money} label={t('input.propertyValue')} value={figures.propertyValue} range={limits.propertyValue} slider={{ label: slider(t('input.propertyValue')), stops: moneyStops }} onChange={set('propertyValue')} />
      <FigureField
        {...money}
        label={loanLabel}
        aside={t('input.ofValue', { percent: formatPercent(Number(figures.ltv.toFixed(1))) })}
        value={figures.loanAmount}
        range={limits.loanAmount}
        slider={{ label: slider(loanLabel), stops: moneyStops }}
        onChange={set('loanAmount')}
      />
      <FigureField
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
          <FigureField {...money} label={t('input.drawnAmount')} value={figures.drawnAmount} range={limits.drawnAmount} slider={{ label: slider(t('input.drawnAmount')), stops: moneyStops }} onChange={set('drawnAmount')} />
          <FigureField
            label={t('input.days')}
            value={figures.days}
            range={limits.days}
            format={String}
            parse={(text) => wholeOf(parseDecimal(text))}
            spoken={(value) => t('days', { days: value })}
            suffix={t('unit.days')}
            problem={t('problem.days')}
            slider={{ label: slider(t('input.days')), stops: dayStops }}
            onChange={set('days')}
          />
        </>
      ) : (
        <FigureField
          label={t('input.tenor')}
          aside={figures.tenorMonths >= 12 ? yearsAndMonths(figures.tenorMonths, { t, locale }) : undefined}
          value={figures.tenorMonths}
          range={limits.tenorMonths}
          format={String}
          parse={parseTenorMonths}
          spoken={(value) => yearsAndMonths(value, { t, locale })}
          suffix={t('unit.months')}
          problem={t('problem.tenor')}
          slider={{ label: slider(t('input.tenor')), stops: tenorStops }}
          onChange={set('tenorMonths')}
        />
      )}
      <FigureField
        label={t('input.rate')}
        value={figures.annualRate}
        range={limits.annualRate}
        format={formatRate}
        parse={parsePercent}
        spoken={(value) => t('ratePerYear', { rate: formatPercent(value, { fixed: true }) })}
        suffix={t('unit.perYear')}
        problem={t('problem.percent')}
        slider={{ label: slider(t('input.rate')), stops: rateStops }}
        onChange={set('annualRate')}
      />
      <div className={styles.date}>
        <label htmlFor="start-date">{t('input.startDate')}</label>
        <input id="start-date" type="date" className={styles.control} min={startDates.min} max={startDates.max} value={form.loan.startDate ?? ''} onChange={(event) => changeLoan({ startDate: event.target.value || null })} />
      </div>
      <MoreOptions calculator={calculator} t={t} locale={locale} />
    </>
  );
}

const wholeOf = (value: number | null): number | null => (value === null ? null : Math.round(value));
