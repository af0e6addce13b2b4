import type { DataCipher } from '@/backoffice/common/data-cipher';
import { offerBodySchema, type OfferBody } from './offer.model';

/** Encrypts what an offer says, bound to its number. */
export interface OfferEncryption {
  encrypt: (number: string, body: OfferBody) => string;
  decrypt: (number: string, ciphertext: string) => OfferBody;
}

/** What the encrypted body of an offer is bound to. */
export const offerBodyContext = (number: string): string => `application/offer/${number}`;

export function createOfferEncryption(cipher: DataCipher): OfferEncryption {
  return {
    encrypt: (number, body) => cipher.encrypt(JSON.stringify(body), offerBodyContext(number)),
    decrypt: (number, ciphertext) =>
      offerBodySchema.parse(JSON.parse(cipher.decrypt(ciphertext, offerBodyContext(number)))),
  };
}
