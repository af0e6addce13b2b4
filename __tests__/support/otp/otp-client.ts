import type { ApiBindings } from '@/backoffice/http/api-types';
import type { TestResponse, TestApi } from '../api/test-api';

export interface OtpRequestOptions {
  network?: string;
  cookie?: string;
  language?: string;
  headers?: Record<string, string>;
}

export const phone = '+85291234567';

/** A client for the one-time password endpoints. */
export function createOtpClient(api: TestApi) {
  const post = (
    path: string,
    body: object,
    { network = '203.0.113.7', cookie, language = 'en', headers = {} }: OtpRequestOptions = {},
  ): Promise<TestResponse> => {
    const bindings: ApiBindings = { clientAddress: network };
    const own: Record<string, string> =
      cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' };
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
