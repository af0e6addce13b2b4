import { CsvError, parse } from 'csv-parse/sync';
import { bankCsvColumns } from '@/contracts/bank-file/bank-file-choices';
import { isRecord } from '@/lib/object/to-record';
import { BankFileError } from '@/backoffice/common/bank-message';
import { centsOf, isDay, orderIn, type BankLine } from './bank-line';

type Column = (typeof bankCsvColumns)[number];

interface Row {
  line: number;
  cells: readonly string[];
}

function rowsOf(text: string): Row[] {
  try {
    const rows: unknown[] = parse(text, {
      bom: true,
      info: true,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return rows.flatMap((row) =>
      isRecord(row) && Array.isArray(row.record) && isRecord(row.info)
        ? [{ line: Number(row.info.lines), cells: row.record.map((cell) => String(cell).trim()) }]
        : [],
    );
  } catch (error) {
    if (error instanceof CsvError) throw new BankFileError(Number(error.lines ?? 1), error.code);
    throw error;
  }
}

/** Reads the incoming payments of a CSV file with a header. Throws `BankFileError` where any line cannot be read, so that a file is never read in part. */
export function readBankCsv(text: string): BankLine[] {
  const [header, ...rows] = rowsOf(text);
  if (!header) throw new BankFileError(1, 'header');
  const missing = bankCsvColumns.find((name) => !header.cells.includes(name));
  if (missing !== undefined) throw new BankFileError(header.line, missing);
  return rows.flatMap(({ line, cells }) => {
    if (cells.length !== header.cells.length) throw new BankFileError(line, 'columns');
    const cell = (name: Column): string => cells[header.cells.indexOf(name)] ?? '';
    const check = (name: Column, isRight: boolean): void => {
      if (!isRight) throw new BankFileError(line, name);
    };
    const isOut = cell('amount').startsWith('-');
    const amountCents = centsOf(cell('amount').replace(/^[+-]/, ''));
    check('account', cell('account') !== '');
    check('bookedOn', isDay(cell('bookedOn')));
    check('currency', cell('currency') === 'HKD');
    if (amountCents === null) throw new BankFileError(line, 'amount');
    const [account, bankReference, details] = [
      cell('account'),
      cell('bankReference'),
      cell('details'),
    ];
    check('bankReference', bankReference !== '');
    return isOut
      ? []
      : [
          {
            account,
            bookedOn: cell('bookedOn'),
            amountCents,
            bankReference,
            details,
            orderId: orderIn(`${bankReference} ${details}`),
            returnReason: null,
          },
        ];
  });
}
