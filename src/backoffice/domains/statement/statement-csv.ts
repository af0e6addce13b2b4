import type { Locale } from '@/contracts/locale';
import { plainAmount, statementLines } from './statement-table';
import type { StatementFigures } from './statement.model';
import { statementWords as words } from './statement.words';

const byteOrderMark = '\uFEFF';

/** A statement as CSV (RFC 4180), opening and closing line included; it begins with a byte order mark, by which Excel knows that it is UTF-8. */
export function statementCsv(figures: StatementFigures, locale: Locale): string {
  const lines = statementLines(figures, locale).map(
    ({ date, description, charged, paid, owed }) => [date, description, charged, paid, owed],
  );
  const rows = [
    [words.date, words.description, words.chargedColumn, words.paidColumn, words.owed].map(
      (word) => word[locale],
    ),
    [figures.from, words.opening[locale], '', '', plainAmount(figures.opening)],
    ...lines,
    [
      figures.stmDate,
      words.closing[locale],
      plainAmount(figures.charged),
      plainAmount(figures.paid),
      plainAmount(figures.closing),
    ],
  ];
  return byteOrderMark + rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}
