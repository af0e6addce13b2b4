import { z } from 'zod';
import type { DataCipher } from '@/backoffice/common/data-cipher';

const accountSchema = z.object({
  bankCode: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
});
export type PlainBankAccount = z.infer<typeof accountSchema>;

export type ServicingFieldEncryption = ReturnType<typeof createServicingFieldEncryption>;

/** Encrypts the personal data of servicing; each ciphertext is bound to its row. */
export function createServicingFieldEncryption(cipher: DataCipher) {
  const createColumnEncryption = (name: string) => ({
    encrypt: (id: string, text: string | null): string | null =>
      text === null ? null : cipher.encrypt(text, `servicing/${name}/${id}`),
    decrypt: (id: string, ciphertext: string | null): string | null =>
      ciphertext === null ? null : cipher.decrypt(ciphertext, `servicing/${name}/${id}`),
  });
  const accountColumn = createColumnEncryption('bank-account');
  return {
    property: createColumnEncryption('property'),
    detail: createColumnEncryption('detail'),
    payload: createColumnEncryption('payload'),
    bankAccount: {
      encrypt: (id: string, bankAccount: PlainBankAccount): string =>
        accountColumn.encrypt(id, JSON.stringify(bankAccount)) ?? '',
      decrypt: (id: string, ciphertext: string): PlainBankAccount =>
        accountSchema.parse(JSON.parse(accountColumn.decrypt(id, ciphertext) ?? '')),
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
