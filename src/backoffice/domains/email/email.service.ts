import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerService } from '../customer/customer.service';
import type { AuthenticatedCustomer } from '../customer/session.service';
import type { EmailChallenges, EmailRepositories } from './email-challenges';

export interface EmailServiceOptions {
  unitOfWork: UnitOfWork<EmailRepositories>;
  challenges: Pick<EmailChallenges, 'isOffered' | 'sendLink' | 'findLink'>;
  customers: Pick<CustomerService, 'lockProfile'>;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  now: () => Date;
}

export type EmailService = ReturnType<typeof createEmailService>;

/** Verifies the mail addresses of customers: one counts once the link that was sent to it has been opened. */
export function createEmailService({
  unitOfWork,
  challenges,
  customers,
  deliverNow,
  now,
}: EmailServiceOptions) {
  return {
    /** Mails the customer a link; nothing where the address is verified. Throws `conflict` for a customer without one and where none is verified, and `rate_limited`. */
    async sendVerification({ customerId }: AuthenticatedCustomer): Promise<void> {
      await unitOfWork(async (tx) => {
        const customer = await customers.lockProfile(tx.customer, customerId);
        if (customer.email === null || !challenges.isOffered) throw new ServiceError('conflict');
        if (customer.emailVerifiedAt !== null) return;
        await challenges.sendLink(tx, { customer, address: customer.email });
      });
      deliverNow();
    },

    /** By the link of a mail; once more changes nothing. Throws `not_found` for an unknown or expired one, and where the address has changed since. */
    async verify(token: string): Promise<void> {
      await unitOfWork(async (tx) => {
        const link = requireFound(await challenges.findLink(tx, token));
        const { id, email, emailVerifiedAt } = await customers.lockProfile(
          tx.customer,
          link.customerId,
        );
        if (!link.wasMailedTo(email)) throw new ServiceError('not_found');
        if (emailVerifiedAt !== null) return;
        const at = now();
        await tx.customer.update(id, { emailVerifiedAt: at });
        await tx.customer.addEvent({ customerId: id, at, kind: 'email-verified', device: '' });
      });
    },
  };
}
