import type { BankEntry, BankFile } from '@/contracts/bank-file/bank-file';
import type { BankFileFormat } from '@/contracts/bank-file/bank-file-choices';
import { returnReasons, type ReturnReason } from '@/contracts/payment-order/payment-order-choices';
import { fromCents } from '@/lib/loan/money';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { readBankCsv } from './bank-csv';
import type { BankLine } from './bank-line';
import { readCamtStatement } from './camt-statement';

/** As stored; `details` is encrypted. */
export interface BankEntryRow extends Omit<BankEntry, 'amount' | 'handledAt'> {
  number: number;
  account: string;
  amountCents: number;
  run: number;
  handledAt: Date | null;
}

export interface BankFileRow extends Omit<BankFile, 'importedAt'> {
  importedAt: Date;
}

/** A line with its sequence number (`run`) among identical lines of the same file, which tells them apart. */
export interface NumberedLine extends BankLine {
  run: number;
}

/** What the encrypted details of an entry are bound to. */
export const bankEntryContext = (id: string): string => `bank-entry/details/${id}`;

const readers: Record<BankFileFormat, (text: string) => BankLine[]> = {
  csv: readBankCsv,
  'camt.053.001.08': readCamtStatement,
};

/** Reads the incoming payments of a bank file, in an order that does not depend on the order or format of the file. Throws `BankFileError`. */
export function readBankFile(format: BankFileFormat, content: string): NumberedLine[] {
  const runs = new Map<string, number>();
  const keyOf = ({ account, bookedOn, amountCents, bankReference }: BankLine): string =>
    JSON.stringify([bookedOn, account, amountCents, bankReference]);
  const numbered = readers[format](content).map((line) => {
    const key = keyOf(line);
    const run = (runs.get(key) ?? 0) + 1;
    runs.set(key, run);
    return { ...line, run, key: `${key}${run}` };
  });
  return numbered
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key: _key, ...line }) => line);
}

const loanPattern = /\bLN-\d{4}-[0-9A-HJKMNP-TV-Z]{8}\b/g;

/** The one loan that a line names; null where it names none or several. */
export function loanNamedBy({
  bankReference,
  details,
}: Pick<BankLine, 'bankReference' | 'details'>): string | null {
  const found = new Set(`${bankReference} ${details}`.toUpperCase().match(loanPattern));
  const [loanNo = null] = found;
  return found.size === 1 ? loanNo : null;
}

/** The return reason that we store for a payment that came back: the bank's ISO 20022 code where we know it, else “not specified”. */
export const returnReasonOf = (code: string | null): ReturnReason =>
  returnReasons.find((reason) => reason === code) ?? 'MS03';

/** An entry as staff read it. */
export function toBankEntry(
  cipher: DataCipher,
  {
    number: _number,
    account: _account,
    run: _run,
    amountCents,
    details,
    handledAt,
    ...row
  }: BankEntryRow,
): BankEntry {
  return {
    ...row,
    amount: fromCents(amountCents),
    details: cipher.decrypt(details, bankEntryContext(row.id)),
    handledAt: handledAt?.toISOString() ?? null,
  };
}

/** A file as staff read it. */
export const toBankFile = ({ importedAt, ...row }: BankFileRow): BankFile => ({
  ...row,
  importedAt: importedAt.toISOString(),
});
