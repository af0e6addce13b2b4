import {
  createColumnEncryption,
  type ColumnEncryption,
} from '@/backoffice/common/column-encryption';
import type { DataCipher } from '@/backoffice/common/data-cipher';

/** What customers wrote in requests: `detail` is shown to them, `payload` is for whoever carries the request out. */
export interface RequestFieldEncryption {
  detail: ColumnEncryption;
  payload: ColumnEncryption;
}

export function createRequestFieldEncryption(cipher: DataCipher): RequestFieldEncryption {
  return {
    detail: createColumnEncryption(cipher, 'servicing/detail'),
    payload: createColumnEncryption(cipher, 'servicing/payload'),
  };
}
