import { dataOf, type TestApi, type TestResponse } from '../api/test-api';
import type { TestCustomer } from './customer';
import { softwareAuthenticator } from './software-authenticator';

export type Authenticator = ReturnType<typeof softwareAuthenticator>;

const cookieOf = (answer: TestResponse, name: string): string =>
  new RegExp(`^(?:__Host-)?${name}=([^;]*)`).exec(
    answer.headers.getSetCookie().find((line) => line.includes(`${name}=`)) ?? '',
  )?.[1] ?? '';

/** Registers a passkey of a customer who has just signed in, or with a proof of an earlier one. */
export async function addPasskey(
  customer: TestCustomer,
  { key = softwareAuthenticator(), proof }: { key?: Authenticator; proof?: string } = {},
): Promise<{ key: Authenticator; answer: TestResponse }> {
  const options = await customer.call('/user/passkeys/options', {
    method: 'POST',
    body: {},
    ...(proof === undefined ? {} : { proof }),
  });
  if (options.status !== 200) return { key, answer: options };
  const answer = await customer.call('/user/passkeys', {
    method: 'POST',
    body: { credential: key.create(dataOf(options)) },
    ...(proof === undefined ? {} : { proof }),
  });
  return { key, answer };
}

/** Confirms one operation by a passkey; the proof is empty where it was refused. */
export async function confirmByPasskey(
  customer: TestCustomer,
  { key, operationId }: { key: Authenticator; operationId: string },
): Promise<{ proof: string; answer: TestResponse }> {
  const options = await customer.call('/user/passkeys/step-up/options', {
    method: 'POST',
    body: { operationId },
  });
  const answer = await customer.call('/user/passkeys/step-up', {
    method: 'POST',
    body: { operationId, credential: key.get(dataOf(options)) },
  });
  return { proof: cookieOf(answer, 'proof_token'), answer };
}

/** A browser that signs in by passkey: asks for a challenge, and answers it where it is told to. It may still carry a `login_token`. */
export function passkeyBrowser(api: TestApi, formerToken?: string) {
  const former = formerToken === undefined ? '' : `; __Host-login_token=${formerToken}`;
  let cookie = '';
  const post = (path: string, body: unknown) =>
    api.call(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1',
        cookie: cookie + former,
      },
      body: JSON.stringify(body),
    });
  return {
    async options(): Promise<{ challenge: string }> {
      const answer = await post('/user/passkeys/sign-in/options', {});
      cookie = `__Host-passkey_challenge=${cookieOf(answer, 'passkey_challenge')}`;
      return dataOf(answer);
    },
    async signIn(credential: unknown) {
      const answer = await post('/user/passkeys/sign-in', { credential });
      return { answer, token: cookieOf(answer, 'login_token') };
    },
  };
}
