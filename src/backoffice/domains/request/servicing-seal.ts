import { z } from 'zod';
import type { DataCipher } from '@/backoffice/common/data-cipher';

const accountSchema = z.object({
  bankCode: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
});
export type PlainBankAccount = z.infer<typeof accountSchema>;

export type ServicingSeal = ReturnType<typeof createServicingSeal>;

/** Encrypts what servicing keeps of a person, each text bound to its row. */
export function createServicingSeal(cipher: DataCipher) {
  const column = (name: string) => ({
    seal: (id: string, text: string | null): string | null =>
      text === null ? null : cipher.encrypt(text, `servicing/${name}/${id}`),
    open: (id: string, sealed: string | null): string | null =>
      sealed === null ? null : cipher.decrypt(sealed, `servicing/${name}/${id}`),
  });
  const account = column('bank-account');
  return {
    property: column('property'),
    detail: column('detail'),
    payload: column('payload'),
    bankAccount: {
      seal: (id: string, plain: PlainBankAccount): string =>
        account.seal(id, JSON.stringify(plain)) ?? '',
      open: (id: string, sealed: string): PlainBankAccount =>
        accountSchema.parse(JSON.parse(account.open(id, sealed) ?? '')),
    },
  };
}

/** The last four digits only. */
export function maskAccount({
  bankCode,
  accountNumber,
}: Pick<PlainBankAccount, 'bankCode' | 'accountNumber'>): string {
  return `${bankCode} ••••${accountNumber.replaceAll(/\D/g, '').slice(-4)}`;
}

/** Country code and last four digits only. */
export function maskPhone(phone: string): string {
  const country = phone.startsWith('+86') ? '+86' : '+852';
  return `${country} •••• ${phone.slice(-4)}`;
}
