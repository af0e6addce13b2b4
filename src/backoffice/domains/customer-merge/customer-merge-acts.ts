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
          droppedPhone: dropped(phone),
          droppedEmail: dropped(email),
          droppedBankAccount: dropped({
            stays: textOf(bankAccount.stays),
            goes: textOf(bankAccount.goes),
          }),
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

/** Null where both records have the same: nothing goes then. */
const dropped = ({ stays, goes }: { stays: string | null; goes: string | null }): string | null =>
  goes === stays ? null : goes;

const nameOf = ({ id, name }: CustomerProfile): string => (name === null ? id : `${name} (${id})`);

const textOf = (account: BankAccount | null): string | null =>
  account && `${account.bankCode} ${account.accountNumber} ${account.holder}`;
