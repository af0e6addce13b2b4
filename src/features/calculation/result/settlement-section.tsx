'use client';

import { useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { parseTenorMonths } from '@/lib/parse-number';
import { clamp } from '../calculator-form';
import { settlementAfter } from '../loan-results';
import { tenorStops } from '../slider-scale';
import type { Calculator } from '../use-calculator';
import type { Words } from '../components/calculator-words';
import { FigureField } from '../inputs/figure-field';
import { yearsAndMonths } from './format-figures';
import styles from '@/components/tool/section.module.css';
import { Section } from '@/components/tool/section';

interface SettlementSectionProps extends Words {
  calculator: Calculator;
}

const money = (amount: number): string => formatMoney(amount, { withCents: true });

/** What clears the loan after some months, and the interest that is then no longer due. */
export function SettlementSection({ calculator: { figures, form, change }, t, locale }: SettlementSectionProps) {
  const range = { min: 1, max: Math.max(1, figures.tenorMonths - 1) };
  const after = clamp(form.settleAfter ?? Math.round(figures.tenorMonths / 2), range);
  const settlement = useMemo(() => settlementAfter(figures, after), [figures, after]);
  if (!settlement || figures.tenorMonths < 2) return null;
  const facts = [['amount', settlement.amount], ['saved', settlement.interestSaved], ['paid', settlement.interestPaid]] as const;
  return (
    <Section heading={t('settle.heading')} lead={t('settle.lead')}>
      <FigureField
        label={t('settle.after')}
        aside={after >= 12 ? yearsAndMonths(after, { t, locale }) : undefined}
        value={after}
        range={range}
        format={String}
        parse={parseTenorMonths}
        spoken={(value) => yearsAndMonths(value, { t, locale })}
        suffix={t('unit.months')}
        problem={t('problem.tenor')}
        slider={{ label: t('slider', { label: t('settle.after') }), stops: tenorStops }}
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
      <p className={styles.note}>{figures.startDate ? `${t('settle.on', { date: formatDay(settlement.date, locale) })} ` : ''}{t('settle.note')}</p>
    </Section>
  );
}
