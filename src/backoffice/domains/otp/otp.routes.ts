import { proofLifetimeMs, lockMs } from './otp.model';
import { otpMessage } from './otp.messages';
import type { OtpParts } from './otp.parts';
import type { OtpFailure } from './otp.service';
import { cookieValue } from '@/backoffice/http/cookies';
import { loginCookie } from '@/backoffice/http/gate/customer-gate';
import type { RequireHuman } from '@/backoffice/http/gate/human-gate';
import type { Registrar } from '@/backoffice/http/register';
import { proofTokenOf } from '@/backoffice/http/gate/request-proof';

export const challengeCookie = { name: 'otp_challenge', path: '/api/v1/user', maxAgeSeconds: lockMs / 1_000 } as const;
const proofCookie = { name: 'proof_token', path: '/', maxAgeSeconds: proofLifetimeMs / 1_000 } as const;

export function registerOtpRoutes({ act }: Registrar, { otp, endProof, requireHuman }: Pick<OtpParts, 'otp' | 'endProof'> & { requireHuman: RequireHuman }): void {
  act('sendOTP', async ({ body: { phone, purpose, operationId = '', live, botToken } }, call) => {
    const { locale, clientAddress, headers } = call;
    await requireHuman(call, botToken, 'send_code');
    const outcome = await otp.send({ phone, purpose, operation: operationId, live, locale, clientAddress, challenge: challengeOf(headers) });
    if ('failure' in outcome) {
      const message = otpMessage(outcome.failure, { locale, waitMs: outcome.waitMs });
      return { body: { success: false, result: { error: message }, msg: message, ...retryAfter(outcome) } };
    }
    const { requestId, resendAfterMs, challenge } = outcome;
    return {
      body: { success: true, requestId, resendAfterSeconds: Math.ceil(resendAfterMs / 1_000) },
      cookies: challenge === null ? [] : [{ ...challengeCookie, value: challenge }],
    };
  });

  act('verifyOtp', async ({ body: { phone, purpose, operationId = '', code } }, { locale, clientAddress, headers }) => {
    const outcome = await otp.verify({ phone, purpose, operation: operationId, code, clientAddress, challenge: challengeOf(headers), userAgent: headers.get('user-agent') });
    if ('failure' in outcome) return { body: { success: false, message: otpMessage(outcome.failure, { locale, waitMs: outcome.waitMs }) } };
    if ('session' in outcome) return { body: { success: true }, cookies: [{ ...loginCookie, value: outcome.session.token }] };
    return { body: { success: true }, cookies: [{ ...proofCookie, value: outcome.proofToken }] };
  });

  act('endProof', async (_request, { headers }) => {
    const token = proofTokenOf(headers);
    if (token !== null) await endProof(token);
    return { body: { success: true }, cookies: [{ ...proofCookie, value: '', maxAgeSeconds: 0 }] };
  });
}

/** When to try again, where waiting helps. */
export function retryAfter({ waitMs }: OtpFailure): { retryAfterSeconds?: number } {
  return waitMs === undefined ? {} : { retryAfterSeconds: Math.ceil(waitMs / 1_000) };
}

/** The browser's challenge; null for none, and for one that we can't have given out. */
export function challengeOf(headers: Headers): string | null {
  const value = cookieValue(headers, challengeCookie.name);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}
