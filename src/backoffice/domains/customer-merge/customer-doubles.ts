import type { CustomerDouble } from '@/contracts/customer/customer-merge';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { requireFound } from '@/backoffice/common/require-found';
import type { ApplicationFieldEncryption } from '../application/application-field-encryption';
import type { FindOwner } from '../application/application-owner';
import type { ApplicationRow } from '../application/application-row';
import type { ApplicationRepository } from '../application/application.repository';
import type { AuditRepository } from '../audit/audit.repository';
import { recordRead } from '../audit/record-change';
import { toCustomerSummary } from '../customer-file/customer-summary.model';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { SearchEntryRepository } from '../search/search-entry.repository';
import type { SearchIndex } from '../search/search-index';
import { emailWords, phoneWords, type SearchWord } from '../search/search-word.model';
import { identityCardsOf, sharedReasons } from './customer-merge.model';

export interface CustomerDoublesOptions {
  repositories: {
    application: Pick<ApplicationRepository, 'listByOwner' | 'listByNumbers'>;
    audit: Pick<AuditRepository, 'create'>;
    customer: Pick<CustomerRepository, 'findById' | 'listByIds'>;
    searchEntry: Pick<SearchEntryRepository, 'listCustomerIds' | 'listApplicationNumbers'>;
  };
  index: Pick<SearchIndex, 'makeLatest' | 'tokenSetsOf'>;
  customers: Pick<CustomerService, 'profileOf'>;
  findOwner: FindOwner;
  fieldEncryption: Pick<ApplicationFieldEncryption, 'decryptForm'>;
  now: () => Date;
}

export type CustomerDoubles = ReturnType<typeof createCustomerDoubles>;

/** More than so many with one word are no doubles but a word that many share. */
const foundMost = 50;

/** What tells a person: the card of who applies, and the numbers and addresses by which they are reached. */
interface Traits {
  identity: readonly string[];
  phone: readonly string[];
  email: readonly string[];
}

const textsOf = (words: readonly SearchWord[]): string[] => words.map(({ text }) => text);

/** Of forms: further persons and directors are other people. */
function traitsOf(
  forms: readonly ApplicationForm[],
  { phone, email }: { phone?: string; email?: string | null } = {},
): Traits {
  const contacts = forms.flatMap(({ contact }) => contact ?? []);
  const phones = [phone, ...contacts.map((contact) => contact.phone)];
  const emails = [email, ...contacts.map((contact) => contact.email)];
  return {
    identity: identityCardsOf(forms),
    phone: [...new Set(phones.flatMap((one) => textsOf(phoneWords(one ?? ''))))],
    email: [...new Set(emails.flatMap((one) => (one ? textsOf(emailWords(one)) : [])))],
  };
}

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((text) => other.includes(text));

/** Finds other records that may be of the same person, through the keyed words by which people are found. */
export function createCustomerDoubles({
  repositories: { application, audit, customer, searchEntry },
  index,
  customers,
  findOwner,
  fieldEncryption,
  now,
}: CustomerDoublesOptions) {
  const formOf = ({ number, form }: ApplicationRow): ApplicationForm =>
    fieldEncryption.decryptForm(['application', number], form);

  return {
    /** Those that are most surely the same person come first; that it was read stands in the trail. Throws `not_found`. */
    async list(staff: string, customerId: string): Promise<CustomerDouble[]> {
      const row = requireFound(await customer.findById(customerId));
      const own = traitsOf(
        (await application.listByOwner(await findOwner(customerId))).map(formOf),
        customers.profileOf(row),
      );
      await index.makeLatest();
      const ids = new Set<string>();
      const forms = new Map<string, ApplicationForm[]>();
      for (const field of ['identity', 'phone', 'email'] as const)
        for (const text of own[field]) {
          const tokens = index.tokenSetsOf([{ field, text }]);
          for (const id of await searchEntry.listCustomerIds(tokens, foundMost)) ids.add(id);
          const numbers = await searchEntry.listApplicationNumbers(tokens, foundMost);
          for (const found of await application.listByNumbers(numbers)) {
            const { customerId: of } = found;
            if (of === null) continue;
            ids.add(of);
            forms.set(of, [...(forms.get(of) ?? []), formOf(found)]);
          }
        }
      ids.delete(customerId);
      const doubles = (await customer.listByIds([...ids])).flatMap((other) => {
        const profile = customers.profileOf(other);
        const traits = traitsOf(forms.get(other.id) ?? [], profile);
        const reasons = sharedReasons({
          identity: share(own.identity, traits.identity),
          phone: share(own.phone, traits.phone),
          email: share(own.email, traits.email),
        });
        return reasons.length === 0 ? [] : [{ ...toCustomerSummary(other, profile), reasons }];
      });
      await recordRead(audit, {
        at: now(),
        staff,
        target: `customer:${customerId}`,
        after: { doubles: doubles.length },
      });
      const isSure = ({ reasons }: CustomerDouble): number => (reasons[0] === 'identity' ? 0 : 1);
      return doubles.toSorted(
        (one, other) =>
          isSure(one) - isSure(other) || one.customerId.localeCompare(other.customerId),
      );
    },
  };
}
