import { mergedKinds } from '@/contracts/customer/customer-choices';
import type { Acts } from '../approval/approval-inputs';
import { optionalFacts } from '../approval/approval.model';
import type { BankAccount } from '../customer/bank-account.model';
import type { CustomerProfile } from '../customer/customer.service';
import type { CustomerMergeService } from './customer-merge.service';

export type CustomerMergeActs = Pick<Acts, 'customer-merge'>;

/** A merge of two records that a second person has approved. */
export const createCustomerMergeActs = (
  /** Works in one transaction. */
  merges: Pick<CustomerMergeService, 'merge'>,
): CustomerMergeActs => ({
  async 'customer-merge'(maker, input) {
    const done = await merges.merge(maker, input);
    const { kept, merged, phone, email, bankAccount, keptAccount, moved, isSameIdentity } = done;
    return {
      subject: `customer:${kept.id}`,
      amountCents: null,
      facts: [
        { name: 'customer', value: nameOf(kept) },
        { name: 'mergedCustomer', value: nameOf(merged) },
        { name: 'sameIdentity', value: isSameIdentity },
        { name: 'phone', before: kept.phone, value: phone.stays },
        { name: 'email', before: kept.email, value: email.stays },
        { name: 'bankAccount', before: textOf(keptAccount), value: textOf(bankAccount.stays) },
        ...optionalFacts({
          droppedPhone: phone.goes,
          droppedEmail: email.goes,
          droppedBankAccount: textOf(bankAccount.goes),
        }),
        {
          name: 'moved',
          value: mergedKinds.flatMap((kind) =>
            moved[kind].length === 0 ? [] : [`${kind}|${moved[kind].length}||`],
          ),
        },
        { name: 'note', value: input.note },
      ],
      versions: { rows: mergedKinds.flatMap((kind) => moved[kind]).join(' ') },
      result: null,
    };
  },
});

const nameOf = ({ id, name }: CustomerProfile): string => (name === null ? id : `${name} (${id})`);

const textOf = (account: BankAccount | null): string | null =>
  account && `${account.bankCode} ${account.accountNumber} ${account.holder}`;
