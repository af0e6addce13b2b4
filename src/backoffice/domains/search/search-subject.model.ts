import type { ApplicationForm } from '@/contracts/application/application-form';
import type { CustomerProfile } from '../customer/customer.service';
import {
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
}

const wordsOfPerson = ({ name, nameChinese, idNumber, phone, email }: Named): SearchWord[] => [
  ...nameWords(name ?? ''),
  ...nameWords(nameChinese ?? ''),
  ...identityWords(idNumber ?? ''),
  ...phoneWords(phone ?? ''),
  ...(email ? emailWords(email) : []),
];

/** The words by which a customer is found. */
export const customerWords = ({
  name,
  phone,
  email,
}: Pick<CustomerProfile, 'name' | 'phone' | 'email'>): SearchWord[] =>
  wordsOfPerson({ name, phone, email });

/** The words by which an application is found: everybody who applies, directs or is to be called. */
export function applicationWords(
  { applicants, contact }: ApplicationForm,
  phone: string,
): SearchWord[] {
  const { persons = [], company } = applicants ?? {};
  return [
    ...[...persons, ...(company?.directors ?? []), contact ?? {}].flatMap(wordsOfPerson),
    ...nameWords(company?.name ?? ''),
    ...phoneWords(phone),
  ];
}
