import { stepUpOperation } from '@/contracts/account/account-choices';
import type { Passkey } from '@/contracts/account/passkey';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { CustomerService } from '../customer/customer.service';
import type { PayoutRepositories, PayoutSafety } from '../customer/payout-safety';
import { eventOf } from '../customer/session.model';
import type { SessionRepository } from '../customer/session.repository';
import type { AuthenticatedCustomer } from '../customer/session.service';
import type { CheckProof } from '../otp/proof.service';
import type { ProofRepository } from '../otp/proof.repository';
import type { Confirmed } from './passkey-caller';
import { toPasskey } from './passkey.model';
import type { PasskeyRepository } from './passkey.repository';

/** What a removal reads and writes in one transaction. */
export interface PasskeyRepositories extends PayoutRepositories {
  passkey: PasskeyRepository;
  proof: ProofRepository;
  session: Pick<SessionRepository, 'revokeAll'>;
  audit: Pick<AuditRepository, 'create'>;
}

export interface PasskeyServiceOptions {
  repositories: Pick<PasskeyRepositories, 'passkey'>;
  unitOfWork: UnitOfWork<PasskeyRepositories>;
  customers: Pick<CustomerService, 'lockProfile'>;
  payoutSafety: Pick<PayoutSafety, 'announce' | 'hold'>;
  consumeProof: CheckProof;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  now: () => Date;
}

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** The passkeys of a customer: listed, named and removed. */
export function createPasskeyService({
  repositories,
  unitOfWork,
  customers,
  payoutSafety,
  consumeProof,
  deliverNow,
  now,
}: PasskeyServiceOptions) {
  return {
    /** The oldest first. */
    list: async ({ customerId }: AuthenticatedCustomer): Promise<Passkey[]> =>
      (await repositories.passkey.list(customerId)).map(toPasskey),

    /** Throws `not_found` for a passkey that is not theirs. */
    async rename({ customerId }: AuthenticatedCustomer, named: { id: string; name: string }) {
      if (!(await repositories.passkey.updateName({ customerId, ...named })))
        throw new ServiceError('not_found');
    },

    /** Only a passkey removes a passkey, because a code by SMS goes to whoever has the number. Throws `not_found` and `step_up_required`. */
    async remove({ caller, proofToken, id }: Confirmed<{ id: string }>): Promise<void> {
      await unitOfWork(async (tx) => {
        const customer = await customers.lockProfile(tx.customer, caller.customerId);
        const removed = requireFound(await tx.passkey.remove({ id, customerId: customer.id }));
        const isProven =
          proofToken !== null &&
          (await consumeProof(tx, {
            token: proofToken,
            phone: customer.phone,
            operation: stepUpOperation.removePasskey({ id }),
            method: 'passkey',
          }));
        if (!isProven) throw new ServiceError('step_up_required');
        await tx.customer.addEvent({ ...eventOf(caller, now()), kind: 'passkey-removed' });
        await payoutSafety.announce(tx, {
          customer,
          notice: { kind: 'passkey-removed', name: removed.name },
        });
      });
      deliverNow();
    },

    /** For a customer who lost them, after staff checked who it is: withdrawals wait as after a change of phone, sessions end. Written to the audit log. Answers how many there were; throws `not_found` for an unknown customer and one without passkeys. */
    async removeByStaff(
      staff: string,
      { customerId, note }: { customerId: string; note: string },
    ): Promise<number> {
      const removed = await unitOfWork(async (tx) => {
        const customer = await customers.lockProfile(tx.customer, customerId);
        const count = await tx.passkey.removeAll(customerId);
        if (count === 0) throw new ServiceError('not_found');
        const at = now();
        await tx.session.revokeAll({ customerId, at });
        await tx.customer.addEvent({
          customerId,
          at,
          kind: 'passkey-removed',
          device: '',
          detail: 'staff',
        });
        await recordChange(tx.audit, {
          at,
          staff,
          target: `customer:${customerId}`,
          before: { passkeys: count },
          after: { passkeys: 0, note },
        });
        await payoutSafety.hold(tx, { customer, notice: { kind: 'passkeys-removed' } });
        return count;
      });
      deliverNow();
      return removed;
    },
  };
}
