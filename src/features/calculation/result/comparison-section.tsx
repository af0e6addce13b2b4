'use client';

import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CalculatorConfig } from '@/contracts/site/site';
import { formatMoney, formatPercent } from '@/lib/format';
import type { CalculationSummary } from '@/lib/loan/types';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatYearsAndMonths } from '@/lib/texts/format-tenor';
import styles from '@/components/tool/section.module.css';
import { Section } from '@/components/tool/section';
import {
  resolveLoanFigures,
  maxScenarios,
  type LoanFigures,
  type LoanInputValues,
} from '../calculator-form';
import { calculateSummary } from '../loan-results';
import type { Calculator } from '../use-calculator';

interface ComparisonSectionProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
  config: CalculatorConfig;
}

interface Scenario {
  letter: string;
  values: LoanInputValues;
  figures: LoanFigures;
  summary: CalculationSummary;
}

const letters = ['A', 'B', 'C'];
const money = (amount: number): string => formatMoney(amount, { withCents: true });
const percent = (rate: number): string => formatPercent(rate, { fixed: true });

/** Turns the resolved figures into inputs, so that a saved scenario does not follow later changes of defaults. */
function freezeFigures({
  paymentType,
  propertyValue,
  loanAmount,
  tenorMonths,
  annualRate,
  fee,
  startDate,
  basis,
  frequency,
  drawnAmount,
  days,
  rateChanges,
  drawdown,
}: LoanFigures): LoanInputValues {
  const isRevolving = paymentType === 'revolving';
  return {
    paymentType,
    propertyValue,
    loanAmount,
    annualRate,
    fee: fee || null,
    startDate,
    basis,
    frequency,
    tenorMonths: isRevolving ? null : tenorMonths,
    drawnAmount: isRevolving ? drawnAmount : null,
    days: isRevolving ? days : null,
    rateChanges,
    drawdown,
  };
}

interface ComparisonRow {
  key:
    | 'mode'
    | 'loan'
    | 'period'
    | 'rate'
    | 'payment'
    | 'totalInterest'
    | 'totalRepayment'
    | 'apr'
    | 'mloRate';
  value: (scenario: Scenario) => string;
}

function rowsOf({ t, locale }: TranslationProps<'calculation'>): ComparisonRow[] {
  return [
    { key: 'mode', value: ({ figures }) => t(`mode.${figures.paymentType}`) },
    {
      key: 'loan',
      value: ({ figures }) =>
        formatMoney(figures.paymentType === 'revolving' ? figures.drawnAmount : figures.loanAmount),
    },
    {
      key: 'period',
      value: ({ figures }) =>
        figures.paymentType === 'revolving'
          ? t('days', { days: figures.days })
          : formatYearsAndMonths(figures.tenorMonths, locale),
    },
    { key: 'rate', value: ({ figures }) => percent(figures.annualRate) },
    {
      key: 'payment',
      value: ({ figures, summary }) =>
        figures.frequency === 'monthly'
          ? money(summary.amount)
          : `${money(summary.amount)} ${t(`frequency.${figures.frequency}`)}`,
    },
    { key: 'totalInterest', value: ({ summary }) => money(summary.totalInterest) },
    { key: 'totalRepayment', value: ({ summary }) => money(summary.totalRepayment) },
    { key: 'apr', value: ({ summary }) => percent(summary.apr) },
    { key: 'mloRate', value: ({ summary }) => percent(summary.mloRate) },
  ];
}

/** Up to three saved scenarios, side by side. */
export function ComparisonSection({
  calculator: { form, figures, isStale, change },
  config,
  t,
  locale,
}: ComparisonSectionProps) {
  const scenarios = useMemo(
    () =>
      form.scenarios.map((values, index): Scenario => {
        const scenarioFigures = resolveLoanFigures(values, config);
        return {
          letter: letters[index] ?? String(index + 1),
          values,
          figures: scenarioFigures,
          summary: calculateSummary(scenarioFigures),
        };
      }),
    [form.scenarios, config],
  );
  const keep = useRef<HTMLButtonElement>(null);
  /** The pressed button disappears with its loan, so the focus moves to the button that saves another one. */
  const remove = (index: number): void => {
    flushSync(() =>
      change({ scenarios: form.scenarios.filter((_scenario, place) => place !== index) }),
    );
    keep.current?.focus();
  };
  const isFull = scenarios.length >= maxScenarios;
  return (
    <Section
      isFolded
      heading={t('compare.heading')}
      lead={t('compare.lead')}
      isEmpty={scenarios.length === 0}
    >
      <div className={styles.buttons}>
        <button
          ref={keep}
          type="button"
          className={styles.button}
          disabled={isFull || isStale}
          onClick={() => change({ scenarios: [...form.scenarios, freezeFigures(figures)] })}
        >
          {t('compare.keep')}
        </button>
        <span role="status" className={styles.note}>
          {isFull
            ? t('compare.full')
            : scenarios.length > 0
              ? t('compare.count', { count: scenarios.length, max: maxScenarios })
              : ''}
        </span>
      </div>
      {scenarios.length > 0 ? (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('compare.heading')}>
          <table className={`${styles.table} ${styles.compared}`}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('compare.figure')}</span>
                </th>
                {scenarios.map(({ letter }) => (
                  <th key={letter} scope="col">
                    {t('compare.scenario', { letter })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf({ t, locale }).map(({ key, value }) => (
                <tr key={key}>
                  <th scope="row">{t(`compare.${key}`)}</th>
                  {scenarios.map((scenario) => (
                    <td key={scenario.letter}>{value(scenario)}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {scenarios.map(({ letter, values }, index) => (
                  <td key={letter}>
                    <button
                      type="button"
                      className={styles.link}
                      aria-label={t('compare.useLabel', { letter })}
                      onClick={() => change({ loan: values })}
                    >
                      {t('compare.use')}
                    </button>{' '}
                    <button
                      type="button"
                      className={styles.link}
                      aria-label={t('compare.removeLabel', { letter })}
                      onClick={() => remove(index)}
                    >
                      {t('compare.remove')}
                    </button>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      ) : null}
    </Section>
  );
}
