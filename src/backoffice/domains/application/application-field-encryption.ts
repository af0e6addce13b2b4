import { z } from 'zod';
import {
  applicationFormSchema,
  consentsSectionSchema,
  type ApplicationForm,
} from '@/contracts/application/application-form';
import type { DataCipher } from '@/backoffice/common/data-cipher';

/** Forms may have been stored with consents that are no longer asked for; they are left out. */
const storedFormSchema = applicationFormSchema.extend({
  consents: z.object(consentsSectionSchema.shape).optional(),
});

/** Record that an encrypted column is bound to (associated data): `draft` or `application`, and its identifier. */
type Owner = readonly [kind: 'draft' | 'application', id: string];

export interface ApplicationFieldEncryption {
  encryptForm: (owner: Owner, form: ApplicationForm) => string;
  decryptForm: (owner: Owner, ciphertext: string) => ApplicationForm;
  encryptText: (owner: Owner, column: 'phone' | 'refusal', text: string) => string;
  decryptText: (owner: Owner, column: 'phone' | 'refusal', ciphertext: string) => string;
}

/** What an encrypted column of a draft or an application is bound to. */
export function applicationFieldContext(
  [kind, id]: Owner,
  column: 'form' | 'phone' | 'refusal',
): string {
  return `application/${kind}/${column}/${id}`;
}

/** Encrypts the personal data of a draft or an application. */
export function createApplicationFieldEncryption(cipher: DataCipher): ApplicationFieldEncryption {
  return {
    encryptForm: (owner, form) =>
      cipher.encrypt(JSON.stringify(form), applicationFieldContext(owner, 'form')),
    decryptForm: (owner, ciphertext) =>
      storedFormSchema.parse(
        JSON.parse(cipher.decrypt(ciphertext, applicationFieldContext(owner, 'form'))),
      ),
    encryptText: (owner, column, text) =>
      cipher.encrypt(text, applicationFieldContext(owner, column)),
    decryptText: (owner, column, ciphertext) =>
      cipher.decrypt(ciphertext, applicationFieldContext(owner, column)),
  };
}
