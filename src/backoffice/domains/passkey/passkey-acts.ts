import type { Acts } from '../approval/approval-inputs';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { PasskeyService } from './passkey.service';

export interface PasskeyActsOptions {
  /** Works in the transaction of the repository. */
  passkeys: Pick<PasskeyService, 'removeByStaff'>;
  customer: CustomerRepository;
  customers: Pick<CustomerService, 'lockProfile'>;
}

export type PasskeyActs = Pick<Acts, 'passkey-removal'>;

/** The removal of a customer’s passkeys that a second person has approved: whoever holds the phone has the account from then on. */
export const createPasskeyActs = ({
  passkeys,
  customer,
  customers,
}: PasskeyActsOptions): PasskeyActs => ({
  async 'passkey-removal'(maker, input) {
    const { customerId, note } = input;
    const { name } = await customers.lockProfile(customer, customerId);
    const removed = await passkeys.removeByStaff(maker, input);
    return {
      subject: `customer:${customerId}`,
      amountCents: null,
      facts: [
        { name: 'customer', value: name ?? customerId },
        { name: 'passkeys', before: removed, value: 0 },
        { name: 'note', value: note },
      ],
      versions: {},
      result: null,
    };
  },
});
