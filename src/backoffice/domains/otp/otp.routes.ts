import { browserTrustMs, proofLifetimeMs, lockoutMs } from './otp.model';
import { otpFailureMessage } from './otp.messages';
import type { OtpModule } from './otp.module';
import type { OtpCall } from './otp-call';
import type { OtpFailure } from './otp.service';
import { cookieValue } from '@/backoffice/http/cookies';
import { loginCookie } from '@/backoffice/http/access/customer-authenticator';
import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import { proofTokenOf } from '@/backoffice/http/access/request-credentials';

export const challengeCookie = {
  name: 'otp_challenge',
  path: '/api/v1/user',
  maxAgeSeconds: lockoutMs / 1_000,
} as const;
const proofCookie = {
  name: 'proof_token',
  path: '/',
  maxAgeSeconds: proofLifetimeMs / 1_000,
} as const;
const browserCookie = {
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
      const { locale, clientAddress, headers } = call;
      await requireHuman(call, botToken, 'send_code');
      const outcome = await otp.send({
        phone,
        purpose,
        operation: operationId,
        live,
        locale,
        clientAddress,
        ...browserOf(headers),
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
        body: { success: true, requestId, resendAfterSeconds: Math.ceil(resendAfterMs / 1_000) },
        cookies: challenge === null ? [] : [{ ...challengeCookie, value: challenge }],
      };
    },
  );

  mutate(
    'verifyOtp',
    async (
      { body: { phone, purpose, operationId = '', code, requestId } },
      { locale, clientAddress, headers },
    ) => {
      const outcome = await otp.verify({
        phone,
        purpose,
        operation: operationId,
        code,
        requestId,
        clientAddress,
        ...browserOf(headers),
        userAgent: headers.get('user-agent'),
      });
      if ('failure' in outcome)
        return {
          body: {
            success: false,
            message: otpFailureMessage(outcome.failure, { locale, waitMs: outcome.waitMs }),
          },
        };
      if ('session' in outcome)
        return {
          body: { success: true },
          cookies: [
            { ...loginCookie, value: outcome.session.token },
            { ...browserCookie, value: outcome.browserToken },
          ],
        };
      return { body: { success: true }, cookies: [{ ...proofCookie, value: outcome.proofToken }] };
    },
  );

  mutate('endProof', async (_request, { headers }) => {
    const token = proofTokenOf(headers);
    if (token !== null) await revokeProof(token);
    return { body: { success: true }, cookies: [{ ...proofCookie, value: '', maxAgeSeconds: 0 }] };
  });
}

/** When to try again, where waiting helps. */
export function retryAfterFields({ waitMs }: OtpFailure): { retryAfterSeconds?: number } {
  return waitMs === undefined ? {} : { retryAfterSeconds: Math.ceil(waitMs / 1_000) };
}

/** What a browser's cookies say about it; null for none, and for one that we can't have given out. */
export function browserOf(headers: Headers): Pick<OtpCall, 'challenge' | 'browserToken'> {
  const token = (name: string): string | null => {
    const value = cookieValue(headers, name);
    return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
  };
  return { challenge: token(challengeCookie.name), browserToken: token(browserCookie.name) };
}
