import {
  createColumnEncryption,
  type ColumnEncryption,
} from '@/backoffice/common/column-encryption';
import type { DataCipher } from '@/backoffice/common/data-cipher';

/** What an encrypted column of a request is bound to. */
export const requestFieldContext = (reference: string, column: 'detail' | 'payload'): string =>
  `servicing/${column}/${reference}`;

/** What customers wrote in requests: `detail` is shown to them, `payload` is for whoever carries the request out. */
export interface RequestFieldEncryption {
  detail: ColumnEncryption;
  payload: ColumnEncryption;
}

export function createRequestFieldEncryption(cipher: DataCipher): RequestFieldEncryption {
  return {
    detail: createColumnEncryption(cipher, (id) => requestFieldContext(id, 'detail')),
    payload: createColumnEncryption(cipher, (id) => requestFieldContext(id, 'payload')),
  };
}
