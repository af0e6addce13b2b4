import { isIsoDay } from '@/lib/hong-kong-day';
import { indexQuartersFromRecords, type IndexQuarter } from '@/valuation/market/official-index';
import { readCsvRecords, readCsvRows } from './csv-rows';
import { ImportFileError } from './import-file-error';

/**
 * Quarters of the official price index by size class; a column `Published` (YYYY-MM-DD) names the day of publication. Throws
 * `ImportFileError` for a file of another shape, average prices included, and for one in which a quarter or a class of it is missing
 * after the first complete one: the earliest quarters were published for some classes only.
 */
export async function readIndexFile(
  chunks: AsyncIterable<string>,
  file: string,
): Promise<IndexQuarter[]> {
  const records: Record<string, string>[] = [];
  for await (const { values } of readCsvRecords(readCsvRows(chunks, file), {
    file,
    required: ['Time', 'Class', 'Value'],
  }))
    records.push(values);
  const quarters = indexQuartersFromRecords(records);
  if (quarters.length === 0)
    throw new ImportFileError(file, 'has no quarter with all five size classes');
  refuseGaps(file, { records, quarters });
  const published = publicationDays(file, records);
  return quarters.map((quarter) => {
    const publishedOn = published.get(quarter.yearMonth);
    return publishedOn === undefined ? quarter : { ...quarter, publishedOn };
  });
}

const monthsOf = (yearMonth: number): number =>
  Math.floor(yearMonth / 100) * 12 + (yearMonth % 100);
const nameOf = (yearMonth: number): string =>
  `${Math.floor(yearMonth / 100)} Q${Math.ceil((yearMonth % 100) / 3)}`;

/** A value carried over a hole would be wrong without anybody noticing. */
function refuseGaps(
  file: string,
  { records, quarters }: { records: readonly Record<string, string>[]; quarters: IndexQuarter[] },
): void {
  const complete = new Set(quarters.map(({ yearMonth }) => yearMonth));
  const first = Math.min(...complete);
  const named = [...new Set(records.map(({ Time: time }) => Number(time)))]
    .filter((yearMonth) => Number.isInteger(yearMonth) && yearMonth >= first)
    .sort((one, other) => one - other);
  const incomplete = named.find((yearMonth) => !complete.has(yearMonth));
  if (incomplete !== undefined)
    throw new ImportFileError(
      file,
      `the quarter ${nameOf(incomplete)} lacks one of the five size classes`,
    );
  for (const [at, yearMonth] of named.entries()) {
    const before = named[at - 1];
    if (before !== undefined && monthsOf(yearMonth) - monthsOf(before) !== 3)
      throw new ImportFileError(
        file,
        `a quarter is missing between ${nameOf(before)} and ${nameOf(yearMonth)}`,
      );
  }
}

function publicationDays(
  file: string,
  records: readonly Record<string, string>[],
): Map<number, string> {
  const days = new Map<number, string>();
  for (const { Time: time = '', Published: day = '' } of records) {
    if (day === '') continue;
    if (!isIsoDay(day))
      throw new ImportFileError(file, `the day of publication ${day.slice(0, 20)} is no date`);
    days.set(Number(time), day);
  }
  return days;
}
