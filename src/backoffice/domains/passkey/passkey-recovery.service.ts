import { stepUpOperation } from '@/contracts/account/account-choices';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerService } from '../customer/customer.service';
import type { PayoutSafety } from '../customer/payout-safety';
import { eventOf } from '../customer/session.model';
import type { SessionRepository } from '../customer/session.repository';
import type { AuthenticatedCustomer } from '../customer/session.service';
import type { EmailChallenges, EmailRepositories } from '../email/email-challenges';
import type { CheckProof } from '../otp/proof.service';
import type { ProofRepository } from '../otp/proof.repository';
import { isFreshSignIn } from './passkey.model';
import type { PasskeyRepository } from './passkey.repository';

/** What a recovery reads and writes in one transaction. */
export interface RecoveryRepositories extends EmailRepositories {
  passkey: Pick<PasskeyRepository, 'count' | 'removeAll'>;
  proof: ProofRepository;
  session: Pick<SessionRepository, 'findById' | 'revokeAll'>;
}

export interface PasskeyRecoveryOptions {
  unitOfWork: UnitOfWork<RecoveryRepositories>;
  emailChallenges: Pick<EmailChallenges, 'isOffered' | 'sendCode' | 'checkCode'>;
  customers: Pick<CustomerService, 'lockProfile'>;
  payoutSafety: Pick<PayoutSafety, 'hold'>;
  consumeProof: CheckProof;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  now: () => Date;
}

export type PasskeyRecovery = ReturnType<typeof createPasskeyRecovery>;

/** For a customer who lost every passkey: the phone, by a sign-in or a code of the last minutes, and the verified mail address together remove them. */
export function createPasskeyRecovery({
  unitOfWork,
  emailChallenges,
  customers,
  payoutSafety,
  consumeProof,
  deliverNow,
  now,
}: PasskeyRecoveryOptions) {
  return {
    /**
     * Mails a code. Throws `not_found` for a customer without passkeys, `conflict` where no mail address is verified or mail is not sent (staff help then),
     * `step_up_required` and `rate_limited`.
     */
    async start(caller: AuthenticatedCustomer, proofToken: string | null): Promise<void> {
      const { customerId, sessionId } = caller;
      await unitOfWork(async (tx) => {
        const customer = await customers.lockProfile(tx.customer, customerId);
        requireFound((await tx.passkey.count(customerId)) || null);
        const { email, emailVerifiedAt, phone } = customer;
        if (email === null || emailVerifiedAt === null || !emailChallenges.isOffered)
          throw new ServiceError('conflict');
        const isProven =
          isFreshSignIn(await tx.session.findById(sessionId), now()) ||
          (proofToken !== null &&
            (await consumeProof(tx, {
              token: proofToken,
              phone,
              operation: stepUpOperation.recoverPasskeys(),
            })));
        if (!isProven) throw new ServiceError('step_up_required');
        await emailChallenges.sendCode(tx, { customer, address: email, sessionId });
        await tx.customer.addEvent({
          ...eventOf(caller, now()),
          kind: 'passkey-recovery-started',
        });
      });
      deliverNow();
    },

    /** Removes every passkey: withdrawals wait as after a change of phone, every contact is told, other sessions end. Throws `validation_failed` for a code that is not right. */
    async finish(caller: AuthenticatedCustomer, typed: string): Promise<void> {
      const { customerId, sessionId } = caller;
      const check = await unitOfWork(async (tx) => {
        const customer = await customers.lockProfile(tx.customer, customerId);
        const checked = await emailChallenges.checkCode(tx, { customerId, sessionId, typed });
        if (checked !== 'right') return checked;
        const at = now();
        await tx.passkey.removeAll(customerId);
        await tx.session.revokeAll({ customerId, except: sessionId, at });
        await tx.customer.addEvent({
          ...eventOf(caller, at),
          kind: 'passkey-removed',
          detail: 'email',
        });
        await payoutSafety.hold(tx, { customer, notice: { kind: 'passkeys-removed' } });
        return checked;
      });
      if (check !== 'right')
        rejectField('code', check === 'wrong' ? 'emailCodeWrong' : 'emailCodeEnded');
      deliverNow();
    },
  };
}
