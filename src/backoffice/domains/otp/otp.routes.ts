import type { CallContext } from '@/backoffice/http/api-types';
import { tokenCookieOf } from '@/backoffice/http/cookies';
import { loginCookie, loginTokenOf } from '@/backoffice/http/access/customer-authenticator';
import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import { proofTokenOf } from '@/backoffice/http/access/request-credentials';
import { successResponse } from '@/backoffice/http/responses';
import { browserTrustMs, codeLifetimeMs, proofLifetimeMs, lockoutMs } from './otp.model';
import { otpFailureMessage } from './otp.messages';
import type { OtpModule } from './otp.module';
import type { OtpCall } from './otp-call';
import type { OtpFailure } from './otp.service';

export const challengeCookie = {
  name: 'otp_challenge',
  path: '/api/v1/user',
  maxAgeSeconds: lockoutMs / 1_000,
} as const;
export const proofCookie = {
  name: 'proof_token',
  path: '/',
  maxAgeSeconds: proofLifetimeMs / 1_000,
} as const;
export const browserCookie = {
  name: 'trusted_browser',
  path: '/',
  maxAgeSeconds: browserTrustMs / 1_000,
} as const;

export function registerOtpRoutes(
  { mutate }: Registrar,
  {
    otp,
    revokeProof,
    requireHuman,
  }: Pick<OtpModule, 'otp' | 'revokeProof'> & { requireHuman: RequireHuman },
): void {
  mutate(
    'sendOTP',
    async ({ body: { phone, purpose, operationId = '', live, botToken } }, call) => {
      const { locale, clientAddress } = call;
      await requireHuman(call, botToken, 'send_code');
      const outcome = await otp.send({
        phone,
        purpose,
        operation: operationId,
        live,
        locale,
        clientAddress,
        ...browserOf(call),
      });
      if ('failure' in outcome) {
        const message = otpFailureMessage(outcome.failure, { locale, waitMs: outcome.waitMs });
        return {
          body: {
            success: false,
            result: { error: message },
            msg: message,
            ...retryAfterFields(outcome),
          },
        };
      }
      const { requestId, resendAfterMs, challenge } = outcome;
      return {
        body: {
          success: true,
          requestId,
          resendAfterSeconds: Math.ceil(resendAfterMs / 1_000),
          ...expiryFields(challenge),
        },
        cookies: challenge === null ? [] : [{ ...challengeCookie, value: challenge }],
      };
    },
  );

  mutate(
    'verifyOtp',
    async ({ body: { phone, purpose, operationId = '', code, requestId } }, call) => {
      const { locale, clientAddress, headers } = call;
      const outcome = await otp.verify({
        phone,
        purpose,
        operation: operationId,
        code,
        requestId,
        clientAddress,
        ...browserOf(call),
        userAgent: headers.get('user-agent'),
        formerToken: loginTokenOf(call),
      });
      if ('failure' in outcome)
        return {
          body: {
            success: false,
            message: otpFailureMessage(outcome.failure, { locale, waitMs: outcome.waitMs }),
            ...(outcome.attemptsLeft === undefined ? {} : { attemptsLeft: outcome.attemptsLeft }),
            ...retryAfterFields(outcome),
          },
        };
      if ('session' in outcome)
        return {
          body: successResponse,
          cookies: [
            { ...loginCookie, value: outcome.session.token },
            { ...browserCookie, value: outcome.browserToken },
          ],
        };
      return { body: successResponse, cookies: [{ ...proofCookie, value: outcome.proofToken }] };
    },
  );

  mutate('endProof', async (_request, call) => {
    const token = proofTokenOf(call);
    if (token !== null) await revokeProof(token);
    return { body: successResponse, cookies: [{ ...proofCookie, value: '', maxAgeSeconds: 0 }] };
  });
}

/** When to try again, where waiting helps. */
export function retryAfterFields({ waitMs }: OtpFailure): { retryAfterSeconds?: number } {
  return waitMs === undefined ? {} : { retryAfterSeconds: Math.ceil(waitMs / 1_000) };
}

/** How long the code is valid; nothing where none was sent. */
export function expiryFields(challenge: string | null): { expiresInSeconds?: number } {
  return challenge === null ? {} : { expiresInSeconds: codeLifetimeMs / 1_000 };
}

/** The tokens in a browser's cookies; null if there is none, or none in the format that we issue. */
export function browserOf(call: CallContext): Pick<OtpCall, 'challenge' | 'browserToken'> {
  return {
    challenge: tokenCookieOf(call, challengeCookie.name),
    browserToken: tokenCookieOf(call, browserCookie.name),
  };
}
