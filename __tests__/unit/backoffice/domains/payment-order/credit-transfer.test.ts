import { parse } from 'csv-parse/sync';
import {
  transferCsv,
  transferXml,
  type CreditTransferFile,
} from '@/backoffice/domains/payment-order/credit-transfer';
import { messageOf, messageProblems } from '@test/support/payment-order/payment-message';

const transfer = (changes: Partial<CreditTransferFile['transfers'][number]> = {}) => ({
  id: 'PO-7F3K9Q2M',
  loanNo: 'LN-2026-7F3K9Q2M',
  reference: 'RQ-7F3K9Q2M',
  amountCents: 1_234_56,
  bankCode: '004',
  accountNumber: '123-456789-833',
  holder: 'CHAN TAI MAN',
  ...changes,
});
const file = (transfers: CreditTransferFile['transfers']): CreditTransferFile => ({
  id: 'PF-7F3K9Q2M',
  madeAt: new Date('2026-11-16T04:10:00.123Z'),
  on: '2026-11-17',
  debtor: { bankCode: '024', accountNumber: '987-654321-001', holder: 'A Lender & Co' },
  transfers,
});

describe('A credit transfer initiation', () => {
  // HK$0.10 and HK$0.20 are not HK$0.30 in binary numbers.
  const xml = transferXml(
    file([
      transfer({ amountCents: 10 }),
      transfer({ id: 'PO-2', amountCents: 20, holder: '陳大文 <&> "Ltd"', bankCode: '012' }),
      transfer({ id: 'PO-3', amountCents: 999_999_999_99, holder: `A\u0007${'長'.repeat(200)}` }),
    ]),
  );

  it('keeps the rules of pain.001.001.09', async () => {
    expect(await messageProblems(xml)).toEqual([]);
  });

  it.each([
    [
      'another order',
      (text: string) =>
        text
          .replace(/<ChrgBr>.*?<\/ChrgBr>/, '')
          .replace('</PmtInf>', '<ChrgBr>SHAR</ChrgBr></PmtInf>'),
    ],
    ['no account', (text: string) => text.replace('<Othr><Id>987654321001</Id></Othr>', '')],
    ['an amount without currency', (text: string) => text.replace(' Ccy="HKD"', '')],
    ['an empty name', (text: string) => text.replace('CHAN TAI MAN', '')],
    ['no day', (text: string) => text.replace('2026-11-17', 'tomorrow')],
  ])('would be refused with %s', async (_what, spoil) => {
    expect(spoil(xml)).not.toBe(xml);
    expect(await messageProblems(spoil(xml))).not.toEqual([]);
  });

  it('says who pays whom how much, with number and sum of the payments twice', () => {
    const { GrpHdr, PmtInf } = messageOf(xml);
    const totals = { NbOfTxs: '3', CtrlSum: '1000000000.29' };
    expect(GrpHdr).toEqual({
      MsgId: 'PF-7F3K9Q2M',
      CreDtTm: '2026-11-16T04:10:00Z',
      ...totals,
      InitgPty: { Nm: 'A Lender & Co' },
    });
    expect(PmtInf).toMatchObject({
      ...totals,
      ReqdExctnDt: { Dt: '2026-11-17' },
      Dbtr: { Nm: 'A Lender & Co' },
      DbtrAcct: { Id: { Othr: { Id: '987654321001' } } },
      DbtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'HKNCC' }, MmbId: '024' } } },
    });
    const [, second, third] = PmtInf.CdtTrfTxInf;
    expect(second).toEqual({
      PmtId: { EndToEndId: 'PO-2' },
      Amt: { InstdAmt: { '#text': '0.20', '@_Ccy': 'HKD' } },
      CdtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'HKNCC' }, MmbId: '012' } } },
      Cdtr: { Nm: '陳大文 <&> "Ltd"' },
      CdtrAcct: { Id: { Othr: { Id: '123456789833' } } },
      RmtInf: { Ustrd: 'LN-2026-7F3K9Q2M RQ-7F3K9Q2M' },
    });
    expect(third.Cdtr.Nm).toBe(`A ${'長'.repeat(138)}`);
  });
});

it('Comma-separated payments begin no formula', () => {
  const rows: unknown = parse(
    transferCsv(file([transfer({ holder: '=HYPERLINK("x"), Ltd', reference: '@SUM(1)' })])),
    { bom: true, columns: true },
  );
  expect(rows).toEqual([
    {
      id: 'PO-7F3K9Q2M',
      loan: 'LN-2026-7F3K9Q2M',
      reference: "'@SUM(1)",
      bank: '004',
      account: '123456789833',
      holder: '\'=HYPERLINK("x"), Ltd',
      currency: 'HKD',
      amount: '1234.56',
    },
  ]);
});
