import { ServiceError } from '@/backoffice/common/service-error';
import type { CustomerRepository } from '../customer.repository';
import type { CustomerProfile, CustomerService } from '../customer.service';
import type { SessionRepository } from '../session.repository';

/** Updates what other domains store under a phone number, in the transaction of the change. */
export interface PhoneHolder {
  /** Applications, drafts and documents follow to the new phone; codes, proofs and trusted browsers of the old one end. Phones in E.164. */
  replacePhone: (change: { customerId: string; before: string; after: string }) => Promise<void>;
}

/** What a change of phone reads and writes in one transaction. */
export interface PhoneChangeRepositories {
  phoneHolder: PhoneHolder;
  customer: CustomerRepository;
  session: SessionRepository;
}

export interface PhoneChange {
  customer: CustomerProfile;
  /** E.164. */
  phone: string;
  device: string;
  /** Who of the lender did it for the customer. */
  staff?: string;
  /** The session in which the customer changed the phone, which stays valid. */
  exceptSession?: string;
}

export type ChangePhone = (tx: PhoneChangeRepositories, change: PhoneChange) => Promise<void>;

/**
 * Gives a customer a new phone, whoever asked for it: applications, drafts and documents follow it; codes, proofs, trusted browsers and
 * sessions of the old one end. Throws `conflict` where the new one is another customer's.
 */
export function createChangePhone({
  customers,
  now,
}: {
  customers: CustomerService;
  now: () => Date;
}): ChangePhone {
  return async (tx, { customer, phone, device, staff, exceptSession }) => {
    const { id: customerId, phone: before } = customer;
    if (await customers.findByPhone(tx.customer, phone)) throw new ServiceError('conflict');
    const at = now();
    await tx.customer.update(customerId, customers.encryptDetails(customerId, { phone }));
    await tx.customer.addEvent({
      customerId,
      at,
      kind: 'phone-changed',
      device,
      ...(staff === undefined ? {} : { staff }),
    });
    await tx.session.revokeAll({ customerId, except: exceptSession, at });
    await tx.phoneHolder.replacePhone({ customerId, before, after: phone });
  };
}
