import type { ApiBindings } from '@/backoffice/http/api-types';
import type { TestResponse, TestApi } from '../api/test-api';
import { challengeCookie } from './challenge-cookie';

export interface OtpRequestOptions {
  network?: string;
  cookie?: string;
  language?: string;
  headers?: Record<string, string>;
}

export const phone = '+85291234567';

/** What a visitor reads in English about a code that is not taken. */
export const codeMessages = {
  wrong: 'This code is not right. Please check it and try again.',
  ended: 'This code is no longer valid. Please ask for a new one.',
} as const;

/** Forgets every code and message, and sets the clock to noon of 16 November 2026 in Hong Kong. */
export async function resetCodes(api: TestApi): Promise<void> {
  await api.testDatabase.database.pool.query(
    'truncate otp_code, otp_sending, otp_failure, trusted_browser, message_budget, proof, outbox',
  );
  api.sent.length = 0;
  api.log.length = 0;
  api.setNow('2026-11-16T04:00:00Z');
}

/** No cookie at all. */
export const freshBrowser = { cookie: '' } as const;

/** The first cookie that an answer sets, as it is sent back. */
export const cookiePair = ({ headers }: Pick<TestResponse, 'headers'>): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A client for the one-time password endpoints; its calls come from one browser where no other `cookie` is named. */
export function createOtpClient(api: TestApi) {
  const post = (
    path: string,
    body: object,
    {
      network = '203.0.113.7',
      cookie = challengeCookie('visitor'),
      language = 'en',
      headers = {},
    }: OtpRequestOptions = {},
  ): Promise<TestResponse> => {
    const bindings: ApiBindings = { clientAddress: network };
    const own: Record<string, string> =
      cookie === '' ? {} : { cookie, 'sec-fetch-site': 'same-origin' };
    return api.call(
      path,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': language,
          ...own,
          ...headers,
        },
        body: JSON.stringify(body),
      },
      bindings,
    );
  };
  return {
    post,
    send: (body: object = {}, visit: OtpRequestOptions = {}) =>
      post('/user/sendOTP', { phone, purpose: 'apply', operationId: 'draft-1', ...body }, visit),
    verify: (code: string, body: object = {}, visit: OtpRequestOptions = {}) =>
      post(
        '/user/signin',
        { phone, purpose: 'apply', operationId: 'draft-1', code, ...body },
        visit,
      ),
    /** The code of the newest message, after the outbox was processed. */
    async code(): Promise<string> {
      await api.container.outbox.runNow();
      const code = /^\d{6}/.exec(api.sent.at(-1)?.text ?? '')?.[0];
      if (code === undefined) throw new Error('No code was sent');
      return code;
    },
  };
}

/** A code that is not `code`. */
export function wrongCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}
