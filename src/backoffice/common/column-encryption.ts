import type { DataCipher } from './data-cipher';

/** Encrypts one column of a table; null stays null. */
export interface ColumnEncryption {
  encrypt: (id: string, text: string | null) => string | null;
  decrypt: (id: string, ciphertext: string | null) => string | null;
}

/** Encryption whose ciphertexts are bound to the column (`context`) and the row's `id`. */
export function createColumnEncryption(cipher: DataCipher, context: string): ColumnEncryption {
  return {
    encrypt: (id, text) => (text === null ? null : cipher.encrypt(text, `${context}/${id}`)),
    decrypt: (id, ciphertext) =>
      ciphertext === null ? null : cipher.decrypt(ciphertext, `${context}/${id}`),
  };
}
