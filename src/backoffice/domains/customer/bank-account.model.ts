import { z } from 'zod';
import type { DataCipher } from '@/backoffice/common/data-cipher';

const bankAccountSchema = z.object({
  bankCode: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
});
export type BankAccount = z.infer<typeof bankAccountSchema>;

/** Encrypts bank accounts; each ciphertext is bound to its row. */
export interface BankAccountEncryption {
  encrypt: (id: string, bankAccount: BankAccount) => string;
  decrypt: (id: string, ciphertext: string) => BankAccount;
}

export function createBankAccountEncryption(cipher: DataCipher): BankAccountEncryption {
  const context = (id: string) => `servicing/bank-account/${id}`;
  return {
    encrypt: (id, bankAccount) => cipher.encrypt(JSON.stringify(bankAccount), context(id)),
    decrypt: (id, ciphertext) =>
      bankAccountSchema.parse(JSON.parse(cipher.decrypt(ciphertext, context(id)))),
  };
}

/** The last four digits only. */
export function maskAccount({
  bankCode,
  accountNumber,
}: Pick<BankAccount, 'bankCode' | 'accountNumber'>): string {
  return `${bankCode} ••••${accountNumber.replaceAll(/\D/g, '').slice(-4)}`;
}
