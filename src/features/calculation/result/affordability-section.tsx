'use client';

import { useMemo } from 'react';
import { formatGrouped, formatMoney, formatPercent } from '@/lib/format';
import { debtServicingRatio } from '@/lib/loan/planning/affordability';
import { rateSensitivity } from '@/lib/loan/planning/sensitivity';
import { parseMoney } from '@/lib/parse-money';
import { parsePercent } from '@/lib/parse-number';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '@/components/tool/section.module.css';
import { Section } from '@/components/tool/section';
import { clamp, stressRange } from '../calculator-form';
import { rangeProblem } from '../figure-problems';
import { toLoanInput } from '../loan-results';
import type { Calculator } from '../use-calculator';
import { NumberField } from '../inputs/number-field';

interface AffordabilitySectionProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
}

const monthlyRange = { min: 0, max: 100_000_000 };
const ratio = (percent: number | null): string =>
  percent === null ? '–' : formatPercent(Number(percent.toFixed(1)));

/** Debt servicing ratio at the current rate and at a stressed rate. */
export function AffordabilitySection({
  calculator: { figures, form, result, change, bind },
  t,
}: AffordabilitySectionProps) {
  const stressPoints = clamp(form.stressPoints, stressRange);
  const [stressed] = useMemo(
    () => rateSensitivity(toLoanInput(figures), [stressPoints]),
    [figures, stressPoints],
  );
  const perMonth = (payment: number): number =>
    figures.frequency === 'fortnightly' ? (payment * 26) / 12 : payment;
  const ratioOf = (payment: number): number | null =>
    debtServicingRatio({
      monthlyPayment: perMonth(payment),
      otherMonthlyDebts: form.otherMonthlyDebts ?? 0,
      monthlyIncome: form.monthlyIncome ?? 0,
    });
  const money = {
    range: monthlyRange,
    format: formatGrouped,
    parse: parseMoney,
    spoken: (value: number) => formatMoney(value),
    prefix: 'HK$',
    unreadable: t('problem.money'),
    hasShortcuts: true,
    t,
  };
  return (
    <Section isFolded heading={t('dsr.heading')} lead={t('dsr.lead')} isEmpty={!form.monthlyIncome}>
      <NumberField
        {...money}
        field={bind('monthlyIncome', rangeProblem(form.monthlyIncome, monthlyRange))}
        label={t('dsr.income')}
        value={form.monthlyIncome}
        onChange={(monthlyIncome) => change({ monthlyIncome })}
        onClear={() => change({ monthlyIncome: null })}
      />
      <NumberField
        {...money}
        field={bind('otherMonthlyDebts', rangeProblem(form.otherMonthlyDebts, monthlyRange))}
        label={t('dsr.debts')}
        value={form.otherMonthlyDebts}
        onChange={(otherMonthlyDebts) => change({ otherMonthlyDebts })}
        onClear={() => change({ otherMonthlyDebts: null })}
      />
      <NumberField
        t={t}
        field={bind('stressPoints', rangeProblem(form.stressPoints, stressRange))}
        label={t('dsr.stress')}
        value={form.stressPoints}
        range={stressRange}
        format={String}
        parse={parsePercent}
        spoken={(value) => t('dsr.points', { points: value })}
        suffix={t('unit.points')}
        unreadable={t('problem.percent')}
        onChange={(points) => change({ stressPoints: points })}
      />
      <dl className={styles.figures} aria-live="polite">
        <div>
          <dt>{t('dsr.now')}</dt>
          <dd>{ratio(ratioOf(result.figures.amount))}</dd>
        </div>
        <div>
          <dt>{t('dsr.stressed', { points: stressPoints })}</dt>
          <dd>{ratio(ratioOf(stressed?.summary.amount ?? result.figures.amount))}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {form.monthlyIncome ? '' : `${t('dsr.empty')} `}
        {t('dsr.note')}
      </p>
    </Section>
  );
}
