import { randomBytes } from 'node:crypto';
import { contactWaitSeconds } from '@/config/site';
import type { CallContext } from '@/backoffice/http/api-types';
import { cookieValue } from '@/backoffice/http/cookies';
import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import type { ContactService } from './contact.service';

/** The cookie that recognises a browser for as long as it has to wait before its next message. */
const browserCookie = {
  name: 'contact_token',
  path: '/api/v1/contactUs',
  maxAgeSeconds: contactWaitSeconds,
} as const;

function browserOf(call: CallContext): string | null {
  const value = cookieValue(call, browserCookie.name);
  return value !== null && /^[\w-]{22}$/.test(value) ? value : null;
}

export function registerContactRoutes(
  { mutate }: Registrar,
  { contact, requireHuman }: { contact: ContactService; requireHuman: RequireHuman },
): void {
  mutate('contactUs', async ({ body: { botToken, ...body } }, call) => {
    await requireHuman(call, botToken, 'contact');
    const browser = browserOf(call) ?? randomBytes(16).toString('base64url');
    return {
      body: await contact.send({ body, locale: call.locale, browser }),
      cookies: [{ ...browserCookie, value: browser }],
    };
  });
}
