import { keepInTab, keptInTab } from '@/features/otp/tab-memory';

const proofKey = 'upload-proved';

/** Under which this tab keeps the opaque id of a texted link. */
export const uploadLinkKey = 'upload-link';

/** Whether a code was confirmed in this tab: spares strangers a call that is refused. Says nothing about whom. */
export function hasProofHint(): boolean {
  return keptInTab(proofKey) !== null;
}

export function keepProofHint(isProved: boolean): void {
  keepInTab(proofKey, isProved ? '1' : null);
  if (isProved) keepInTab(uploadLinkKey, null);
}
