import type { DataCipher } from './data-cipher';

/** Encrypts one column of a table; null stays null. */
export interface ColumnEncryption {
  encrypt: (id: string, text: string | null) => string | null;
  decrypt: (id: string, ciphertext: string | null) => string | null;
}

/** Encryption whose ciphertexts are bound to what `contextOf` says of the row with an `id`. */
export function createColumnEncryption(
  cipher: DataCipher,
  contextOf: (id: string) => string,
): ColumnEncryption {
  return {
    encrypt: (id, text) => (text === null ? null : cipher.encrypt(text, contextOf(id))),
    decrypt: (id, ciphertext) =>
      ciphertext === null ? null : cipher.decrypt(ciphertext, contextOf(id)),
  };
}
