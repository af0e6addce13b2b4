import { ifSet } from '@/config/brand';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import { statementTexts } from '@/lib/texts/document/statement-texts';
import type { PdfColumn, PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { letterOf, type Letterhead } from '@/backoffice/adapters/pdf/letterhead';
import type { IssuedStatement } from './issued-statement.model';
import { statementColumns, statementRows } from './statement-table';

const columnBoxes: Record<(typeof statementColumns)[number], Omit<PdfColumn, 'heading'>> = {
  date: { x: 56, width: 84, align: 'left' },
  description: { x: 140, width: 106, align: 'left' },
  chargedColumn: { x: 246, width: 58, align: 'right' },
  paidColumn: { x: 304, width: 56, align: 'right' },
  interestColumn: { x: 360, width: 56, align: 'right' },
  principalColumn: { x: 416, width: 58, align: 'right' },
  owed: { x: 474, width: 65, align: 'right' },
};

const money = (amount: number): string => formatMoney(amount, { withCents: true });
const centsAsMoney = (cents: number): string => money(fromCents(cents));

const formatAmountCell = (amount: string): string =>
  amount === '' ? '' : money(Number(amount)).replace('HK$', '');

/** A statement as a document to be drawn. */
export function statementDocument(
  statement: IssuedStatement,
  letterhead: Letterhead,
): PdfDocumentContent {
  const { locale } = letterhead;
  const t = statementTexts.in(locale);
  const { loanNo, stmDate } = statement;
  return {
    ...letterOf(letterhead, {
      title: t('title'),
      subject: stmDate,
      customer: statement.customer,
      notes: [t('note')],
      pageLine: `${loanNo} · ${t('page', { page: '{page}', count: '{count}' })}`,
    }),
    summary: [
      [t('loanNo'), loanNo],
      [t('statementDate'), formatDay(stmDate, locale)],
      [
        t('period'),
        `${formatDay(statement.from, locale)} ${t('until')} ${formatDay(stmDate, locale)}`,
      ],
      [t('annualRate'), formatPercent(statement.annualRate, { fixed: true })],
      [t('opening'), centsAsMoney(statement.openingCents)],
      [t('charged'), centsAsMoney(statement.chargedCents)],
      [t('paid'), centsAsMoney(statement.paidCents)],
      [t('closing'), centsAsMoney(statement.closingCents)],
    ],
    sections: [dueSection(statement, letterhead)].filter(({ rows }) => rows.length > 0),
    table: {
      heading: t('entries'),
      columns: statementColumns.map((column) => ({ heading: t(column), ...columnBoxes[column] })),
      rows: statementRows(statement, locale).map(({ date, description, ...amounts }) => [
        formatDay(date, locale),
        description,
        ...[amounts.charged, amounts.paid, amounts.interest, amounts.principal, amounts.owed].map(
          formatAmountCell,
        ),
      ]),
      emptyText: t('noEntries'),
    },
  };
}

/** What was due on the statement's date and how to pay it; nothing for a loan with no payment left. */
function dueSection(
  { stmDate, arrears, nextPayment, paying }: IssuedStatement,
  { locale }: Letterhead,
): { heading: string; rows: [string, string][] } {
  const t = statementTexts.in(locale);
  const rows: [string, string][] = [];
  if (arrears)
    rows.push([
      t('overdue', { date: formatDay(stmDate, locale) }),
      t('overdueValue', {
        amount: money(arrears.amount),
        date: formatDay(arrears.since, locale),
      }),
    ]);
  if (nextPayment)
    rows.push(
      [
        t('next'),
        t('nextValue', {
          amount: money(nextPayment.amount),
          date: formatDay(nextPayment.date, locale),
        }),
      ],
      [
        t('split'),
        t('splitValue', {
          interest: money(nextPayment.interest),
          principal: money(nextPayment.principal),
        }),
      ],
    );
  if (rows.length === 0) return { heading: '', rows };
  for (const key of ['fpsId', 'bankAccount', 'payee', 'reference'] as const)
    if (ifSet(paying[key])) rows.push([t(key), paying[key]]);
  return { heading: t('due'), rows };
}
