import { z } from 'zod';
import { rejectField } from '@/backoffice/common/service-error';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { hongKongBankCodes } from './hong-kong-banks';

export const bankAccountSchema = z.object({
  bankCode: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
});
export type BankAccount = z.infer<typeof bankAccountSchema>;

/** What an encrypted bank account is bound to. */
export const bankAccountContext = (id: string): string => `servicing/bank-account/${id}`;

/** Encrypts bank accounts; each ciphertext is bound to its row. */
export interface BankAccountEncryption {
  /** `id` is that of the row. */
  encrypt: (id: string, bankAccount: BankAccount) => string;
  /** Throws for a ciphertext of another row, and for one that was changed. */
  decrypt: (id: string, ciphertext: string) => BankAccount;
}

/** Encryption of bank accounts under the keys of `cipher`. */
export function createBankAccountEncryption(cipher: DataCipher): BankAccountEncryption {
  return {
    encrypt: (id, bankAccount) =>
      cipher.encrypt(JSON.stringify(bankAccount), bankAccountContext(id)),
    decrypt: (id, ciphertext) =>
      bankAccountSchema.parse(JSON.parse(cipher.decrypt(ciphertext, bankAccountContext(id)))),
  };
}

/** Throws `validation_failed` for a clearing code that no bank has. */
export function rejectUnknownBank({ bankCode }: Pick<BankAccount, 'bankCode'>): void {
  if (!hongKongBankCodes.has(bankCode)) rejectField('bankCode', 'unknownBank');
}

/** The last four digits only. */
export function maskAccount({
  bankCode,
  accountNumber,
}: Pick<BankAccount, 'bankCode' | 'accountNumber'>): string {
  return `${bankCode} ••••${accountNumber.replaceAll(/\D/g, '').slice(-4)}`;
}
