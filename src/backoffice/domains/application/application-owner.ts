import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { ApplicationRow } from './application-row';

/** The owner of applications: the customer's account, or the same phone for applications from before there was an account. */
export interface ApplicationOwner {
  customerId: string;
  /** E.164. */
  phone: string;
  phoneHashes: readonly string[];
}

/** Finds the owner of applications by customer id. Throws `not_found` where there is no such customer. */
export type FindOwner = (customerId: string) => Promise<ApplicationOwner>;

export function createFindOwner({
  repositories,
  customers,
  hash,
}: {
  repositories: { customer: Pick<CustomerRepository, 'findById'> };
  customers: Pick<CustomerService, 'profileOf'>;
  hash: KeyedHash;
}): FindOwner {
  return async (customerId) => {
    const customer = requireFound(await repositories.customer.findById(customerId));
    const { phone } = customers.profileOf(customer);
    return { customerId, phone, phoneHashes: hash.all('phone', phone) };
  };
}

/** Whether an application is of this owner and was not refused when it was sent. */
export function isOwner(
  row: ApplicationRow,
  { customerId, phoneHashes }: ApplicationOwner,
): boolean {
  if (row.refusal !== null) return false;
  return row.customerId === null
    ? phoneHashes.includes(row.phoneHash)
    : row.customerId === customerId;
}
