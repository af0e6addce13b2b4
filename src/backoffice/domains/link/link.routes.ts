import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import { draftTokenOf } from '../application/application.routes';
import { otpFailureMessage } from '../otp/otp.messages';
import { browserOf, challengeCookie, expiryFields, retryAfterFields } from '../otp/otp.routes';
import { linkFailureMessage } from './link.model';
import type { LinkService } from './link.service';

export function registerLinkRoutes(
  { mutate }: Registrar,
  { links, requireHuman }: { links: LinkService; requireHuman: RequireHuman },
): void {
  mutate('verifyAccount', async ({ body: { reference, phone, purpose, botToken } }, call) => {
    await requireHuman(call, botToken, 'open_link');
    const { locale, clientAddress } = call;
    const { operation, outcome } = await links.open({
      reference,
      phone,
      purpose,
      locale,
      clientAddress,
      ...browserOf(call),
    });
    if ('failure' in outcome)
      return {
        body: {
          success: false,
          message: otpFailureMessage(outcome.failure, { locale, waitMs: outcome.waitMs }),
          ...retryAfterFields(outcome),
        },
      };
    return {
      body: {
        success: true,
        requestId: outcome.requestId,
        operationId: operation,
        purpose,
        resendAfterSeconds: Math.ceil(outcome.resendAfterMs / 1_000),
        ...expiryFields(outcome.challenge),
      },
      cookies: outcome.challenge === null ? [] : [{ ...challengeCookie, value: outcome.challenge }],
    };
  });

  mutate(
    'sendSMS',
    async (
      { body: { kind, applicationNumber, product, position, phone, channel = 'sms', botToken } },
      call,
    ) => {
      await requireHuman(call, botToken, 'send_link');
      const { locale, network } = call;
      const outcome = await links.send({
        kind,
        applicationNumber,
        product,
        position,
        phone,
        channel,
        draftToken: draftTokenOf(call),
        network,
      });
      if ('sent' in outcome) return { body: successResponse };
      const message = linkFailureMessage(outcome.failure, { locale, waitMs: outcome.waitMs });
      return { body: { success: false, result: { error: message }, msg: message } };
    },
  );
}
