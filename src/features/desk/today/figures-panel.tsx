'use client';

import type { TodayFigures } from '@/contracts/today/today-figures';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent, formatWhole } from '@/lib/format';
import { useQuery } from '@/store/use-query';
import { FigureCard } from './figure-card';
import styles from './figures.module.css';
import { figuresQuery } from './today-query';

type Words = TranslationProps<'desk'>;
type Figure<Name extends keyof TodayFigures> = NonNullable<TodayFigures[Name]>;

const sumOf = <Row,>(rows: readonly Row[], read: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + read(row), 0);
/** `16/11`: day and month. */
const shortDay = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
const weekColumn = ({ t, locale }: Words) => ({
  heading: t('today.week'),
  cell: ({ week }: { week: string }) => (
    <span className={styles.words}>{formatDay(week, locale)}</span>
  ),
});

/** How business goes, of what the reader may know; nothing where that is nothing, or did not come. */
export function FiguresPanel({ t, locale }: Words) {
  const { data } = useQuery(figuresQuery, { locale, request: {} });
  if (!data || Object.values(data).every((figure) => figure === null)) return null;
  const { applications, decisions, portfolio, payouts } = data;
  const words = { t, locale };
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{t('today.figures')}</h2>
      <div className={styles.grid}>
        {applications && <Applications rows={applications} {...words} />}
        {decisions && <Decisions rows={decisions} {...words} />}
        {portfolio && <Portfolio portfolio={portfolio} {...words} />}
        {payouts && <Payouts rows={payouts} {...words} />}
      </div>
    </section>
  );
}

function Applications({ rows, ...words }: Words & { rows: Figure<'applications'> }) {
  const { t } = words;
  return (
    <FigureCard
      t={t}
      title={t('today.figureApplications')}
      sentence={t('today.lastWeeks', {
        figure: formatWhole(sumOf(rows, ({ received }) => received)),
        count: rows.length,
      })}
      bars={rows.map(({ week, received }) => ({ name: shortDay(week), value: received }))}
      format={formatWhole}
      rows={rows}
      keyOf={({ week }) => week}
      columns={[
        weekColumn(words),
        {
          heading: t('today.receivedCount'),
          cell: ({ received }) => formatWhole(received),
          isFigure: true,
        },
      ]}
    />
  );
}

function Decisions({ rows, ...words }: Words & { rows: Figure<'decisions'> }) {
  const { t } = words;
  return (
    <FigureCard
      t={t}
      title={t('today.figureDecisions')}
      sentence={t('today.inTimeOf', {
        inTime: formatWhole(sumOf(rows, ({ inTime }) => inTime)),
        decided: formatWhole(sumOf(rows, ({ decided }) => decided)),
      })}
      bars={rows.map(({ week, decided, inTime }) => ({
        name: shortDay(week),
        value: decided,
        good: inTime,
      }))}
      format={formatWhole}
      rows={rows}
      keyOf={({ week }) => week}
      columns={[
        weekColumn(words),
        {
          heading: t('today.decided'),
          cell: ({ decided }) => formatWhole(decided),
          isFigure: true,
        },
        { heading: t('today.inTime'), cell: ({ inTime }) => formatWhole(inTime), isFigure: true },
        {
          heading: t('today.late'),
          cell: ({ decided, inTime }) => formatWhole(decided - inTime),
          isFigure: true,
        },
      ]}
    />
  );
}

function Portfolio({
  portfolio: { loans, balance, atRisk },
  t,
}: Words & { portfolio: Figure<'portfolio'> }) {
  const shareOf = (part: number): number => (balance === 0 ? 0 : (100 * part) / balance);
  const rows = [
    { name: t('today.allLoans'), loans, balance },
    ...atRisk.map((risk) => ({ ...risk, name: t('today.overdueBy', { count: risk.days }) })),
  ];
  return (
    <FigureCard
      t={t}
      title={t('today.figurePortfolio')}
      sentence={t('today.balanceOf', { balance: formatMoney(balance) })}
      bars={atRisk.map((risk) => ({
        name: t('today.moreThan', { count: risk.days }),
        value: shareOf(risk.balance),
        good: 0,
      }))}
      format={(share) => formatPercent(share)}
      isNamed
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          heading: t('application.state'),
          cell: ({ name }) => <span className={styles.words}>{name}</span>,
        },
        { heading: t('today.loans'), cell: (row) => formatWhole(row.loans), isFigure: true },
        {
          heading: t('customer.balance'),
          cell: (row) => formatMoney(row.balance),
          isFigure: true,
        },
        {
          heading: t('today.share'),
          cell: (row) => formatPercent(shareOf(row.balance)),
          isFigure: true,
        },
      ]}
    />
  );
}

function Payouts({ rows, ...words }: Words & { rows: Figure<'payouts'> }) {
  const { t } = words;
  return (
    <FigureCard
      t={t}
      title={t('today.figurePayouts')}
      sentence={t('today.lastWeeks', {
        figure: formatMoney(sumOf(rows, ({ amount }) => amount)),
        count: rows.length,
      })}
      bars={rows.map(({ week, amount }) => ({ name: shortDay(week), value: amount }))}
      format={(amount) => formatMoney(amount)}
      rows={rows}
      keyOf={({ week }) => week}
      columns={[
        weekColumn(words),
        {
          heading: t('today.payments'),
          cell: ({ payments }) => formatWhole(payments),
          isFigure: true,
        },
        {
          heading: t('application.amount'),
          cell: ({ amount }) => formatMoney(amount),
          isFigure: true,
        },
      ]}
    />
  );
}
