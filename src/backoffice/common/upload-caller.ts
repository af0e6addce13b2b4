import type { OtpPurpose } from '@/contracts/otp/otp';

/** What a `proof_token` proves: that its browser was sent a code to this phone for this purpose. */
export interface Proof {
  /** E.164. */
  phone: string;
  purpose: OtpPurpose;
  /** Empty where the code was bound to no operation. Of a stored `step-up` proof only the hash of its operation is known. */
  operation: string;
}

/** Who sends or reads documents: with the proof of a code, signed in, or both. */
export interface UploadCaller {
  proof: Proof | null;
  customerId: string | null;
}
