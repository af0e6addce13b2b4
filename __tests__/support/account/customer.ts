import { randomBytes } from 'node:crypto';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createProofRepository } from '@/backoffice/domains/otp/proof.repository';
import { createProofService } from '@/backoffice/domains/otp/proof.service';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import { challengeCookie } from '../otp/challenge-cookie';
import { dataOf, type TestResponse, type TestApi } from '../api/test-api';
import { addCustomer, approve } from '../staff/approvals';

export interface CustomerCall {
  method?: string;
  body?: unknown;
  /** Idempotency key; a new one for each call by default. */
  key?: string;
  proof?: string;
  language?: string;
}

export type TestCustomer = Awaited<ReturnType<typeof signInAs>>;

let keys = 0;

/** The code of the newest text message to a phone number. */
export async function codeSentTo(api: TestApi, phone: string): Promise<string> {
  await api.container.outbox.runNow();
  const text =
    api.sent.findLast((message) => message.to === phone && /^\d{6}/.test(message.text))?.text ?? '';
  return text.slice(0, 6);
}

/** As if the bank account had been registered a day before. */
export async function endHold({ testDatabase }: TestApi, customerId: unknown): Promise<void> {
  await testDatabase.database.pool.query(
    'update customer set payouts_held_until = null where id = $1',
    [customerId],
  );
}

/** A customer created by staff and signed in by code; the bank account, where there is one, has been registered for long. */
export async function signInAs(
  api: TestApi,
  phone: string,
  { formerToken, ...details }: Record<string, unknown> & { formerToken?: string } = {},
) {
  const { customerId } = await addCustomer(api, { phone, ...details });
  if (details.bankAccount) await endHold(api, customerId);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    api.call(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${challengeCookie(phone.slice(1))}${formerToken === undefined ? '' : `; __Host-login_token=${formerToken}`}`,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const cookieOf = (answer: TestResponse, name: string) =>
    answer.headers
      .getSetCookie()
      .find((line) => line.startsWith(`${name}=`))
      ?.split(';')[0]
      ?.slice(name.length + 1) ?? '';
  await post('/user/sendOTP', { phone, purpose: 'sign-in' });
  const token = cookieOf(
    await post(
      '/user/signin',
      { phone, purpose: 'sign-in', code: await codeSentTo(api, phone) },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' },
    ),
    '__Host-login_token',
  );

  return {
    customerId: String(customerId),
    phone,
    token,
    call(
      path: string,
      { method = 'GET', body, key, proof, language = 'en' }: CustomerCall = {},
    ): Promise<TestResponse> {
      const cookie = `__Host-login_token=${token}${proof === undefined ? '' : `; __Host-proof_token=${proof}`}`;
      const headers: Record<string, string> = {
        cookie,
        'sec-fetch-site': 'same-origin',
        'accept-language': language,
        'idempotency-key': key ?? `test-key-${String((keys += 1)).padStart(10, '0')}`,
      };
      if (body !== undefined) headers['content-type'] = 'application/json';
      return api.call(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    /** Returns the proof token of a step-up code for this operation, sent to the customer's phone by default. */
    async stepUp(operationId: string, to: string = phone): Promise<string> {
      await post('/user/sendOTP', { phone: to, purpose: 'step-up', operationId });
      return cookieOf(
        await post('/user/signin', {
          phone: to,
          purpose: 'step-up',
          operationId,
          code: await codeSentTo(api, to),
        }),
        '__Host-proof_token',
      );
    },
  };
}

/** Creates a loan for a customer and returns its number. */
export async function bookLoan(
  api: TestApi,
  customerId: string,
  terms: Record<string, unknown> = {},
): Promise<string> {
  const answer = await api.desk('POST', '/loans', {
    body: {
      customerId,
      kind: 'principalAndInterest',
      amount: 1_000_000,
      annualRate: 6,
      tenorMonths: 24,
      startsOn: '2026-08-16',
      ...terms,
    },
  });
  return String((await approve(api, answer)).result);
}

/** Issues a step-up proof directly, without a code: only five codes an hour are sent to a phone. */
export function issueStepUpProof(
  { container, testDatabase }: TestApi,
  { phone, operation }: { phone: string; operation: string },
): Promise<string> {
  const { env } = container;
  const proofs = createProofService({
    hash: createKeyedHash(env.SESSION_SECRET, 'proof'),
    cipher: createDataCipher(env.DATA_ENCRYPTION_KEY),
    newToken: () => randomBytes(32).toString('base64url'),
  });
  return proofs.issue(createProofRepository(testDatabase.database.db), {
    phone,
    purpose: 'step-up',
    operation,
    now: new Date('2026-11-16T04:00:00Z'),
  });
}

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

/** A revolving loan of HK$100,000, of which nothing is drawn. */
const bookRevolvingLoan = (api: TestApi, customerId: string): Promise<string> =>
  bookLoan(api, customerId, {
    kind: 'revolving',
    amount: undefined,
    creditLimit: 100_000,
    annualRate: 9,
    startsOn: '2026-11-01',
  });

/** A signed-in customer with a registered bank account and a revolving loan of HK$100,000, of which nothing is drawn. */
export async function signInRevolvingBorrower(api: TestApi) {
  const customer = await signInAs(api, '+85291234567', {
    language: 'en',
    name: 'Chan Tai Man',
    bankAccount,
  });
  const loanNo = await bookRevolvingLoan(api, customer.customerId);
  const accountId: string = dataOf(await customer.call('/user/info')).bankAccount.id;
  return { customer, loanNo, accountId };
}

/** A customer with a registered bank account, a mortgage with a statement and nothing due, and a revolving loan; returns the phone number. */
export async function addBorrower(api: TestApi, phone = '+85291234567'): Promise<string> {
  const { customerId } = await addCustomer(api, { phone, language: 'en', bankAccount });
  await endHold(api, customerId);
  await bookLoan(api, String(customerId), { startsOn: '2026-10-20' });
  await bookRevolvingLoan(api, String(customerId));
  return phone;
}

/** What was texted to a phone number, without codes. */
export async function textsTo(api: TestApi, phone: string): Promise<string[]> {
  await api.container.outbox.runNow();
  return api.sent
    .filter((message) => message.to === phone && !/^\d{6} /.test(message.text))
    .map(({ text }) => text);
}
