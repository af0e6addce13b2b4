import { XMLBuilder } from 'fast-xml-parser';
import { csvLines, toCsv, withoutFormula } from '@/lib/csv/csv';
import { fromCents } from '@/lib/loan/money';
import type { BankAccount } from '../customer/bank-account.model';

/** A payment as a bank reads it. */
export interface CreditTransfer extends BankAccount {
  /** The end-to-end identification of the payment, at most 35 characters. */
  id: string;
  loanNo: string;
  reference: string;
  amountCents: number;
}

export interface CreditTransferFile {
  /** The identification of the message, at most 35 characters. */
  id: string;
  madeAt: Date;
  /** The day on which the bank is to pay, YYYY-MM-DD. */
  on: string;
  /** Who pays, and from where. */
  debtor: BankAccount;
  transfers: readonly CreditTransfer[];
}

const columns = ['id', 'loan', 'reference', 'bank', 'account', 'holder', 'currency', 'amount'];
const money = (cents: number): string => fromCents(cents).toFixed(2);
/** Account numbers as banks take them, without the dashes that people write. */
const digitsOf = (accountNumber: string): string => accountNumber.replaceAll(/[^0-9A-Za-z]/g, '');

/** The payments as comma-separated values in which no cell begins a formula. */
export const transferCsv = ({ transfers }: Pick<CreditTransferFile, 'transfers'>): string =>
  toCsv([columns]) +
  csvLines(
    transfers.map(({ id, loanNo, reference, bankCode, accountNumber, holder, amountCents }) =>
      [
        id,
        loanNo,
        reference,
        bankCode,
        digitsOf(accountNumber),
        holder,
        'HKD',
        money(amountCents),
      ].map(withoutFormula),
    ),
  );

/** What may stand in a text of a message, at most `max` characters of it: no control character, which XML 1.0 forbids. */
const text = (value: string, max: number): string =>
  [...value.replaceAll(/\p{C}/gu, ' ').trim()].slice(0, max).join('');

/** A bank by its code in the Hong Kong clearing system (external code HKNCC of ISO 20022). */
const agent = (bankCode: string) => ({
  FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'HKNCC' }, MmbId: text(bankCode, 35) } },
});
const account = (accountNumber: string) => ({
  Id: { Othr: { Id: text(digitsOf(accountNumber), 34) } },
});
const party = (name: string) => ({ Nm: text(name, 140) });

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** The payments as a customer credit transfer initiation of ISO 20022 (pain.001.001.09). The elements stand in the order of the message definition. */
export function transferXml({ id, madeAt, on, debtor, transfers }: CreditTransferFile): string {
  const totals = {
    NbOfTxs: String(transfers.length),
    CtrlSum: money(transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  };
  const message = {
    GrpHdr: {
      MsgId: id,
      CreDtTm: `${madeAt.toISOString().slice(0, 19)}Z`,
      ...totals,
      InitgPty: party(debtor.holder),
    },
    PmtInf: {
      PmtInfId: id,
      PmtMtd: 'TRF',
      ...totals,
      ReqdExctnDt: { Dt: on },
      Dbtr: party(debtor.holder),
      DbtrAcct: account(debtor.accountNumber),
      DbtrAgt: agent(debtor.bankCode),
      ChrgBr: 'SHAR',
      CdtTrfTxInf: transfers.map((transfer) => ({
        PmtId: { EndToEndId: transfer.id },
        Amt: { InstdAmt: { '@Ccy': 'HKD', '#text': money(transfer.amountCents) } },
        CdtrAgt: agent(transfer.bankCode),
        Cdtr: party(transfer.holder),
        CdtrAcct: account(transfer.accountNumber),
        RmtInf: { Ustrd: text(`${transfer.loanNo} ${transfer.reference}`, 140) },
      })),
    },
  };
  const document = {
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: message,
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}\n`;
}
