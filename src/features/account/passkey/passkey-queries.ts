import type { Passkey } from '@/contracts/account/passkey';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { accountSessionOptions as session } from '../session/session-end';

const noPasskeys: Passkey[] | null = null;

export const accountPasskeys = createRequestSlice({
  name: 'accountPasskeys',
  endpoint: 'passkeys',
  initialData: noPasskeys,
  reduceResponse: ({ response }): Passkey[] | null => response.data,
  session,
});

export const passkeyNaming = createSubmitSlice({
  name: 'passkeyNaming',
  endpoint: 'renamePasskey',
  session,
});

export const passkeyRemoval = createSubmitSlice({
  name: 'passkeyRemoval',
  endpoint: 'removePasskey',
  session,
});

export const recoveryStart = createSubmitSlice({
  name: 'recoveryStart',
  endpoint: 'startPasskeyRecovery',
  session,
});

export const recoveryEnd = createSubmitSlice({
  name: 'recoveryEnd',
  endpoint: 'finishPasskeyRecovery',
  session,
});

export const passkeySlices = [
  accountPasskeys,
  passkeyNaming,
  passkeyRemoval,
  recoveryStart,
  recoveryEnd,
] as const;
