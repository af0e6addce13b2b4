import { createHash } from 'node:crypto';
import type { EpochDay } from '@/valuation/model/sale.types';
import { isoDayOf, parseDay } from '@/valuation/model/transaction-row';
import { levelFromRecord, type PublishedLevel } from '@/valuation/levels/level-row';
import { parseMonth } from '@/valuation/levels/level-place';
import { readCsvRecords, readCsvRows, type CsvRecord } from './csv-rows';
import { ImportFileError } from './import-file-error';
import { refuseMostlyWrong, type RejectionReason, type Rejections } from './rejections';

/** Columns that files of levels and files of sales under Chinese names have in common. */
const requiredColumns = ['key', 'full', 'district', 'psf'] as const;

export interface LevelFileOptions {
  file: string;
  rejections: Rejections;
  /** The day of the import: a figure with a later date is rejected. */
  today: EpochDay;
}

/** Reads monthly files: medians by place (`month`, `kind`), or single sales (`date`), each of which counts as one figure. */
export class LevelReader {
  private readonly medians: PublishedLevel[] = [];
  private readonly sales: PublishedLevel[] = [];
  private readonly seenHashes = new Set<string>();

  /** Throws `ImportFileError` for a file that is cut off, without the columns, or wrong in most of its rows. */
  async read(
    chunks: AsyncIterable<string>,
    { file, rejections, today }: LevelFileOptions,
  ): Promise<void> {
    let rows = 0;
    const rejected: { line: number }[] = [];
    for await (const record of readCsvRecords(readCsvRows(chunks, file), {
      file,
      required: requiredColumns,
    })) {
      const { values, line, text } = record;
      if (!('month' in values) && !('date' in values && 'price' in values && 'area' in values))
        throw new ImportFileError(
          file,
          'has neither the columns month and kind of levels nor the columns date, area and price of sales',
        );
      rows += 1;
      const reason = this.readRow(record, today);
      if (!reason) continue;
      rejections.add({ file, at: line, reason, text: text.slice(0, 300) });
      if (reason !== 'duplicate') rejected.push({ line });
    }
    refuseMostlyWrong(file, { rows, rejected });
  }

  private readRow({ values, text }: CsvRecord, today: EpochDay): RejectionReason | null {
    const key = createHash('sha1').update(text.trim()).digest('base64');
    if (this.seenHashes.has(key)) return 'duplicate';
    this.seenHashes.add(key);
    if (!('month' in values)) {
      const day = parseDay(values.date ?? '');
      if (day === null) return 'missingDate';
      if (day > today) return 'dateInFuture';
    }
    const level = levelFromRecord('month' in values ? values : toLevelRecord(values));
    if (typeof level === 'string') return level;
    if (level.month > parseMonth(isoDayOf(today))) return 'dateInFuture';
    ('month' in values ? this.medians : this.sales).push(level);
    return null;
  }

  /** Medians, and the sales of those months and places of which there is no median. */
  get levels(): PublishedLevel[] {
    const key = ({ names, district, month, kind }: PublishedLevel) =>
      [names[0], district, month, kind].join('|');
    const known = new Set(this.medians.map(key));
    return [...this.medians, ...this.sales.filter((sale) => !known.has(key(sale)))];
  }
}

function toLevelRecord(sale: Record<string, string>): Record<string, string> {
  const { date = '', area = '', price = '' } = sale;
  return {
    ...sale,
    month: date.slice(0, 7),
    kind: 'sold',
    n: '1',
    area_min: area,
    area_max: area,
    psf: String(Number(price) / Number(area)),
  };
}
