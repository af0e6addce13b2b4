import { BankFileError } from '@/backoffice/common/bank-message';
import { loanNamedBy, readBankFile } from '@/backoffice/domains/bank-file/bank-entry.model';
import {
  bankCsv,
  camtPayment,
  camtStatement,
  ownAccount,
} from '@test/support/bank-file/bank-files';

const loanNo = 'LN-2026-7F3K9Q2M';
const orderId = 'PO-7F3K9Q2M';

describe('What came in by comma-separated values', () => {
  it('is read in cents with the day, the reference and what the payer wrote, and what went out is left out', () => {
    const text = bankCsv([
      { amount: '36398.28', reference: 'A 1', details: `"CHAN, Tai Man ${loanNo}"` },
      { amount: '-5000.00', reference: 'A 2' },
      { amount: '+7.5', reference: 'A 3', on: '2026-11-15' },
    ]);
    expect(readBankFile('csv', `\uFEFF${text}`)).toEqual([
      {
        account: ownAccount,
        bookedOn: '2026-11-15',
        amountCents: 7_50,
        bankReference: 'A 3',
        details: '',
        orderId: null,
        returnReason: null,
        run: 1,
      },
      expect.objectContaining({
        amountCents: 36_398_28,
        bankReference: 'A 1',
        details: `CHAN, Tai Man ${loanNo}`,
      }),
    ]);
  });

  it('is numbered where lines are alike, in an order that does not depend on the file', () => {
    const [one, other] = [
      { amount: 10, reference: 'B' },
      { amount: 20, reference: 'A' },
    ];
    const runsOf = (lines: Parameters<typeof bankCsv>[0]) =>
      readBankFile('csv', bankCsv(lines)).map(({ amountCents, run }) => [amountCents, run]);
    expect(runsOf([one, other, one])).toEqual(runsOf([other, one, one]));
    expect(runsOf([one, other, one])).toEqual([
      [10_00, 1],
      [10_00, 2],
      [20_00, 1],
    ]);
  });

  const good = bankCsv([{ amount: 1, reference: 'A' }]);
  it.each([
    ['an amount with a comma', good + bankCsvLine('1.000,00'), 3, 'amount'],
    ['an amount with three decimals', good + bankCsvLine('1.005'), 3, 'amount'],
    ['nothing', good + bankCsvLine('0.00'), 3, 'amount'],
    ['a day that is none', good.replace('2026-11-16', '2026-02-30'), 2, 'bookedOn'],
    ['another currency', good.replace('HKD', 'USD'), 2, 'currency'],
    ['no reference', good.replace(',A,', ',,'), 2, 'bankReference'],
    ['a cell too many', good.replace(',A,', ',A,,'), 2, 'columns'],
    ['a column that is missing', good.replace('details', 'text'), 1, 'details'],
    ['nothing at all', '', 1, 'header'],
  ])('is refused whole for %s, with the line', (...[, text, line, what]) => {
    expect(() => readBankFile('csv', text)).toThrow(new BankFileError(line, what));
  });

  it('is refused where a quote is never closed', () => {
    expect(() => readBankFile('csv', `${good}"${ownAccount},`)).toThrow(BankFileError);
  });
});

function bankCsvLine(amount: string): string {
  return `${ownAccount},2026-11-16,"${amount}",HKD,B,\r\n`;
}

describe('What came in by a statement of ISO 20022', () => {
  const read = (...entries: Parameters<typeof camtStatement>[0]) =>
    readBankFile('camt.053.001.08', camtStatement(entries));

  it('is each entry that is booked and came in, with what the payer wrote', () => {
    const lines = read(
      {
        amount: '36398.28',
        reference: 'S1',
        payments: [camtPayment({ text: `Tai &amp; Co ${loanNo}` })],
      },
      { amount: '9.00', reference: 'S2', direction: 'DBIT' },
      { amount: '8.00', reference: 'S3', status: 'PDNG' },
    );
    expect(lines).toEqual([
      {
        account: ownAccount,
        bookedOn: '2026-11-16',
        amountCents: 36_398_28,
        bankReference: 'S1',
        details: `Tai & Co ${loanNo}`,
        orderId: null,
        returnReason: null,
        run: 1,
      },
    ]);
  });

  it('is each payment of an entry where the bank says what each came to', () => {
    const payments = [
      camtPayment({ amount: '10.00', text: 'one' }),
      camtPayment({ amount: '10.00', text: 'two' }),
    ];
    const lines = read({ amount: '20.00', reference: 'S1', payments });
    expect(lines.map(({ amountCents, details, run }) => [amountCents, details, run])).toEqual([
      [10_00, 'one', 1],
      [10_00, 'two', 2],
    ]);
    expect(() => read({ amount: '20.01', reference: 'S1', payments })).toThrow(
      new BankFileError(4, 'TxDtls'),
    );
  });

  it('is a payment of ours only where the bank says that it came back', () => {
    const back = camtPayment({
      endToEnd: orderId,
      more: '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>',
    });
    const named = camtPayment({ endToEnd: orderId });
    const reversed = '<RvslInd>true</RvslInd>';
    expect(
      [
        ...read({ amount: '1.00', reference: 'S1', payments: [back] }),
        ...read({ amount: '2.00', reference: 'S1', payments: [named], more: reversed }),
        ...read({ amount: '3.00', reference: 'S1', payments: [named] }),
      ].map((line) => [line.orderId, line.returnReason]),
    ).toEqual([
      [orderId, 'AC04'],
      [orderId, null],
      [null, null],
    ]);
  });

  const good = camtStatement([
    { amount: '1.00', reference: 'S1' },
    { amount: '2.00', reference: 'S2' },
  ]);
  it.each([
    ['an amount that is none', good.replace('2.00', '-2.00'), 5, 'Amt'],
    ['another currency', good.replace('Ccy="HKD">2.00', 'Ccy="CNY">2.00'), 5, 'Ccy'],
    ['no direction', good.replace('<CdtDbtInd>CRDT</CdtDbtInd>', ''), 4, 'CdtDbtInd'],
    ['no reference', good.replace('S2', ''), 5, 'AcctSvcrRef'],
    ['no day', good.replace('2026-11-16', 'today'), 4, 'BookgDt'],
    ['another message', good.replace('camt.053.001.08', 'camt.052.001.08'), 1, 'camt.053.001.08'],
    [
      'a document type with entities',
      good.replace('\n', '\n<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      2,
      'DOCTYPE',
    ],
  ])('is refused whole for %s, with the line', (...[, text, line, what]) => {
    expect(() => readBankFile('camt.053.001.08', text)).toThrow(new BankFileError(line, what));
  });

  it('is refused where the file breaks off', () => {
    expect(() => readBankFile('camt.053.001.08', good.slice(0, -30))).toThrow(BankFileError);
  });
});

describe('The loan of an entry', () => {
  it.each([
    [`for ${loanNo.toLowerCase()}, thanks`, loanNo],
    [`${loanNo} ${loanNo}`, loanNo],
    [`${loanNo} and LN-2026-AAAAAAAA`, null],
    ['mortgage', null],
    [`X${loanNo}`, null],
  ])('of “%s” is %s', (details, expected) => {
    expect(loanNamedBy({ bankReference: 'A', details })).toBe(expected);
  });
});
