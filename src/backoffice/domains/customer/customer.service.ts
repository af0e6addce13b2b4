import type { Locale } from '@/contracts/locale';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { CustomerRepository, CustomerRow } from './customer.repository';

/** A customer in plain words; never log it. */
export interface CustomerProfile {
  id: string;
  /** E.164. */
  phone: string;
  name: string | null;
  email: string | null;
  address: string | null;
  language: Locale;
  marketing: boolean;
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
  const context = (id: string, column: string) => `customer/${column}/${id}`;
  const encryptOptional = (id: string, column: string, text: string | undefined) =>
    text === undefined ? null : cipher.encrypt(text, context(id, column));
  const decryptOptional = (id: string, column: string, ciphertext: string | null) =>
    ciphertext === null ? null : cipher.decrypt(ciphertext, context(id, column));

  const phoneHash = (phone: string) => hash('phone', phone);

  return {
    /** The customer with this phone, made when there is none yet; what is known already stays as it is. Answers the id. */
    async ensureByPhone(
      customers: Customers,
      { phone, name, email, address, language, marketing = false }: NewCustomer,
    ): Promise<string> {
      const known = await customers.findByPhoneHash(phoneHash(phone));
      if (known) return known.id;
      const id = newId();
      const at = now();
      const encrypted = {
        phone: cipher.encrypt(phone, context(id, 'phone')),
        name: encryptOptional(id, 'name', name),
        email: encryptOptional(id, 'email', email),
        address: encryptOptional(id, 'address', address),
      };
      const isAdded = await customers.create({
        id,
        phoneHash: phoneHash(phone),
        ...encrypted,
        language,
        marketing,
        payoutsHeldUntil: null,
        payoutsFrozenAt: null,
        createdAt: at,
        updatedAt: at,
      });
      if (isAdded) return id;
      const other = await customers.findByPhoneHash(phoneHash(phone));
      if (!other) throw new Error('A customer can neither be added nor found');
      return other.id;
    },

    /** By phone in E.164. */
    findByPhone: (
      customers: Pick<CustomerRepository, 'findByPhoneHash'>,
      phone: string,
    ): Promise<CustomerRow | null> => customers.findByPhoneHash(phoneHash(phone)),

    /** What a stored row says. */
    profileOf({
      id,
      phone,
      name,
      email,
      address,
      language,
      marketing,
      payoutsHeldUntil,
      payoutsFrozenAt,
    }: CustomerRow): CustomerProfile {
      return {
        id,
        phone: cipher.decrypt(phone, context(id, 'phone')),
        name: decryptOptional(id, 'name', name),
        email: decryptOptional(id, 'email', email),
        address: decryptOptional(id, 'address', address),
        language,
        marketing,
        payoutsHeldUntil,
        payoutsFrozenAt,
      };
    },

    /** The columns that change with these details. */
    encryptDetails(
      id: string,
      details: { phone?: string; email?: string; address?: string },
    ): Partial<CustomerRow> {
      return {
        ...(details.phone === undefined
          ? {}
          : {
              phone: cipher.encrypt(details.phone, context(id, 'phone')),
              phoneHash: phoneHash(details.phone),
            }),
        ...(details.email === undefined
          ? {}
          : { email: cipher.encrypt(details.email, context(id, 'email')) }),
        ...(details.address === undefined
          ? {}
          : { address: cipher.encrypt(details.address, context(id, 'address')) }),
        updatedAt: now(),
      };
    },
  };
}
