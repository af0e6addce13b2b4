import { requireFound } from '@/backoffice/common/require-found';
import type { Acts } from '@/backoffice/domains/approval/approval-inputs';
import type { CustomerDesk } from '../customer-desk.service';
import type { CustomerRepository } from '../customer.repository';
import type { CustomerService } from '../customer.service';

export interface FirstAccountActsOptions {
  /** Works in the transaction of the repository. */
  desk: Pick<CustomerDesk, 'registerFirstBankAccount'>;
  customer: Pick<CustomerRepository, 'lockById'>;
  customers: Pick<CustomerService, 'profileOf'>;
}

export type FirstAccountActs = Pick<Acts, 'first-bank-account'>;

/** A first bank account that a second person has approved. */
export const createFirstAccountActs = ({
  desk,
  customer,
  customers,
}: FirstAccountActsOptions): FirstAccountActs => ({
  async 'first-bank-account'(maker, input) {
    const { customerId, bankAccount } = input;
    const { name } = customers.profileOf(requireFound(await customer.lockById(customerId)));
    await desk.registerFirstBankAccount(maker, input);
    const { bankCode, accountNumber, holder } = bankAccount;
    return {
      subject: `customer:${customerId}`,
      amountCents: null,
      facts: [
        { name: 'customer', value: name ?? customerId },
        { name: 'bankAccount', before: null, value: `${bankCode} ${accountNumber} ${holder}` },
      ],
      versions: {},
      result: null,
    };
  },
});
