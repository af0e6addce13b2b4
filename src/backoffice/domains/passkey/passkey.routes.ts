import { loginCookie, loginTokenOf } from '@/backoffice/http/access/customer-authenticator';
import { proofTokenOf } from '@/backoffice/http/access/request-credentials';
import type { CallContext } from '@/backoffice/http/api-types';
import { tokenCookieOf } from '@/backoffice/http/cookies';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { RequestApproval } from '../approval/approval.service';
import { browserCookie, browserOf, proofCookie } from '../otp/otp.routes';
import type { MarkNetwork } from '../security/network-mark';
import type { PasskeyModule } from './passkey.module';
import { passkeyFailureMessage } from './passkey.messages';
import { challengeLifeMs } from './passkey.model';

/** The browser that began a sign-in by passkey. */
export const passkeyCookie = {
  name: 'passkey_challenge',
  path: '/api/v1/user',
  maxAgeSeconds: challengeLifeMs / 1_000,
} as const;

const ceremonyTokenOf = (call: CallContext): string | null =>
  tokenCookieOf(call, passkeyCookie.name);

export function registerPasskeyRoutes(
  { mutate, customer: route, desk }: Registrar,
  {
    passkeys,
    registration,
    stepUp,
    signIn,
    recovery,
    markNetwork,
    requestApproval,
  }: Omit<PasskeyModule, 'actsIn'> & {
    markNetwork: MarkNetwork;
    requestApproval: RequestApproval;
  },
): void {
  mutate('passkeySignInOptions', async (_request, call) => {
    const begun = await signIn.begin(ceremonyTokenOf(call));
    return {
      body: { data: begun?.options ?? null },
      cookies: begun ? [{ ...passkeyCookie, value: begun.ceremonyToken }] : [],
    };
  });
  mutate('passkeySignIn', async ({ body: { credential } }, call) => {
    const outcome = await signIn.finish({
      credential,
      ceremonyToken: ceremonyTokenOf(call),
      browserToken: browserOf(call).browserToken,
      userAgent: call.headers.get('user-agent'),
      formerToken: loginTokenOf(call),
      network: markNetwork(call.network),
    });
    if ('failure' in outcome) {
      const { failure } = outcome;
      const message = passkeyFailureMessage(failure, call.locale);
      return { body: { success: false, message, isUnknown: failure === 'unknown' } };
    }
    return {
      body: successResponse,
      cookies: [
        { ...loginCookie, value: outcome.session.token },
        { ...browserCookie, value: outcome.browserToken },
      ],
    };
  });

  route('passkeys', async (_request, { caller }) => ({
    body: { data: await passkeys.list(caller) },
  }));
  route('passkeyOptions', async (_request, call) => ({
    body: {
      data: await registration.begin({
        caller: call.caller,
        proofToken: proofTokenOf(call),
      }),
    },
  }));
  route('addPasskey', async ({ body: { credential } }, call) => ({
    body: {
      data: await registration.finish({
        caller: call.caller,
        proofToken: proofTokenOf(call),
        credential,
      }),
    },
  }));
  route('renamePasskey', async ({ params: { id }, body: { name } }, { caller }) => {
    await passkeys.rename(caller, { id, name });
    return { body: successResponse };
  });
  route('removePasskey', async ({ params: { id } }, call) => {
    await passkeys.remove({ caller: call.caller, proofToken: proofTokenOf(call), id });
    return { body: successResponse };
  });
  route('startPasskeyRecovery', async (_request, call) => {
    await recovery.start(call.caller, proofTokenOf(call));
    return { body: successResponse };
  });
  route('finishPasskeyRecovery', async ({ body: { code } }, { caller }) => {
    await recovery.finish(caller, code);
    return { body: successResponse };
  });
  route('passkeyStepUpOptions', async ({ body: { operationId } }, { caller }) => ({
    body: { data: await stepUp.begin(caller, operationId) },
  }));
  desk('deskRemovePasskeys', async ({ params: { id }, body: { note } }, { staff }) => ({
    data: await requestApproval(staff, 'passkey-removal', { customerId: id, note }),
  }));
  route('passkeyStepUp', async ({ body }, { caller }) => ({
    body: successResponse,
    cookies: [{ ...proofCookie, value: await stepUp.finish(caller, body) }],
  }));
}
