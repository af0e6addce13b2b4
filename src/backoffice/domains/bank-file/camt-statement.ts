import {
  all,
  at,
  BankFileError,
  child,
  linesOf as elementLines,
  readMessage,
  textOf,
  type MessageNode as Node,
} from '@/backoffice/common/bank-message';
import { centsOf, isDay, orderIn, type BankLine } from './bank-line';

const format = {
  messages: ['camt.053.001.08'],
  lists: ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'],
} as const;

/** The texts of the payer and the bank, and our payment order number where the entry is a returned payment of ours. */
function textsOf(transactions: readonly Node[], entry: Node): string[] {
  return [
    ...transactions.flatMap((one) => [
      textOf(at(one, 'Refs', 'EndToEndId')),
      textOf(at(one, 'RltdPties', 'Dbtr', 'Pty', 'Nm')) ||
        textOf(at(one, 'RltdPties', 'Dbtr', 'Nm')),
      ...all(at(one, 'RmtInf', 'Ustrd')).map(textOf),
      ...all(at(one, 'RmtInf', 'Strd')).map((strd) => textOf(at(strd, 'CdtrRefInf', 'Ref'))),
    ]),
    textOf(at(entry, 'AddtlNtryInf')),
  ].filter((text) => text !== '' && text !== 'NOTPROVIDED');
}

function lineOf(
  { account, entry, line }: { account: string; entry: Node; line: number },
  { amount, transactions }: { amount: Node; transactions: readonly Node[] },
): BankLine {
  const wrong = (what: string) => new BankFileError(line, what);
  const amountCents = centsOf(textOf(amount));
  if (amountCents === null) throw wrong('Amt');
  if (textOf(child(amount, '@Ccy')) !== 'HKD') throw wrong('Ccy');
  const bookedOn =
    textOf(at(entry, 'BookgDt', 'Dt')) || textOf(at(entry, 'BookgDt', 'DtTm')).slice(0, 10);
  if (!isDay(bookedOn)) throw wrong('BookgDt');
  const [first] = transactions;
  const bankReference =
    (transactions.length === 1 ? textOf(at(first, 'Refs', 'AcctSvcrRef')) : '') ||
    textOf(child(entry, 'AcctSvcrRef')) ||
    textOf(at(first, 'Refs', 'EndToEndId'));
  if (bankReference === '') throw wrong('AcctSvcrRef');
  const details = textsOf(transactions, entry).join(' · ');
  const returnReason = textOf(at(first, 'RtrInf', 'Rsn', 'Cd'));
  const isReturn = returnReason !== '' || textOf(child(entry, 'RvslInd')) === 'true';
  return {
    account,
    bookedOn,
    amountCents,
    bankReference,
    details,
    orderId: isReturn ? orderIn(details) : null,
    returnReason: returnReason || null,
  };
}

/** An entry, or each of its payments where the bank says what each came to. */
function linesOf(account: string, { entry, line }: { entry: Node; line: number }): BankLine[] {
  const status = textOf(at(entry, 'Sts', 'Cd')) || textOf(child(entry, 'Sts'));
  const direction = textOf(child(entry, 'CdtDbtInd'));
  if (direction !== 'CRDT' && direction !== 'DBIT') throw new BankFileError(line, 'CdtDbtInd');
  if (direction === 'DBIT' || (status !== 'BOOK' && status !== '')) return [];
  const transactions = all(child(entry, 'NtryDtls')).flatMap((part) => all(child(part, 'TxDtls')));
  const context = { account, entry, line };
  const amounts = transactions.map((one) => child(one, 'Amt'));
  const whole = lineOf(context, { amount: child(entry, 'Amt'), transactions });
  if (transactions.length < 2 || amounts.includes(undefined)) return [whole];
  const parts = transactions.map((one) =>
    lineOf(context, { amount: child(one, 'Amt'), transactions: [one] }),
  );
  if (parts.reduce((sum, { amountCents }) => sum + amountCents, 0) !== whole.amountCents)
    throw new BankFileError(line, 'TxDtls');
  return parts;
}

/** Reads the incoming payments of an ISO 20022 statement (camt.053.001.08). Throws `BankFileError` where any entry cannot be read, so that a file is never read in part. */
export function readCamtStatement(text: string): BankLine[] {
  const document = readMessage(text, format);
  const statements = all(at(document, 'BkToCstmrStmt', 'Stmt'));
  if (statements.length === 0) throw new BankFileError(1, 'Stmt');
  const lines = elementLines(text, 'Ntry');
  let index = 0;
  return statements.flatMap((statement) => {
    const account =
      textOf(at(statement, 'Acct', 'Id', 'IBAN')) ||
      textOf(at(statement, 'Acct', 'Id', 'Othr', 'Id'));
    return all(child(statement, 'Ntry')).flatMap((entry) => {
      const line = lines[index] ?? 1;
      index += 1;
      if (account === '') throw new BankFileError(line, 'Acct');
      return linesOf(account, { entry, line });
    });
  });
}
