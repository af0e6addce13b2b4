import { mergedKinds, type MergedKind } from '@/contracts/customer/customer-choices';
import type { MergeRecord } from '@/contracts/customer/customer-merge';
import { recordOf } from '@/contracts/typed-record';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { ApplicationFieldEncryption } from '../application/application-field-encryption';
import { createFindOwner } from '../application/application-owner';
import type { ApplicationRepository } from '../application/application.repository';
import { maskIdNumber } from '../application/co-applicant/co-applicant.model';
import { identityOf } from '../customer-file/identity.model';
import {
  maskAccount,
  type BankAccount,
  type BankAccountEncryption,
} from '../customer/bank-account.model';
import type { BankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerRepository, CustomerRow } from '../customer/customer.repository';
import type { CustomerProfile, CustomerService } from '../customer/customer.service';
import type { ErasureRepository } from '../erasure/erasure.repository';
import { identityCardsOf } from './customer-merge.model';
import type { CustomerMergeRepository, MergedKeys } from './customer-merge.repository';

/** A record with all that a merge needs to know of it. */
export interface MergeSubject {
  row: CustomerRow;
  profile: CustomerProfile;
  bankAccount: BankAccount | null;
  identityCards: readonly string[];
  /** Masked. */
  identity: string | null;
  phoneHashes: readonly string[];
  keys: MergedKeys;
  isErased: boolean;
}

export interface SubjectRepositories {
  application: Pick<ApplicationRepository, 'listByOwner'>;
  bankAccount: Pick<BankAccountRepository, 'findCurrent'>;
  customer: Pick<CustomerRepository, 'findById'>;
  customerMerge: Pick<CustomerMergeRepository, 'findMoved'>;
  erasure: Pick<ErasureRepository, 'findByCustomer'>;
}

export interface SubjectOptions {
  customers: Pick<CustomerService, 'profileOf'>;
  bankAccountEncryption: Pick<BankAccountEncryption, 'decrypt'>;
  fieldEncryption: Pick<ApplicationFieldEncryption, 'decryptForm'>;
  /** Of applications. */
  hash: KeyedHash;
}

/** Reads a record and what hangs on it, in the transaction of the repositories. */
export const createReadSubject =
  ({ customers, bankAccountEncryption, fieldEncryption, hash }: SubjectOptions) =>
  async (tx: SubjectRepositories, row: CustomerRow): Promise<MergeSubject> => {
    const findOwner = createFindOwner({ repositories: tx, customers, hash });
    const owner = await findOwner(row.id);
    const applications = (await tx.application.listByOwner(owner)).map(({ number, form }) => ({
      number,
      form: fieldEncryption.decryptForm(['application', number], form),
    }));
    const identity = identityOf(applications);
    const account = await tx.bankAccount.findCurrent(row.id);
    const keys = await tx.customerMerge.findMoved(row.id);
    const numbers = new Set([...keys.application, ...applications.map(({ number }) => number)]);
    return {
      row,
      profile: customers.profileOf(row),
      bankAccount: account && bankAccountEncryption.decrypt(account.id, account.encrypted),
      identityCards: identityCardsOf(applications.map(({ form }) => form)),
      identity: identity && maskIdNumber({ idType: identity.kind, idNumber: identity.idNumber }),
      phoneHashes: owner.phoneHashes,
      keys: { ...keys, application: [...numbers].toSorted() },
      isErased: (await tx.erasure.findByCustomer(row.id)) !== null,
    };
  };

/** As staff compare it. */
export const toRecord = ({ row, profile, bankAccount, identity }: MergeSubject): MergeRecord => ({
  customerId: row.id,
  name: profile.name,
  phone: profile.phone,
  email: profile.email,
  emailVerifiedAt: profile.emailVerifiedAt?.toISOString() ?? null,
  bankAccount: bankAccount && maskAccount(bankAccount),
  identity,
  createdAt: row.createdAt.toISOString(),
});

/** What the trail says of what records have: by numbers, never by contents. */
export const keysByName = (...subjects: readonly MergeSubject[]): Record<MergedKind, string[]> =>
  recordOf(mergedKinds, (kind) => subjects.flatMap(({ keys }) => keys[kind]));
