'use client';

import dynamic from 'next/dynamic';
import { useCallback, useMemo, useState } from 'react';
import { formatWhole, formatCents } from '@/lib/format';
import type { ScheduleRow } from '@/lib/loan/types';
import { yearTotals } from '@/lib/loan/planning/year-totals';
import type { TranslationProps } from '@/i18n/translation-props';
import chart from '@/components/chart/chart-frame.module.css';
import styles from '@/components/tool/section.module.css';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';
import { Section } from '@/components/tool/section';
import { Fold } from '@/components/fold/fold';
import { openFold } from '@/lib/document/folds';
import type { CalculatedFigures } from '../use-calculator';
import chartStyles from './schedule-chart.module.css';
import { ExportActions } from './export-actions';

// Loaded after the initial bundle; the table shows the same data from the start.
const ScheduleChart = dynamic(
  () => omitOnLoadError(import('./schedule-chart').then((loaded) => loaded.ScheduleChart)),
  { ssr: false, loading: () => <div className={`${chart.frame} ${chartStyles.sized}`} /> },
);

interface ScheduleSectionProps extends TranslationProps<'calculation'> {
  calculated: CalculatedFigures;
}

const noRows: readonly ScheduleRow[] = [];

type View = 'year' | 'month';

export function ScheduleSection({
  calculated: { figures, result },
  t,
  locale,
}: ScheduleSectionProps) {
  const [view, setView] = useState<View>('year');
  const schedule = result.figures.schedule ?? noRows;
  const fold = useCallback((details: HTMLDetailsElement | null) => openFold(details), []);
  const periods = figures.frequency === 'fortnightly' ? 26 : 12;
  const years = useMemo(() => yearTotals(schedule, periods), [schedule, periods]);
  if (result.figures.schedule === null)
    return <Section heading={t('schedule.heading')} lead={t('schedule.notGiven')} isEmpty />;
  return (
    <Section heading={t('schedule.heading')} lead={t('schedule.lead')}>
      {schedule.length > 1 ? (
        <ScheduleChart years={years} loan={figures.loanAmount} t={t} locale={locale} />
      ) : null}
      <Fold heading={t('schedule.inFigures')} level={3} ref={fold}>
        <div className={styles.buttons} role="group" aria-label={t('schedule.view')}>
          <button
            type="button"
            className={styles.button}
            aria-pressed={view === 'year'}
            onClick={() => setView('year')}
          >
            {t('schedule.byYear')}
          </button>
          <button
            type="button"
            className={styles.button}
            aria-pressed={view === 'month'}
            onClick={() => setView('month')}
          >
            {t('schedule.byPayment')}
          </button>
          <ExportActions schedule={schedule} t={t} locale={locale} />
        </div>
        <div
          className={view === 'month' ? `${styles.scroll} ${styles.tall}` : styles.scroll}
          tabIndex={0}
          role="group"
          aria-label={t('schedule.table')}
        >
          {view === 'year' ? (
            <YearTable years={years} t={t} />
          ) : (
            <PaymentTable schedule={schedule} t={t} />
          )}
        </div>
      </Fold>
    </Section>
  );
}

function Headings({ first, t }: { first: string[]; t: TranslationProps<'calculation'>['t'] }) {
  return (
    <thead>
      <tr>
        {[
          ...first,
          t('column.payment'),
          t('column.interest'),
          t('column.principal'),
          t('column.balance'),
        ].map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Totals in whole dollars so that the table fits a phone; the payment table shows cents. */
function YearTable({
  years,
  t,
}: {
  years: ReturnType<typeof yearTotals>;
  t: TranslationProps<'calculation'>['t'];
}) {
  return (
    <table className={styles.table}>
      <caption>{t('schedule.roundedCurrency')}</caption>
      <Headings first={[t('column.year')]} t={t} />
      <tbody>
        {years.map((row) => (
          <tr key={row.year}>
            <th scope="row">{row.year}</th>
            <td>{formatWhole(row.payment)}</td>
            <td>{formatWhole(row.interest)}</td>
            <td>{formatWhole(row.principal)}</td>
            <td>{formatWhole(row.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PaymentTable({
  schedule,
  t,
}: {
  schedule: readonly ScheduleRow[];
  t: TranslationProps<'calculation'>['t'];
}) {
  const hasDates = schedule.some(({ date }) => date !== null);
  return (
    <table className={styles.table}>
      <caption>{t('schedule.currency')}</caption>
      <Headings first={[t('column.n'), ...(hasDates ? [t('column.date')] : [])]} t={t} />
      <tbody>
        {schedule.map((row) => (
          <tr key={row.n}>
            <th scope="row">{row.n}</th>
            {hasDates ? <td>{row.date}</td> : null}
            <td>{formatCents(row.payment)}</td>
            <td>{formatCents(row.interest)}</td>
            <td>{formatCents(row.principal)}</td>
            <td>{formatCents(row.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
