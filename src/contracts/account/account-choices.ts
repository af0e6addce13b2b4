// No zod here: these lists are imported by client components.
export const repaymentKinds = ['principalAndInterest', 'interestOnly', 'revolving'] as const;
export type RepaymentKind = (typeof repaymentKinds)[number];

/** What was sold, however it is repaid. */
export const loanProducts = [
  'first-mortgage',
  'second-mortgage',
  'revolving-loan',
  'bridging-loan',
  'rmb-loan',
  'debt-consolidation',
  'sme-loan',
] as const;
export type LoanProduct = (typeof loanProducts)[number];

/** `settled`: paid back in full. */
export const loanStates = ['active', 'settled'] as const;
export type LoanState = (typeof loanStates)[number];

/** Loans by the days since the oldest payment that is overdue; `none`: nothing is. */
export const arrearsBuckets = ['none', '1-30', '31-60', '61-90', 'over-90'] as const;
export type ArrearsBucket = (typeof arrearsBuckets)[number];

/** How staff sort loans: the latest first, the longest overdue, the next to be paid, the largest balance. */
export const loanSorts = ['newest', 'arrears', 'next-payment', 'balance'] as const;
export type LoanSort = (typeof loanSorts)[number];

/** `due`: the next one; `part`: overdue and paid in part; `holiday`: a month of a payment holiday, nothing to pay. */
/** `shared`: what of it was unpaid is shared by later payments. */
export const instalmentStates = [
  'paid',
  'part',
  'overdue',
  'shared',
  'holiday',
  'due',
  'upcoming',
] as const;
export type InstalmentState = (typeof instalmentStates)[number];

/** `interest`: charged; `credit-used`: prepaid credit applied to an instalment; `reversal`: a withdrawal that could not be transferred was returned; `payment-reversal`: a payment that had not come was taken back; `refund`: money paid in advance was given back; `rate-change`: another rate was decided, nothing booked; `restructure`: other payments were decided, nothing paid. */
export const transactionKinds = [
  'advance',
  'withdrawal',
  'interest',
  'payment',
  'credit-used',
  'reversal',
  'payment-reversal',
  'refund',
  'rate-change',
  'restructure',
  'settlement',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** How money came in. */
export const paymentMethods = ['fps', 'transfer', 'cheque', 'cash', 'autopay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const requestKinds = [
  'payment-holiday',
  'credit-limit',
  'withdrawal',
  'settlement',
  'prepayment',
  'email',
  'address',
  'phone',
  'bank-account',
  'autopay',
  'autopay-end',
  'release',
  'contact',
  'complaint',
  'data-access',
  'closure',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How staff sort requests: the latest change first, those that were made longest ago, or those that have to be decided, the most urgent first. */
export const requestSorts = ['changed', 'oldest', 'due'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** `needs-code`: waits for the code sent to a new phone number; `approved`: decided, not yet executed. */
export const requestStates = [
  'needs-code',
  'received',
  'in-review',
  'approved',
  'completed',
  'declined',
  'cancelled',
] as const;
export type RequestState = (typeof requestStates)[number];

export const accountContactTopics = [
  'repayment',
  'trouble-paying',
  'statement',
  'settlement',
  'details',
  'application',
  'complaint',
  'other',
] as const;
export type AccountContactTopic = (typeof accountContactTopics)[number];

/** Whole cents of an HK$ amount, as operations write it. */
const centsOf = (amount: number): number => Math.round(amount * 100);
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The `operationId` that a step-up code is asked with, so that it is good for exactly one thing; the server makes the same of what it is sent. */
export const stepUpOperation = {
  withdrawal: ({
    loanNo,
    amount,
    bankAccountId,
  }: {
    loanNo: string;
    amount: number;
    bankAccountId: string;
  }): string => `withdrawal:${loanNo}:${centsOf(amount)}:${bankAccountId}`,
  creditLimit: ({ loanNo, newLimit }: { loanNo: string; newLimit: number }): string =>
    `credit-limit:${loanNo}:${centsOf(newLimit)}`,
  /** Code to the number that is registered now; `phone` in E.164. */
  phone: ({ phone }: { phone: string }): string => `phone:${digitsOf(phone)}`,
  /** The address in lower case, with `:` for whatever an operation cannot hold; the last one is the `@`. */
  email: ({ email }: { email: string }): string =>
    `email:${email.toLowerCase().replaceAll(/[^a-z0-9._-]/g, ':')}`,
  /** Code to the new number, which proves that it is theirs. */
  confirmPhone: ({ reference }: { reference: string }): string => `confirm-phone:${reference}`,
  bankAccount: ({ bankCode, accountNumber }: { bankCode: string; accountNumber: string }): string =>
    `bank-account:${bankCode}:${digitsOf(accountNumber)}`,
  /** The account that instalments of a loan are collected from, at most `maxAmount` each time. */
  autopay: ({
    loanNo,
    maxAmount,
    bankCode,
    accountNumber,
  }: {
    loanNo: string;
    maxAmount: number;
    bankCode: string;
    accountNumber: string;
  }): string => `autopay:${loanNo}:${centsOf(maxAmount)}:${bankCode}:${digitsOf(accountNumber)}`,
  /** Of terms that never change under their number; the amount is for the text message. */
  acceptOffer: ({ offerNumber, amount }: { offerNumber: string; amount: number }): string =>
    `accept-offer:${offerNumber}:${centsOf(amount)}`,
  addPasskey: (): string => 'add-passkey',
  removePasskey: ({ id }: { id: string }): string => `remove-passkey:${id}`,
  recoverPasskeys: (): string => 'recover-passkeys',
} as const;

/** What an operation is about, such as `withdrawal`; empty for one that is none of ours. */
export function operationKind(operation: string): string {
  const [kind = ''] = operation.split(':');
  return stepUpKinds.has(kind) ? kind : '';
}
const stepUpKinds = new Set([
  'withdrawal',
  'credit-limit',
  'email',
  'phone',
  'confirm-phone',
  'bank-account',
  'autopay',
  'accept-offer',
  'add-passkey',
  'remove-passkey',
  'recover-passkeys',
]);

/** How many days before a payment date a reminder may go out. */
export const reminderDays = [1, 3, 7] as const;
