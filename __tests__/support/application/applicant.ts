import { z } from 'zod';
import {
  createApplicationResponseSchema,
  draftSchema,
  type ApplicationReceipt,
  type Draft,
} from '@/contracts/application/application';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { SmsMessage } from '@/backoffice/adapters/sms/sms-sender';
import type { TestResponse, TestApi } from '../api/test-api';
import { completeForm } from './application-form';
import { phone } from '../otp/otp-client';

/** The parts of a test API that an applicant's browser uses. */
export interface ApplicantApi extends Pick<TestApi, 'call'> {
  sent: readonly SmsMessage[];
  container: { outbox: { runNow: () => Promise<void> } };
}

const draftAnswer = z.object({ data: draftSchema });

export interface SubmitOptions {
  key?: string;
  form?: ApplicationForm;
  product?: string;
  language?: 'en' | 'hk' | 'cn';
  campaign?: object;
  version?: number;
}

export const firstKey = 'key-0000000000000001';

/** The newest code sent by text message, after the outbox was processed. */
export async function newestCode(api: ApplicantApi): Promise<string | undefined> {
  await api.container.outbox.runNow();
  return api.sent.findLast(({ text }) => /^\d{6} /.test(text))?.text.slice(0, 6);
}

export type ApplicantBrowser = ReturnType<typeof applicantBrowser>;

/** An API client with a cookie jar, as an applicant's browser. */
export function applicantBrowser(api: ApplicantApi, network = '203.0.113.7') {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<TestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.call(
      path,
      {
        method,
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          'sec-fetch-site': 'same-origin',
          ...(cookie === '' ? {} : { cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      { clientAddress: network },
    );
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  async function begin(product = 'first', prefill?: ApplicationForm): Promise<Draft> {
    return draftAnswer.parse(
      (await send('POST', '/los/drafts', { body: { product, language: 'en', prefill } })).body,
    ).data;
  }

  /** Verifies a phone number for a draft with a code. */
  async function prove(reference: string, number = phone): Promise<void> {
    await send('POST', '/user/sendOTP', {
      body: { phone: number, purpose: 'apply', operationId: reference },
    });
    const answer = await send('POST', '/user/signin', {
      body: {
        phone: number,
        purpose: 'apply',
        operationId: reference,
        code: await newestCode(api),
      },
    });
    if (!answer.text.includes('"success":true')) throw new Error(answer.text);
  }

  /** Begins a draft and verifies its phone number; returns the draft's reference. */
  async function beginProven(product = 'first'): Promise<string> {
    const { reference } = await begin(product);
    await prove(reference);
    return reference;
  }

  const submit = ({
    key = firstKey,
    form = completeForm(),
    product = 'first',
    language = 'en',
    campaign,
    version,
  }: SubmitOptions = {}): Promise<TestResponse> =>
    send('POST', '/los/createApplication', {
      body: { product, form, language, campaign, version },
      headers: { 'idempotency-key': key },
    });

  return {
    cookies,
    send,
    begin,
    prove,
    beginProven,
    submit,
    current: (query = '') => send('GET', `/los/drafts/current${query}`),
    save: (reference: string, body: object) =>
      send('PUT', '/los/drafts/current', { body: { reference, ...body } }),

    /** Completes an application from an empty draft to the receipt. */
    async apply(options: SubmitOptions = {}): Promise<ApplicationReceipt> {
      await beginProven(options.product);
      return receiptOf(await submit(options));
    },
  };
}

/** The receipt in the response to an application; throws for a failure. */
export function receiptOf({ body, text }: TestResponse): ApplicationReceipt {
  const { data } = createApplicationResponseSchema.safeParse(body);
  if (!data || 'rtn_msg' in data.LOS.BODY) throw new Error(text);
  return data.LOS.BODY;
}
