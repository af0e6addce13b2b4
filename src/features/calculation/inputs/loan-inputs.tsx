'use client';

import { useMemo } from 'react';
import { formatGrouped, formatMoney, formatPercent, formatRate } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';
import { parsePercent, parseTenorMonths, parseWholeNumber } from '@/lib/parse-number';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatYearsAndMonths } from '@/lib/texts/format-tenor';
import { amountAtLtv, type LoanInputValues } from '../calculator-form';
import { daySteps, moneySteps, rateSteps, tenorSteps } from '../slider-scale';
import type { Calculator } from '../use-calculator';
import { NumberField } from './number-field';
import { MoreOptions } from './more-options';
import { StartDate } from './start-date';

const formatLtv = (value: number): string => String(Number(value.toFixed(2)));

interface LoanInputsProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
}

export function LoanInputs({ calculator, t, locale }: LoanInputsProps) {
  const { figures, limits, changeLoan, form, bind } = calculator;
  const { loan } = form;
  const propertyValue = loan.propertyValue ?? figures.propertyValue;
  const loanAmount = loan.loanAmount ?? figures.loanAmount;
  const ltv = propertyValue > 0 ? (loanAmount / propertyValue) * 100 : null;
  const tenorMonths = loan.tenorMonths ?? figures.tenorMonths;
  const isRevolving = loan.paymentType === 'revolving';
  const slider = useMemo(() => (label: string) => t('slider', { label }), [t]);
  const money = {
    format: formatGrouped,
    parse: parseMoney,
    spoken: (value: number) => formatMoney(value),
    prefix: 'HK$',
    unreadable: t('problem.money'),
    hasShortcuts: true,
    t,
  };
  const set = (name: keyof LoanInputValues) => (value: number) => changeLoan({ [name]: value });
  const loanLabel = t(isRevolving ? 'input.limit' : 'input.loanAmount');
  return (
    <>
      <NumberField
        {...money}
        field={bind('propertyValue')}
        label={t('input.propertyValue')}
        value={propertyValue}
        range={limits.propertyValue}
        slider={{ label: slider(t('input.propertyValue')), stops: moneySteps }}
        onChange={set('propertyValue')}
      />
      <NumberField
        {...money}
        field={bind('loanAmount')}
        label={loanLabel}
        aside={
          ltv === null
            ? undefined
            : t('input.ofValue', { percent: formatPercent(Number(ltv.toFixed(1))) })
        }
        value={loanAmount}
        range={limits.loanAmount}
        slider={{ label: slider(loanLabel), stops: moneySteps }}
        onChange={set('loanAmount')}
      />
      <NumberField
        t={t}
        field={bind('ltv')}
        label={t('input.ltv')}
        aside={t('input.ltvMax', { percent: formatPercent(Number(limits.ltv.max.toFixed(1))) })}
        value={ltv}
        range={limits.ltv}
        format={formatLtv}
        parse={parsePercent}
        spoken={(value) => formatPercent(value)}
        suffix="%"
        unreadable={t('problem.percent')}
        onChange={(percent) => changeLoan({ loanAmount: amountAtLtv(propertyValue, percent) })}
      />
      {isRevolving ? (
        <>
          <NumberField
            {...money}
            field={bind('drawnAmount')}
            label={t('input.drawnAmount')}
            value={loan.drawnAmount ?? figures.drawnAmount}
            range={limits.drawnAmount}
            slider={{ label: slider(t('input.drawnAmount')), stops: moneySteps }}
            onChange={set('drawnAmount')}
          />
          <NumberField
            t={t}
            field={bind('days')}
            label={t('input.days')}
            value={loan.days ?? figures.days}
            range={limits.days}
            format={String}
            parse={parseWholeNumber}
            spoken={(value) => t('days', { days: value })}
            suffix={t('unit.days')}
            unreadable={t('problem.days')}
            slider={{ label: slider(t('input.days')), stops: daySteps }}
            onChange={set('days')}
          />
        </>
      ) : (
        <NumberField
          t={t}
          field={bind('tenorMonths')}
          label={t('input.tenor')}
          aside={tenorMonths >= 12 ? formatYearsAndMonths(tenorMonths, locale) : undefined}
          value={tenorMonths}
          range={limits.tenorMonths}
          format={String}
          parse={parseTenorMonths}
          spoken={(value) => formatYearsAndMonths(value, locale)}
          suffix={t('unit.months')}
          unreadable={t('problem.tenor')}
          slider={{ label: slider(t('input.tenor')), stops: tenorSteps }}
          onChange={set('tenorMonths')}
        />
      )}
      <NumberField
        t={t}
        field={bind('annualRate')}
        label={t('input.rate')}
        value={loan.annualRate ?? figures.annualRate}
        range={limits.annualRate}
        format={formatRate}
        parse={parsePercent}
        spoken={(value) => formatPercent(value, { fixed: true })}
        suffix={t('unit.perYear')}
        unreadable={t('problem.percent')}
        slider={{ label: slider(t('input.rate')), stops: rateSteps }}
        onChange={set('annualRate')}
      />
      <StartDate calculator={calculator} t={t} locale={locale} />
      <MoreOptions calculator={calculator} t={t} locale={locale} />
    </>
  );
}
