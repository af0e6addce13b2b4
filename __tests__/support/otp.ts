import type { ApiBindings } from '@/backoffice/http/api-types';
import type { Answer, TestApi } from './api';

export interface OtpVisit {
  network?: string;
  cookie?: string;
  language?: string;
  headers?: Record<string, string>;
}

export const phone = '+85291234567';

/** What a visitor's browser does with codes. */
export function otpVisitor(api: TestApi) {
  const post = (path: string, body: object, { network = '203.0.113.7', cookie, language = 'en', headers = {} }: OtpVisit = {}): Promise<Answer> => {
    const bindings: ApiBindings = { clientAddress: network };
    const own: Record<string, string> = cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' };
    return api.call(path, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': language, ...own, ...headers }, body: JSON.stringify(body) }, bindings);
  };
  return {
    post,
    send: (body: object = {}, visit: OtpVisit = {}) => post('/user/sendOTP', { phone, purpose: 'apply', operationId: 'draft-1', ...body }, visit),
    verify: (code: string, body: object = {}, visit: OtpVisit = {}) => post('/user/signin', { phone, purpose: 'apply', operationId: 'draft-1', code, ...body }, visit),
    /** The code of the newest message, after the outbox was worked through. */
    async code(): Promise<string> {
      await api.container.outbox.kick();
      const code = /^\d{6}/.exec(api.sent.at(-1)?.text ?? '')?.[0];
      if (code === undefined) throw new Error('No code was sent');
      return code;
    },
  };
}

/** A code that is not `code`. */
export function otherCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}
