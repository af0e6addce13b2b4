import { bankCsvColumns } from '@/contracts/bank-file/bank-file-choices';
import { BankFileError } from '@/backoffice/common/bank-message';
import { csvRowsOf } from '@/lib/csv/csv-rows';
import { centsOf, isDay, orderIn, type BankLine } from './bank-line';

type Column = (typeof bankCsvColumns)[number];

/** Reads the incoming payments of a CSV file with a header. Throws `BankFileError` where any line cannot be read, so that a file is never read in part. */
export function readBankCsv(text: string): BankLine[] {
  const read = csvRowsOf(text);
  if ('brokenAt' in read) throw new BankFileError(read.brokenAt, read.code);
  const [header, ...rows] = read;
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
