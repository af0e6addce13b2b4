import { returnReasons, type ReturnReason } from '@/contracts/payment-order/payment-order-choices';
import { hongKongDay, isIsoDay } from '@/lib/hong-kong-day';
import {
  all,
  at,
  BankFileError,
  child,
  linesOf,
  readMessage,
  textOf,
  type MessageNode,
} from '@/backoffice/common/bank-message';

/** What a bank says of a payment: it paid, it will not, or it is not over. */
type ReportedState = 'paid' | 'returned' | 'pending';

/** What a bank says of one payment of a file. */
export interface ReportedPayment {
  orderId: string;
  state: ReportedState;
  /** YYYY-MM-DD, of what is over. */
  on: string;
  /** Of what came back. */
  reason: ReturnReason;
  /** The bank's code and words, where they say more than the reason. */
  note: string | null;
  line: number;
}

export interface PaymentStatusReport {
  fileId: string;
  /** On which the file is named. */
  line: number;
  /** What goes for the payments that are not named. */
  others: Omit<ReportedPayment, 'orderId'> | null;
  payments: readonly ReportedPayment[];
}

const format = {
  messages: ['pain.002.001.10', 'pain.002.001.12'],
  lists: ['OrgnlPmtInfAndSts', 'TxInfAndSts', 'StsRsnInf', 'AddtlInf'],
} as const;

/** ISO 20022, ExternalPaymentTransactionStatus1Code: `ACSC` and `ACCC` are settled, `RJCT` and `CANC` are never paid, all others may still become either. */
const states = new Map<string, ReportedState>([
  ...(['ACSC', 'ACCC'] as const).map((code) => [code, 'paid'] as const),
  ...(['RJCT', 'CANC'] as const).map((code) => [code, 'returned'] as const),
  ...'ACCP ACFC ACIS ACPD ACSP ACTC ACWC ACWP BLCK CPUC PART PATC PDNG PRES RCVD'
    .split(' ')
    .map((code) => [code, 'pending'] as const),
]);

const noteMax = 300;

/** The day of an instant as banks write it; without an offset the time is that of Hong Kong. */
function dayOf(text: string): string | null {
  const day = text.slice(0, 10);
  if (!isIsoDay(day)) return null;
  if (!/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return day;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : hongKongDay(new Date(time));
}

/** The code of why something was refused, by the standard or the bank's own, and the bank's words. */
function reasonOf(node: MessageNode): Pick<ReportedPayment, 'reason' | 'note'> {
  const [info] = all(child(node, 'StsRsnInf'));
  const code = textOf(at(info, 'Rsn', 'Cd')) || textOf(at(info, 'Rsn', 'Prtry'));
  const known = returnReasons.find((reason) => reason === code);
  const words = [known === undefined ? code : '', ...all(child(info, 'AddtlInf')).map(textOf)];
  const note = words.filter((word) => word !== '').join(' · ');
  return { reason: known ?? 'MS03', note: note === '' ? null : note.slice(0, noteMax) };
}

/** Reads a customer payment status report of ISO 20022 (pain.002.001.10 or .12). Throws `BankFileError` where any part cannot be read, so that a report is never read in part. */
export function readPaymentReport(text: string): PaymentStatusReport {
  const report = at(readMessage(text, format), 'CstmrPmtStsRpt');
  const group = child(report, 'OrgnlGrpInfAndSts');
  const [groupLine = 1] = linesOf(text, 'OrgnlGrpInfAndSts');
  const fileId = textOf(child(group, 'OrgnlMsgId'));
  if (fileId === '') throw new BankFileError(groupLine, 'OrgnlMsgId');
  const made = textOf(at(report, 'GrpHdr', 'CreDtTm'));

  function statusOf(
    code: string,
    { node, line }: { node: MessageNode; line: number },
  ): Omit<ReportedPayment, 'orderId'> {
    const state = states.get(code);
    if (state === undefined) throw new BankFileError(line, `status ${code}`);
    const settled = child(node, 'FctvIntrBkSttlmDt');
    const day =
      textOf(child(settled, 'Dt')) ||
      textOf(child(settled, 'DtTm')) ||
      textOf(child(node, 'AccptncDtTm')) ||
      made;
    const on = dayOf(day);
    if (on === null) throw new BankFileError(line, 'date');
    return { state, on, line, ...reasonOf(node) };
  }

  let others: PaymentStatusReport['others'] = null;
  const groupCode = textOf(child(group, 'GrpSts'));
  if (groupCode !== '') others = statusOf(groupCode, { node: group, line: groupLine });
  const informationLines = linesOf(text, 'OrgnlPmtInfAndSts');
  const paymentLines = linesOf(text, 'TxInfAndSts');
  const payments: ReportedPayment[] = [];
  all(child(report, 'OrgnlPmtInfAndSts')).forEach((information, index) => {
    const line = informationLines[index] ?? 1;
    const informationCode = textOf(child(information, 'PmtInfSts'));
    if (informationCode !== '') others = statusOf(informationCode, { node: information, line });
    for (const payment of all(child(information, 'TxInfAndSts'))) {
      const own = { node: payment, line: paymentLines[payments.length] ?? line };
      const orderId = textOf(child(payment, 'OrgnlEndToEndId'));
      if (orderId === '') throw new BankFileError(own.line, 'OrgnlEndToEndId');
      const code = textOf(child(payment, 'TxSts')) || informationCode || groupCode;
      payments.push({ orderId, ...statusOf(code, own) });
    }
  });
  const named = new Set(payments.map(({ orderId }) => orderId));
  if (named.size < payments.length)
    throw new BankFileError(payments.at(-1)?.line ?? 1, 'OrgnlEndToEndId');
  if (others === null && payments.length === 0) throw new BankFileError(groupLine, 'GrpSts');
  return { fileId, line: groupLine, others, payments };
}
