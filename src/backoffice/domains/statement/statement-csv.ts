import type { Locale } from '@/contracts/locale';
import { toCsv } from '@/lib/csv';
import { statementTexts } from '@/lib/texts/statement-texts';
import { formatPlainAmount, statementColumns, statementLines } from './statement-table';
import type { StatementFigures } from './statement.model';

/** A statement as CSV, opening and closing line included. */
export function statementCsv(figures: StatementFigures, locale: Locale): string {
  const t = statementTexts.in(locale);
  const lines = statementLines(figures, locale).map(
    ({ date, description, charged, paid, owed }) => [date, description, charged, paid, owed],
  );
  const rows = [
    statementColumns.map((column) => t(column)),
    [figures.from, t('opening'), '', '', formatPlainAmount(figures.openingCents)],
    ...lines,
    [
      figures.stmDate,
      t('closing'),
      formatPlainAmount(figures.chargedCents),
      formatPlainAmount(figures.paidCents),
      formatPlainAmount(figures.closingCents),
    ],
  ];
  return toCsv(rows);
}
