import type { Locale } from '@/contracts/locale';
import { toCsv } from '@/lib/csv/csv';
import { statementTexts } from '@/lib/texts/document/statement-texts';
import type { IssuedStatement } from './issued-statement.model';
import { formatPlainAmount, statementColumns, statementRows } from './statement-table';

/** A statement as CSV, opening and closing line included. */
export function statementCsv(statement: IssuedStatement, locale: Locale): string {
  const t = statementTexts.in(locale);
  const lines = statementRows(statement, locale).map(
    ({ date, description, charged, paid, interest, principal, owed }) => [
      date,
      description,
      charged,
      paid,
      interest,
      principal,
      owed,
    ],
  );
  const total = (count: 'interestCents' | 'principalCents') =>
    formatPlainAmount(statement.lines.reduce((sum, line) => sum + line[count], 0));
  const rows = [
    statementColumns.map((column) => t(column)),
    [statement.from, t('opening'), '', '', '', '', formatPlainAmount(statement.openingCents)],
    ...lines,
    [
      statement.stmDate,
      t('closing'),
      formatPlainAmount(statement.chargedCents),
      formatPlainAmount(statement.paidCents),
      total('interestCents'),
      total('principalCents'),
      formatPlainAmount(statement.closingCents),
    ],
  ];
  return toCsv(rows);
}
