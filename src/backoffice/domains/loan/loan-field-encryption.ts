import {
  createColumnEncryption,
  type ColumnEncryption,
} from '@/backoffice/common/column-encryption';
import type { DataCipher } from '@/backoffice/common/data-cipher';

/** What the encrypted property of a loan is bound to. */
export const loanPropertyContext = (loanNo: string): string => `servicing/property/${loanNo}`;

/** What a loan is secured on. */
export interface LoanFieldEncryption {
  property: ColumnEncryption;
}

export function createLoanFieldEncryption(cipher: DataCipher): LoanFieldEncryption {
  return { property: createColumnEncryption(cipher, loanPropertyContext) };
}
