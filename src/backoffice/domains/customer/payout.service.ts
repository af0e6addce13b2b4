import type { DeskPayouts, DeskPayoutsRequest } from '@/contracts/account/account-desk';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { AccountNotice, SendAccountNotice } from './account-notice';
import type { CustomerService } from './customer.service';
import type { PayoutRepositories } from './payout-safety';
import type { AuthenticatedCustomer } from './session.service';

export interface PayoutServiceRepositories extends PayoutRepositories {
  audit: AuditRepository;
}

export interface PayoutServiceOptions {
  repositories: PayoutServiceRepositories;
  unitOfWork: UnitOfWork<PayoutServiceRepositories>;
  customers: CustomerService;
  sendNotice: SendAccountNotice;
  hash: KeyedHash;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  now: () => Date;
}

export type PayoutService = ReturnType<typeof createPayoutService>;

/** Freezes and unfreezes a customer's withdrawals: the customer and the link in a notice can freeze them, only staff can unfreeze them. */
export function createPayoutService({
  repositories,
  unitOfWork,
  customers,
  sendNotice,
  hash,
  deliverNow,
  now,
}: PayoutServiceOptions) {
  /** Returns whether anything changed. */
  async function setFrozen(
    tx: PayoutServiceRepositories,
    {
      customerId,
      isFrozen,
      device = '',
    }: { customerId: string; isFrozen: boolean; device?: string },
  ): Promise<boolean> {
    const row = requireFound(await tx.customer.lockById(customerId));
    if ((row.payoutsFrozenAt !== null) === isFrozen) return false;
    const at = now();
    await tx.customer.update(customerId, { payoutsFrozenAt: isFrozen ? at : null });
    const kind: AccountNotice['kind'] = isFrozen ? 'payouts-frozen' : 'payouts-reopened';
    await tx.customer.addEvent({ customerId, at, kind, device });
    const { language, phone, email } = customers.profileOf(row);
    await sendNotice(tx, {
      kind,
      recipients: { language, phones: [phone], emails: [email] },
      heldUntil: null,
      token: null,
    });
    return true;
  }

  return {
    /** Stops the caller's withdrawals at once; stopped ones stay as they are. */
    async freezeOwn({ customerId, device }: AuthenticatedCustomer): Promise<void> {
      await unitOfWork((tx) => setFrozen(tx, { customerId, isFrozen: true, device }));
      deliverNow();
    },

    /** By the link of a notice. Throws `not_found` for an unknown or expired one. */
    async freezeByLink(token: string): Promise<void> {
      const customerId = requireFound(
        await repositories.payoutAlert.findCustomerId(hash.all(token), now()),
      );
      await unitOfWork((tx) => setFrozen(tx, { customerId, isFrozen: true }));
      deliverNow();
    },

    /** Throws `not_found` for an unknown customer. */
    async findForStaff(customerId: string): Promise<DeskPayouts> {
      const row = requireFound(await repositories.customer.findById(customerId));
      return {
        frozenAt: row.payoutsFrozenAt?.toISOString() ?? null,
        heldUntil: row.payoutsHeldUntil?.toISOString() ?? null,
      };
    },

    /** Stops or opens withdrawals after checking who asks; written to the audit log. Throws `not_found`. */
    async setForStaff(
      staff: string,
      { customerId, state, note }: DeskPayoutsRequest & { customerId: string },
    ): Promise<void> {
      await unitOfWork(async (tx) => {
        const isChanged = await setFrozen(tx, { customerId, isFrozen: state === 'frozen' });
        if (!isChanged) return;
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `customer:${customerId}`,
          before: { payouts: state === 'frozen' ? 'open' : 'frozen' },
          after: { payouts: state, note },
        });
      });
      deliverNow();
    },
  };
}
