import type { Permission } from '../staff/permissions';
import { keysOf } from '../typed-record';

interface Needed {
  /** Who may see what is asked for. */
  read: Permission;
  /** What a checker needs besides `approval.decide`. */
  check: Permission;
}

/** What one person asks for and another decides. */
export const approvalPermissions = {
  offer: { read: 'offer.read', check: 'offer.make' },
  'incomplete-approval': { read: 'application.read', check: 'application.change' },
  'loan-booking': { read: 'loan.read', check: 'loan.book' },
  'loan-drawdown': { read: 'loan.read', check: 'loan.book' },
  'loan-payment': { read: 'loan.read', check: 'loan.book' },
  'loan-reversal': { read: 'loan.read', check: 'loan.book' },
  'loan-rate': { read: 'loan.read', check: 'loan.book' },
  'loan-restructure': { read: 'loan.read', check: 'loan.book' },
  'loan-refund': { read: 'loan.read', check: 'loan.book' },
  'bank-entry': { read: 'loan.read', check: 'loan.book' },
  'payment-order': { read: 'payout.read', check: 'loan.book' },
  'payment-return': { read: 'payout.read', check: 'loan.book' },
  'request-payment': { read: 'request.read', check: 'loan.book' },
  'withdrawal-reversal': { read: 'request.read', check: 'request.decide' },
  'credit-limit': { read: 'request.read', check: 'request.decide' },
  'bank-account': { read: 'request.read', check: 'request.decide' },
  'first-bank-account': { read: 'customer.read', check: 'request.decide' },
  'passkey-removal': { read: 'customer.read', check: 'customer.identify' },
  'customer-phone': { read: 'request.read', check: 'customer.identify' },
  'customer-merge': { read: 'customer.read', check: 'customer.identify' },
  'customer-erasure': { read: 'customer.read', check: 'customer.identify' },
  'content-publication': { read: 'content.read', check: 'content.edit' },
  'page-test': { read: 'content.read', check: 'content.edit' },
  'page-test-choice': { read: 'content.read', check: 'content.edit' },
  setting: { read: 'setting.read', check: 'setting.change' },
  'staff-roles': { read: 'staff.read', check: 'staff.manage' },
  'staff-invitation': { read: 'staff.read', check: 'staff.manage' },
  'staff-reinvitation': { read: 'staff.read', check: 'staff.manage' },
} as const satisfies Record<string, Needed>;
export type ApprovalKind = keyof typeof approvalPermissions;
export const approvalKinds: readonly ApprovalKind[] = keysOf(approvalPermissions);

/** `void`: what it rests on had changed when it was to be approved, so nothing was done. */
export const approvalStates = ['waiting', 'approved', 'rejected', 'withdrawn', 'void'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Why the reader cannot decide: an own request, one that is decided, or one for other roles. */
export const approvalBlocks = ['own', 'closed', 'role'] as const;

/** What a checker reads, by how it is written. */
export const approvalFacts = {
  applicationNumber: 'text',
  borrower: 'text',
  customer: 'text',
  loanNo: 'text',
  request: 'text',
  member: 'text',
  setting: 'setting',
  settingField: 'setting-field',
  effectiveFrom: 'day',
  origin: 'origin',
  product: 'product',
  kind: 'repayment',
  amount: 'money',
  creditLimit: 'money',
  annualRate: 'percent',
  apr: 'percent',
  mloRate: 'percent',
  tenorMonths: 'months',
  fee: 'money',
  fees: 'text',
  conditions: 'text',
  instalment: 'money',
  firstPayment: 'day',
  startsOn: 'day',
  endsOn: 'day',
  paymentOn: 'day',
  payment: 'money',
  interestLeft: 'money',
  lastPayment: 'money',
  paymentsLeft: 'count',
  due: 'money',
  deferred: 'money',
  expiresOn: 'day',
  dueOn: 'day',
  on: 'day',
  reference: 'text',
  method: 'method',
  toPrincipal: 'yes-no',
  balance: 'money',
  interestOwed: 'money',
  paidInAdvance: 'money',
  available: 'money',
  property: 'text',
  bankAccount: 'text',
  phone: 'text',
  passkeys: 'count',
  mergedCustomer: 'text',
  sameIdentity: 'yes-no',
  droppedPhone: 'text',
  email: 'text',
  droppedEmail: 'text',
  droppedBankAccount: 'text',
  moved: 'erasure',
  erased: 'erasure',
  kept: 'erasure',
  roles: 'role',
  replaces: 'text',
  paymentFile: 'text',
  payments: 'count',
  returnedOn: 'day',
  returnReason: 'return-reason',
  documentsMissing: 'slot',
  documentsUnreviewed: 'slot',
  content: 'content',
  contentVersion: 'count',
  contentPosition: 'count',
  publishedFrom: 'instant',
  publishedUntil: 'instant',
  pageTest: 'text',
  goal: 'goal',
  effectPoints: 'points',
  variants: 'text',
  variant: 'text',
  message: 'text',
  note: 'text',
} as const;
export type ApprovalFactName = keyof typeof approvalFacts;
export const approvalFactNames: readonly ApprovalFactName[] = keysOf(approvalFacts);
