/** The lender's account in the files of tests. */
export const ownAccount = '012345678901';
const columns = 'account,bookedOn,amount,currency,bankReference,details';

export interface CsvLine {
  on?: string;
  amount: number | string;
  reference: string;
  details?: string;
}

/** A file of comma-separated values as a bank sends it. */
export const bankCsv = (lines: readonly CsvLine[]): string =>
  [
    columns,
    ...lines.map(({ on = '2026-11-16', amount, reference, details = '' }) =>
      [ownAccount, on, amount, 'HKD', reference, details].join(','),
    ),
    '',
  ].join('\r\n');

interface CamtEntry {
  amount: string;
  reference: string;
  direction?: 'CRDT' | 'DBIT';
  status?: string;
  on?: string;
  /** What stands before the details of its payments. */
  more?: string;
  payments?: readonly string[];
}

/** One payment of an entry. */
export const camtPayment = ({
  amount,
  endToEnd = 'NOTPROVIDED',
  text = '',
  more = '',
}: {
  amount?: string;
  endToEnd?: string;
  text?: string;
  more?: string;
}): string =>
  `<TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>${amount === undefined ? '' : `<Amt Ccy="HKD">${amount}</Amt>`}${text === '' ? '' : `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`}${more}</TxDtls>`;

/** A statement of ISO 20022, each entry on a line of its own from the fourth on. */
export const camtStatement = (entries: readonly CamtEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>',
    `<GrpHdr><MsgId>S1</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><Othr><Id>${ownAccount}</Id></Othr></Id></Acct>`,
    ...entries.map(
      ({
        amount,
        reference,
        direction = 'CRDT',
        status = 'BOOK',
        on = '2026-11-16',
        more = '',
        payments = [],
      }) =>
        `<Ntry><Amt Ccy="HKD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${more}<Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>${payments.length === 0 ? '' : `<NtryDtls>${payments.join('')}</NtryDtls>`}</Ntry>`,
    ),
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('\n');
