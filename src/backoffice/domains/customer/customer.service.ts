import type { Locale } from '@/contracts/locale';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { customerFieldContext } from './customer.model';
import type { CustomerRepository, CustomerRow } from './customer.repository';

/** A customer in plain words; never log it. */
export interface CustomerProfile {
  id: string;
  /** E.164. */
  phone: string;
  name: string | null;
  email: string | null;
  /** Since when the address is known to be theirs. */
  emailVerifiedAt: Date | null;
  address: string | null;
  language: Locale;
  marketing: boolean;
  reminderDays: number | null;
  payoutsHeldUntil: Date | null;
  payoutsFrozenAt: Date | null;
}

export interface NewCustomer {
  /** E.164. */
  phone: string;
  name?: string;
  email?: string;
  address?: string;
  language: Locale;
  marketing?: boolean;
}

export interface CustomerServiceOptions {
  hash: KeyedHash;
  cipher: DataCipher;
  now: () => Date;
  newId: () => string;
}

export type CustomerService = ReturnType<typeof createCustomerService>;
type Customers = Pick<CustomerRepository, 'create' | 'findByPhoneHash'>;

/** Who the customers are: found by phone, kept encrypted. Every function takes the repository, so that it works inside any transaction. */
export function createCustomerService({ hash, cipher, now, newId }: CustomerServiceOptions) {
  const encryptOptional = (
    id: string,
    column: 'name' | 'email' | 'address',
    text: string | undefined,
  ) => (text === undefined ? null : cipher.encrypt(text, customerFieldContext(id, column)));
  const decryptOptional = (
    id: string,
    column: 'name' | 'email' | 'address',
    ciphertext: string | null,
  ) => (ciphertext === null ? null : cipher.decrypt(ciphertext, customerFieldContext(id, column)));

  const nameOf = ({ id, name }: Pick<CustomerRow, 'id' | 'name'>): string | null =>
    decryptOptional(id, 'name', name);

  /** What a stored row says. */
  function profileOf({
    id,
    phone,
    name,
    email,
    emailVerifiedAt,
    address,
    language,
    marketing,
    reminderDays,
    payoutsHeldUntil,
    payoutsFrozenAt,
  }: CustomerRow): CustomerProfile {
    return {
      id,
      phone: cipher.decrypt(phone, customerFieldContext(id, 'phone')),
      name: nameOf({ id, name }),
      email: decryptOptional(id, 'email', email),
      emailVerifiedAt,
      address: decryptOptional(id, 'address', address),
      language,
      marketing,
      reminderDays,
      payoutsHeldUntil,
      payoutsFrozenAt,
    };
  }

  const phoneHashes = (phone: string) => hash.all('phone', phone);

  return {
    /** The customer with this phone, made when there is none yet; what is known already stays as it is. Answers the id. */
    async ensureByPhone(
      customers: Customers,
      { phone, name, email, address, language, marketing = false }: NewCustomer,
    ): Promise<string> {
      const known = await customers.findByPhoneHash(phoneHashes(phone));
      if (known) return known.id;
      const id = newId();
      const at = now();
      const encrypted = {
        phone: cipher.encrypt(phone, customerFieldContext(id, 'phone')),
        name: encryptOptional(id, 'name', name),
        email: encryptOptional(id, 'email', email),
        address: encryptOptional(id, 'address', address),
      };
      const isAdded = await customers.create({
        id,
        phoneHash: hash('phone', phone),
        ...encrypted,
        emailVerifiedAt: null,
        language,
        marketing,
        reminderDays: null,
        payoutsHeldUntil: null,
        payoutsFrozenAt: null,
        frozenAt: null,
        createdAt: at,
        updatedAt: at,
      });
      if (isAdded) return id;
      const other = await customers.findByPhoneHash(phoneHashes(phone));
      if (!other) throw new Error('A customer can neither be added nor found');
      return other.id;
    },

    /** By phone in E.164. */
    findByPhone: (
      customers: Pick<CustomerRepository, 'findByPhoneHash'>,
      phone: string,
    ): Promise<CustomerRow | null> => customers.findByPhoneHash(phoneHashes(phone)),

    profileOf,

    /** For lists, whose rows need nothing else to be decrypted. */
    nameOf,

    /** The customer in plain words, the row locked until the transaction ends. Throws `not_found`. */
    lockProfile: async (
      customers: Pick<CustomerRepository, 'lockById'>,
      customerId: string,
    ): Promise<CustomerProfile> => profileOf(requireFound(await customers.lockById(customerId))),

    /** The columns that change with these details; a new mail address is not verified. */
    encryptDetails(
      id: string,
      details: { phone?: string; name?: string; email?: string; address?: string },
    ): Partial<CustomerRow> {
      return {
        ...(details.phone === undefined
          ? {}
          : {
              phone: cipher.encrypt(details.phone, customerFieldContext(id, 'phone')),
              phoneHash: hash('phone', details.phone),
            }),
        ...(details.name === undefined
          ? {}
          : { name: cipher.encrypt(details.name, customerFieldContext(id, 'name')) }),
        ...(details.email === undefined
          ? {}
          : {
              email: cipher.encrypt(details.email, customerFieldContext(id, 'email')),
              emailVerifiedAt: null,
            }),
        ...(details.address === undefined
          ? {}
          : { address: cipher.encrypt(details.address, customerFieldContext(id, 'address')) }),
        updatedAt: now(),
      };
    },
  };
}
