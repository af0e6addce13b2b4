'use client';

import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { parseTenorMonths } from '@/lib/parse-number';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatYearsAndMonths } from '@/lib/texts/format-tenor';
import styles from '@/components/tool/section.module.css';
import { Section } from '@/components/tool/section';
import { clamp } from '../calculator-form';
import { rangeProblem } from '../figure-problems';
import { settlementAfter } from '../loan-results';
import { tenorSteps } from '../slider-scale';
import type { Calculator } from '../use-calculator';
import { NumberField } from '../inputs/number-field';

interface SettlementSectionProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
}

const money = (amount: number): string => formatMoney(amount, { withCents: true });

/** The amount that settles the loan after a number of months, and the interest saved. */
export function SettlementSection({
  calculator: { figures, form, result, change, bind },
  t,
  locale,
}: SettlementSectionProps) {
  const range = { min: 1, max: Math.max(1, figures.tenorMonths - 1) };
  const settleAfterMonths = clamp(form.settleAfter ?? Math.round(figures.tenorMonths / 2), range);
  const settlement = settlementAfter(figures, settleAfterMonths);
  if (!settlement || figures.tenorMonths < 2) return null;
  const facts = [
    ['amount', settlement.amount],
    ['saved', settlement.interestSaved],
    ['paid', settlement.interestPaid],
  ] as const;
  return (
    <Section isFolded heading={t('settle.heading')} lead={t('settle.lead')}>
      <NumberField
        t={t}
        field={bind('settleAfter', rangeProblem(form.settleAfter, range))}
        label={t('settle.after')}
        aside={
          settleAfterMonths >= 12 ? formatYearsAndMonths(settleAfterMonths, locale) : undefined
        }
        value={form.settleAfter ?? settleAfterMonths}
        range={range}
        format={String}
        parse={parseTenorMonths}
        spoken={(value) => formatYearsAndMonths(value, locale)}
        suffix={t('unit.months')}
        unreadable={t('problem.tenor')}
        slider={{ label: t('slider', { label: t('settle.after') }), stops: tenorSteps }}
        onChange={(settleAfter) => change({ settleAfter })}
      />
      <dl className={styles.figures}>
        {facts.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(`settle.${key}`)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {figures.startDate
          ? `${t('settle.on', { date: formatDay(settlement.date, locale) })} `
          : ''}
        {t('settle.note')}
        {result.difference > 0 ? ` ${t('estimate')}` : ''}
      </p>
    </Section>
  );
}
