import type { CostLineProblem } from '@/contracts/campaign/campaign-cost';
import {
  campaignCostLimits as limits,
  costColumns,
  type CostColumn,
  type CostProblem,
} from '@/contracts/campaign/campaign-cost-choices';
import { sanitiseCampaignValue } from '@/lib/campaign';
import { csvRowsOf } from '@/lib/csv/csv-rows';
import { isIsoDay } from '@/lib/hong-kong-day';

/** What was spent on a day on a link; names are written as visits are counted. */
export interface CostLine {
  day: string;
  source: string;
  medium: string;
  campaign: string;
  amountCents: number;
}

export type ReadCosts = { lines: CostLine[] } | { problems: CostLineProblem[] };

const replacementCharacter = '\uFFFD';
const amountPattern = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/;
const dayPattern = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;

/** HK$ as text in cents, with or without commas between thousands; null for anything else. */
export function costCents(text: string): number | null {
  if (!amountPattern.test(text)) return null;
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A day as YYYY-MM-DD, also of `2026/3/2`, as spreadsheets write it; null for anything else. */
export function costDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = dayPattern.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) ? iso : null;
}

/** Reads a file of costs with a header. Names all that is wrong with it, or its lines: a file is never read in part. `today` and `firstDay` are days of Hong Kong. */
export function readCosts(
  text: string,
  { today, firstDay }: { today: string; firstDay: string },
): ReadCosts {
  const problems: CostLineProblem[] = [];
  const report = (
    line: number,
    problem: CostProblem,
    { column = null, cell = '' }: Partial<Pick<CostLineProblem, 'column' | 'cell'>> = {},
  ): null => {
    problems.push({ line, problem, column, cell: [...cell].slice(0, limits.cell).join('') });
    return null;
  };
  if (text.includes(replacementCharacter)) {
    const line = text.slice(0, text.indexOf(replacementCharacter)).split('\n').length;
    report(line, 'encoding');
    return { problems };
  }
  const rows = csvRowsOf(text);
  if ('brokenAt' in rows) {
    report(rows.brokenAt, 'unreadable');
    return { problems };
  }
  const [header, ...body] = rows;
  const names = header?.cells.map((name) => name.toLowerCase()) ?? [];
  for (const column of costColumns)
    if (!names.includes(column)) report(header?.line ?? 1, 'missing', { column });
  if (problems.length > 0) return { problems };
  if (body.length === 0) report(1, 'empty');
  if (body.length > limits.lines) report(body[limits.lines]?.line ?? 1, 'tooMany');
  if (problems.length > 0) return { problems };

  const known = new Set<string>();
  const lines = body.flatMap(({ line, cells }): CostLine[] => {
    if (cells.length !== names.length) {
      report(line, 'cells', { cell: cells.join(', ') });
      return [];
    }
    const cellOf = (column: CostColumn): string => cells[names.indexOf(column)] ?? '';
    const wrong = (column: CostColumn, problem: CostProblem): null =>
      report(line, problem, { column, cell: cellOf(column) });
    const nameOf = (column: 'source' | 'medium' | 'campaign'): string | null => {
      const name = sanitiseCampaignValue(cellOf(column))?.toLowerCase() ?? '';
      const isLost = name === '' && (column === 'source' || cellOf(column) !== '');
      return isLost ? wrong(column, 'name') : name;
    };
    let day = costDay(cellOf('date')) ?? wrong('date', 'date');
    if (day !== null && day > today) day = wrong('date', 'future');
    if (day !== null && day < firstDay) day = wrong('date', 'tooOld');
    const [source, medium, campaign] = [nameOf('source'), nameOf('medium'), nameOf('campaign')];
    const isInDollars = cellOf('currency').toUpperCase() === 'HKD';
    if (!isInDollars) wrong('currency', 'currency');
    const amountCents = costCents(cellOf('amount')) ?? wrong('amount', 'amount');
    if (
      day === null ||
      source === null ||
      medium === null ||
      campaign === null ||
      amountCents === null ||
      !isInDollars
    )
      return [];
    const key = JSON.stringify([day, source, medium, campaign]);
    if (known.has(key))
      report(line, 'repeated', { cell: [day, source, medium, campaign].join(', ') });
    known.add(key);
    return [{ day, source, medium, campaign, amountCents }];
  });
  return problems.length > 0 ? { problems: problems.slice(0, limits.problems) } : { lines };
}
