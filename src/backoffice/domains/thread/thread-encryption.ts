import {
  createColumnEncryption,
  type ColumnEncryption,
} from '@/backoffice/common/column-encryption';
import type { DataCipher } from '@/backoffice/common/data-cipher';

/** What the encrypted text of an entry is bound to. */
export const threadEntryContext = (id: string): string => `thread/entry/${id}`;

/** What was written in threads, bound to its entry. */
export const createThreadEncryption = (cipher: DataCipher): ColumnEncryption =>
  createColumnEncryption(cipher, threadEntryContext);
