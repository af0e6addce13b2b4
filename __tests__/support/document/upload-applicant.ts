import {
  codeFor,
  submitApplication,
  smsMessagesOf,
  type SubmittedApplication,
} from '../application/submitted-application';
import { challengeCookie } from '../otp/challenge-cookie';
import type { RunningSite } from '../site/site-process';

export interface UploadApplicant extends SubmittedApplication {
  phone: string;
}

/** Submits an application of a phone number that ends with `digits`. */
export async function newUploadApplicant(
  site: RunningSite,
  digits: number,
): Promise<UploadApplicant> {
  const phone = `+8526${String(digits).slice(-7)}`;
  return { ...(await submitApplication(site, phone)), phone };
}

/** Verifies the phone number of an application; returns its `proof_token`. */
export async function proofOfUploadApplicant(
  site: RunningSite,
  { number, phone }: UploadApplicant,
): Promise<string> {
  const after = smsMessagesOf(site).length;
  const post = (path: string, body: object) =>
    fetch(`${site.url}/api/v1/user/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: challengeCookie(number.replaceAll(/\W/g, '-')),
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify(body),
    });
  await post('verify', { reference: number, phone });
  const answer = await post('signin', {
    phone,
    purpose: 'upload',
    operationId: number,
    code: await codeFor(site, { to: phone, after }),
  });
  return /proof_token=([\w-]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
}
