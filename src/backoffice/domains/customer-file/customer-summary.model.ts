import type { CustomerState } from '@/contracts/customer/customer-choices';
import type { CustomerSummary } from '@/contracts/customer/customer-desk';
import type { CustomerRow } from '../customer/customer.repository';
import type { CustomerProfile } from '../customer/customer.service';

/** What a customer may do at present. */
export function customerStateOf({
  frozenAt,
  payoutsFrozenAt,
}: Pick<CustomerRow, 'frozenAt' | 'payoutsFrozenAt'>): CustomerState {
  if (frozenAt !== null) return 'frozen';
  return payoutsFrozenAt === null ? 'open' : 'payouts-stopped';
}

/** A customer in short, as staff see it. */
export function toCustomerSummary(
  row: CustomerRow,
  { name, phone }: Pick<CustomerProfile, 'name' | 'phone'>,
): CustomerSummary {
  return {
    customerId: row.id,
    name,
    phoneEnding: phone.slice(-4),
    language: row.language,
    state: customerStateOf(row),
    createdAt: row.createdAt.toISOString(),
  };
}
