import type { TestApi, TestResponse } from '../api/test-api';
import type { TestCustomer } from './customer';

/** What was mailed to an address, the newest last. */
export async function mailsTo(api: TestApi, address: string): Promise<string[]> {
  await api.container.outbox.runNow();
  return api.mailed.filter(({ to }) => to === address).map(({ text }) => text);
}

/** The token of the newest link to verify an address; empty where none was mailed. */
export async function linkMailedTo(api: TestApi, address: string): Promise<string> {
  const text = (await mailsTo(api, address)).findLast((mail) => mail.includes('/verify-email#'));
  return /\/verify-email#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
}

/** The newest code that removes passkeys; empty where none was mailed. */
export async function codeMailedTo(api: TestApi, address: string): Promise<string> {
  const text = (await mailsTo(api, address)).findLast((mail) => /\b\d{8}\b/.test(mail));
  return /\b(\d{8})\b/.exec(text ?? '')?.[1] ?? '';
}

/** Opens the link of a mail in a browser that is not signed in. */
export const openLink = (api: TestApi, token: string): Promise<TestResponse> =>
  api.call('/user/email/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ token }),
  });

export const askForLink = (customer: TestCustomer): Promise<TestResponse> =>
  customer.call('/user/email/verification', { method: 'POST', body: {} });

/** A customer whose address is verified from then on. */
export async function verifyAddress(
  api: TestApi,
  { customer, address }: { customer: TestCustomer; address: string },
): Promise<void> {
  await askForLink(customer);
  const answer = await openLink(api, await linkMailedTo(api, address));
  if (answer.status !== 200) throw new Error(answer.text);
}
