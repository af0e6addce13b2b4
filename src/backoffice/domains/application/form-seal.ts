import { applicationFormSchema, type ApplicationForm } from '@/contracts/application/application-form';
import type { DataCipher } from '@/backoffice/common/data-cipher';

/** `draft` or `application`, and its identifier: what an encrypted column is bound to. */
type Owner = readonly [kind: 'draft' | 'application', id: string];

export interface FormSeal {
  sealForm(owner: Owner, form: ApplicationForm): string;
  openForm(owner: Owner, sealed: string): ApplicationForm;
  sealText(owner: Owner, column: 'phone' | 'refusal', text: string): string;
  openText(owner: Owner, column: 'phone' | 'refusal', sealed: string): string;
}

/** Encrypts what a draft or an application says of a person. */
export function createFormSeal(cipher: DataCipher): FormSeal {
  const context = ([kind, id]: Owner, column: string) => `application/${kind}/${column}/${id}`;
  return {
    sealForm: (owner, form) => cipher.encrypt(JSON.stringify(form), context(owner, 'form')),
    openForm: (owner, sealed) => applicationFormSchema.parse(JSON.parse(cipher.decrypt(sealed, context(owner, 'form')))),
    sealText: (owner, column, text) => cipher.encrypt(text, context(owner, column)),
    openText: (owner, column, sealed) => cipher.decrypt(sealed, context(owner, column)),
  };
}
