import { writeTabStorage, readTabStorage } from './tab-storage';

const verificationHintKey = 'upload-proved';

/** Storage key of the opaque link id in this tab. */
export const uploadLinkKey = 'upload-link';

/** Whether a code was verified in this tab; avoids a call that would be rejected. Holds no personal data. */
export function hasVerificationHint(): boolean {
  return readTabStorage(verificationHintKey) !== null;
}

export function setVerificationHint(isProved: boolean): void {
  writeTabStorage(verificationHintKey, isProved ? '1' : null);
  if (isProved) writeTabStorage(uploadLinkKey, null);
}
