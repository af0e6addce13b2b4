import type { PaymentFile } from '@/contracts/payment-order/payment-file';
import type { PaymentOrder } from '@/contracts/payment-order/payment-order';
import type { PaymentOrderState } from '@/contracts/payment-order/payment-order-choices';
import { fromCents } from '@/lib/loan/money';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { bankAccountSchema, maskAccount, type BankAccount } from '../customer/bank-account.model';

/** As stored; `account` is encrypted. */
export interface PaymentOrderRow extends Omit<PaymentOrder, 'amount' | 'placedAt'> {
  number: number;
  customerId: string;
  amountCents: number;
  placedAt: Date;
  replaces: string | null;
}

/** As stored; `content` is encrypted. */
export interface PaymentFileRow extends Omit<PaymentFile, 'total' | 'open' | 'madeAt' | 'sentAt'> {
  number: number;
  totalCents: number;
  content: string;
  madeAt: Date;
  sentAt: Date | null;
}

/** One step of a payment's history. */
export interface PaymentOrderStep {
  orderId: string;
  state: PaymentOrderState;
  at: Date;
  /** Staff, or `customer`. */
  by: string;
  note: string | null;
}

/** Completes what `reference` names because the payment `orderId` was made. */
export type CompleteByPayment = (
  staff: string,
  paid: { reference: string; orderId: string },
) => Promise<void>;

/** What payments have to know of loans. */
export interface PaidLoans {
  /** The application that a loan came from. */
  findApplicationNumber: (loanNo: string) => Promise<string | null>;
  /** Whether a draw-down was taken out of the ledger again. */
  isReversed: (drawn: { loanNo: string; reference: string }) => Promise<boolean>;
}

/** What the encrypted account of a payment is bound to. */
export const paymentAccountContext = (id: string): string => `payment-order/account/${id}`;
/** What an encrypted file is bound to. */
export const paymentFileContext = (id: string): string => `payment-file/content/${id}`;

/** Where a payment goes; null before that is approved. */
export function payeeOf(
  cipher: DataCipher,
  { id, account }: Pick<PaymentOrderRow, 'id' | 'account'>,
): BankAccount | null {
  return account === null
    ? null
    : bankAccountSchema.parse(JSON.parse(cipher.decrypt(account, paymentAccountContext(id))));
}

/** A payment in short as staff see it. */
export function toPaymentOrder(
  {
    id,
    state,
    origin,
    loanNo,
    reference,
    amountCents,
    dueOn,
    placedAt,
    fileId,
    endedOn,
    reason,
  }: PaymentOrderRow,
  payee: BankAccount | null,
): PaymentOrder {
  return {
    id,
    state,
    origin,
    loanNo,
    reference,
    amount: fromCents(amountCents),
    dueOn,
    placedAt: placedAt.toISOString(),
    account: payee && maskAccount(payee),
    fileId,
    endedOn,
    reason,
  };
}

/** A file as staff see it; `open` of its payments the bank has not answered. */
export const toPaymentFile = (
  {
    id,
    format,
    state,
    payments,
    totalCents,
    on,
    madeBy,
    madeAt,
    sentBy,
    sentAt,
  }: Omit<PaymentFileRow, 'number'>,
  open: number,
): PaymentFile => ({
  id,
  format,
  state,
  payments,
  total: fromCents(totalCents),
  on,
  open,
  madeBy,
  madeAt: madeAt.toISOString(),
  sentBy,
  sentAt: sentAt?.toISOString() ?? null,
});
