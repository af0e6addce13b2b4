import type { ApplicationForm } from '@/contracts/application/application-form';
import type { CustomerProfile } from '../customer/customer.service';
import {
  addressWords,
  emailWords,
  identityWords,
  nameWords,
  phoneWords,
  type SearchWord,
} from './search-word.model';

interface Named {
  name?: string | null | undefined;
  nameChinese?: string | undefined;
  idNumber?: string | undefined;
  phone?: string | undefined;
  email?: string | null | undefined;
  address?: string | null | undefined;
}

const wordsOfPerson = ({
  name,
  nameChinese,
  idNumber,
  phone,
  email,
  address,
}: Named): SearchWord[] => [
  ...nameWords(name ?? ''),
  ...nameWords(nameChinese ?? ''),
  ...identityWords(idNumber ?? ''),
  ...phoneWords(phone ?? ''),
  ...(email ? emailWords(email) : []),
  ...addressWords(address ?? ''),
];

/** The words by which a customer is found. */
export const customerWords = ({
  name,
  phone,
  email,
  address,
}: Pick<CustomerProfile, 'name' | 'phone' | 'email' | 'address'>): SearchWord[] =>
  wordsOfPerson({ name, phone, email, address });

/** The words by which an application is found: everybody who applies, directs or is to be called, and the property. */
export function applicationWords(
  { applicants, contact, property }: ApplicationForm,
  phone: string,
): SearchWord[] {
  const { persons = [], company } = applicants ?? {};
  return [
    ...[...persons, ...(company?.directors ?? []), contact ?? {}].flatMap(wordsOfPerson),
    ...nameWords(company?.name ?? ''),
    ...addressWords(company?.address ?? ''),
    ...addressWords(property?.address ?? ''),
    ...phoneWords(phone),
  ];
}
