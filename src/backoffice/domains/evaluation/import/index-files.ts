import { indexQuartersFromRecords, type IndexQuarter } from '@/valuation/market/official-index';
import { readCsvRecords, readCsvRows } from './csv-rows';
import { ImportFileError } from './import-file-error';

/** Quarters of the official price index by size class. Throws `ImportFileError` for a file of another shape, average prices included. */
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
  return quarters;
}
