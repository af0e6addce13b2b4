'use client';

import { useMemo } from 'react';
import { formatWhole, formatCents, formatPercent } from '@/lib/format';
import { rateSensitivity } from '@/lib/loan/planning/sensitivity';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '@/components/tool/section.module.css';
import { Section } from '@/components/tool/section';
import { toLoanInput } from '../loan-results';
import type { CalculatedFigures } from '../use-calculator';

interface SensitivitySectionProps extends TranslationProps<'calculation'> {
  calculated: CalculatedFigures;
}

const shifts = [-3, -2, -1, 0, 1, 2, 3] as const;
const signed = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatCents(Math.abs(amount))}`;

/** The same loan with the rate up to three percentage points lower and higher. */
export function SensitivitySection({
  calculated: { figures, result },
  t,
}: SensitivitySectionProps) {
  const points = useMemo(
    () =>
      rateSensitivity(
        toLoanInput(figures),
        shifts.filter((shift) => figures.annualRate + shift >= 0),
      ),
    [figures],
  );
  return (
    <Section isFolded heading={t('sensitivity.heading')} lead={t('sensitivity.lead')}>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-label={t('sensitivity.heading')}
      >
        <table className={styles.table}>
          <caption>{t('schedule.currency')}</caption>
          <thead>
            <tr>
              {(['rate', 'payment', 'change', 'totalInterest'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`sensitivity.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ shift, annualRate, summary, amountChange }) => (
              <tr key={shift} className={shift === 0 ? styles.current : undefined}>
                <th scope="row">
                  {formatPercent(annualRate, { fixed: true })}
                  {shift === 0 ? <small> ({t('sensitivity.yours')})</small> : null}
                </th>
                <td>{formatCents(summary.amount)}</td>
                <td className={amountChange < 0 ? styles.down : styles.up}>
                  {shift === 0 ? '–' : signed(amountChange)}
                </td>
                <td>{formatWhole(summary.totalInterest)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {result.difference > 0 ? <p className={styles.note}>{t('estimate')}</p> : null}
    </Section>
  );
}
