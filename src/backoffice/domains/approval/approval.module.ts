import { randomBytes } from 'node:crypto';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { newReference } from '@/backoffice/common/reference';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { approvalInputs, type Acts } from './approval-inputs';
import type { Outcome } from './approval.model';
import { createApprovalRepository } from './approval.repository';
import { createApprovalService, type ApprovalService, type Perform } from './approval.service';

export interface ApprovalModuleOptions {
  cipher: DataCipher;
  db: Database;
  /** What the kinds do, in one transaction. */
  actsIn: (transaction: Transaction) => Acts;
  now: () => Date;
  onDone: () => Promise<void>;
}

class RolledBack extends Error {}

/** Performs an act in a part of a transaction that can be rolled back by itself. */
const createPerform =
  (tx: Transaction, actsIn: ApprovalModuleOptions['actsIn']): Perform =>
  async ({ kind, maker, input }, accepts) => {
    let outcome: Outcome | undefined;
    try {
      await tx.transaction(async (part) => {
        outcome = await performerOf(actsIn(part))[kind](maker, input);
        if (!accepts(outcome)) throw new RolledBack();
      });
    } catch (error) {
      if (!(error instanceof RolledBack) || !outcome) throw error;
      return { outcome, isDone: false };
    }
    if (!outcome) throw new Error(`${kind} had no outcome`);
    return { outcome, isDone: true };
  };

/** The acts with what they are given checked, because it was kept as JSON. */
const performerOf = (
  acts: Acts,
): Record<keyof Acts, (maker: string, input: unknown) => Promise<Outcome>> => ({
  offer: (maker, input) => acts.offer(maker, approvalInputs.offer.parse(input)),
  'incomplete-approval': (maker, input) =>
    acts['incomplete-approval'](maker, approvalInputs['incomplete-approval'].parse(input)),
  'loan-booking': (maker, input) =>
    acts['loan-booking'](maker, approvalInputs['loan-booking'].parse(input)),
  'loan-drawdown': (maker, input) =>
    acts['loan-drawdown'](maker, approvalInputs['loan-drawdown'].parse(input)),
  'loan-payment': (maker, input) =>
    acts['loan-payment'](maker, approvalInputs['loan-payment'].parse(input)),
  'loan-reversal': (maker, input) =>
    acts['loan-reversal'](maker, approvalInputs['loan-reversal'].parse(input)),
  'loan-refund': (maker, input) =>
    acts['loan-refund'](maker, approvalInputs['loan-refund'].parse(input)),
  'loan-rate': (maker, input) => acts['loan-rate'](maker, approvalInputs['loan-rate'].parse(input)),
  'loan-restructure': (maker, input) =>
    acts['loan-restructure'](maker, approvalInputs['loan-restructure'].parse(input)),
  'bank-entry': (maker, input) =>
    acts['bank-entry'](maker, approvalInputs['bank-entry'].parse(input)),
  'payment-order': (maker, input) =>
    acts['payment-order'](maker, approvalInputs['payment-order'].parse(input)),
  'payment-return': (maker, input) =>
    acts['payment-return'](maker, approvalInputs['payment-return'].parse(input)),
  'request-payment': (maker, input) =>
    acts['request-payment'](maker, approvalInputs['request-payment'].parse(input)),
  'withdrawal-reversal': (maker, input) =>
    acts['withdrawal-reversal'](maker, approvalInputs['withdrawal-reversal'].parse(input)),
  'credit-limit': (maker, input) =>
    acts['credit-limit'](maker, approvalInputs['credit-limit'].parse(input)),
  'bank-account': (maker, input) =>
    acts['bank-account'](maker, approvalInputs['bank-account'].parse(input)),
  'first-bank-account': (maker, input) =>
    acts['first-bank-account'](maker, approvalInputs['first-bank-account'].parse(input)),
  'passkey-removal': (maker, input) =>
    acts['passkey-removal'](maker, approvalInputs['passkey-removal'].parse(input)),
  'customer-phone': (maker, input) =>
    acts['customer-phone'](maker, approvalInputs['customer-phone'].parse(input)),
  'customer-merge': (maker, input) =>
    acts['customer-merge'](maker, approvalInputs['customer-merge'].parse(input)),
  'customer-erasure': (maker, input) =>
    acts['customer-erasure'](maker, approvalInputs['customer-erasure'].parse(input)),
  'content-publication': (maker, input) =>
    acts['content-publication'](maker, approvalInputs['content-publication'].parse(input)),
  'page-test': (maker, input) => acts['page-test'](maker, approvalInputs['page-test'].parse(input)),
  'page-test-choice': (maker, input) =>
    acts['page-test-choice'](maker, approvalInputs['page-test-choice'].parse(input)),
  setting: (maker, input) => acts.setting(maker, approvalInputs.setting.parse(input)),
  'staff-roles': (maker, input) =>
    acts['staff-roles'](maker, approvalInputs['staff-roles'].parse(input)),
  'staff-invitation': (maker, input) =>
    acts['staff-invitation'](maker, approvalInputs['staff-invitation'].parse(input)),
  'staff-reinvitation': (maker, input) =>
    acts['staff-reinvitation'](maker, approvalInputs['staff-reinvitation'].parse(input)),
});

/** Wires what needs a second person. */
export function createApprovalModule({
  cipher,
  db,
  actsIn,
  now,
  onDone,
}: ApprovalModuleOptions): ApprovalService {
  return createApprovalService({
    repositories: { approval: createApprovalRepository(db), audit: createAuditRepository(db) },
    unitOfWork: createUnitOfWork(db, (tx) => ({
      approval: createApprovalRepository(tx),
      audit: createAuditRepository(tx),
      perform: createPerform(tx, actsIn),
    })),
    cipher,
    now,
    newApprovalId: () => newReference('AR', randomBytes),
    newSalt: () => randomBytes(16).toString('base64url'),
    onDone,
  });
}
