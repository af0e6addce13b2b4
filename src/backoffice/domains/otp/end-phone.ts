import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { OtpRepository } from './otp.repository';
import type { ProofRepository } from './proof.repository';
import type { TrustedBrowserRepository } from './trusted-browser.repository';

/** What is known of a phone by its codes. */
export interface PhoneTraces {
  otp: Pick<OtpRepository, 'removeByPhones'>;
  proof: Pick<ProofRepository, 'removeByPhones'>;
  trustedBrowser: Pick<TrustedBrowserRepository, 'removeByPhones'>;
}

export type EndPhone = (tx: PhoneTraces, phones: readonly string[]) => Promise<void>;

/** Ends open codes, proofs and trusted browsers of phones (E.164); `hashes` are those under which codes and proofs are kept. */
export function createEndPhone(hashes: { otp: KeyedHash; proof: KeyedHash }): EndPhone {
  return async ({ otp, proof, trustedBrowser }, phones) => {
    const keys = phones.map((phone) => hashes.otp('phone', phone));
    await otp.removeByPhones(keys);
    await trustedBrowser.removeByPhones(keys);
    await proof.removeByPhones(phones.map((phone) => hashes.proof('phone', phone)));
  };
}
