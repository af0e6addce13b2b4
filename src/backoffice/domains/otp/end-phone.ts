import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { OtpRepository } from './otp.repository';
import type { ProofRepository } from './proof.repository';
import type { TrustedBrowserRepository } from './trusted-browser.repository';

/** The repositories from which ending a phone's access removes rows. */
export interface EndPhoneRepositories {
  otp: Pick<OtpRepository, 'removeByPhones'>;
  proof: Pick<ProofRepository, 'removeByPhones'>;
  trustedBrowser: Pick<TrustedBrowserRepository, 'removeByPhones'>;
}

export type EndPhone = (tx: EndPhoneRepositories, phones: readonly string[]) => Promise<void>;

/** Ends open codes, proofs and trusted browsers of phones (E.164); `hashes` are those under which codes and proofs are kept. */
export function createEndPhone(hashes: { otp: KeyedHash; proof: KeyedHash }): EndPhone {
  return async ({ otp, proof, trustedBrowser }, phones) => {
    const keys = phones.flatMap((phone) => hashes.otp.all('phone', phone));
    await otp.removeByPhones(keys);
    await trustedBrowser.removeByPhones(keys);
    await proof.removeByPhones(phones.flatMap((phone) => hashes.proof.all('phone', phone)));
  };
}
