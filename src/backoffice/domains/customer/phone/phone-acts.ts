import { requireFound } from '@/backoffice/common/require-found';
import type { Acts } from '@/backoffice/domains/approval/approval-inputs';
import type { CustomerDesk } from '../customer-desk.service';
import type { CustomerRepository } from '../customer.repository';
import type { CustomerService } from '../customer.service';

export interface PhoneActsOptions {
  /** Works in the transaction of the repository. */
  desk: CustomerDesk;
  customer: CustomerRepository;
  customers: Pick<CustomerService, 'profileOf'>;
}

export type PhoneActs = Pick<Acts, 'customer-phone'>;

/** A new phone that a second person has approved. */
export const createPhoneActs = ({ desk, customer, customers }: PhoneActsOptions): PhoneActs => ({
  async 'customer-phone'(maker, input) {
    const { customerId, note } = input;
    const find = async () => customers.profileOf(requireFound(await customer.lockById(customerId)));
    const before = await find();
    await desk.changePhone(maker, input);
    const after = await find();
    return {
      subject: `customer:${customerId}`,
      amountCents: null,
      facts: [
        { name: 'customer', value: before.name ?? customerId },
        { name: 'phone', before: before.phone, value: after.phone },
        { name: 'note', value: note },
      ],
      versions: {},
      result: null,
    };
  },
});
