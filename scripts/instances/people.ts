import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { receiptOf } from '@test/support/application/applicant';
import { readablePdf } from '@test/support/application/application-api';
import { completeForm } from '@test/support/application/application-form';
import { nextPerson, pause, type PeopleOptions, type Person } from './person';

const customerSchema = z.object({ data: z.object({ customerId: z.string() }) });
/** Until another code may go to the same phone (OTP_RESEND_SECONDS=1). */
const codePauseMs = 1_500;
const failurePauseMs = 1_000;
const insistMs = 60_000;

/** Sends again what got no answer, as a person does who sees that it failed; each failure is counted. */
async function insist<Result>(
  act: () => Promise<Result>,
  { name, tally }: { name: string; tally: PeopleOptions['tally'] },
): Promise<Result> {
  const deadline = performance.now() + insistMs;
  while (true) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      tally.fail(name, error);
      await pause(failurePauseMs);
    }
  }
}

/** From an empty draft to the receipt; sends the application again, as a browser does that got no answer. */
async function apply(
  { phone, browser, prove }: Person,
  { told, tally }: PeopleOptions,
): Promise<string> {
  const { reference, version } = await browser.begin();
  await prove('apply', reference);
  const form = { ...completeForm(), contact: { phone } };
  await browser.save(reference, { section: 'loan', value: form.loan, version });
  const key = `rolling-${randomBytes(12).toString('hex')}`;
  const sent = await insist(() => browser.submit({ key, form }), { name: 'submission', tally });
  const { appl_no: number } = receiptOf(sent);
  told.applications.push(number);
  const again = receiptOf(
    await insist(() => browser.submit({ key, form }), { name: 'submission again', tally }),
  );
  if (again.appl_no !== number) throw new Error(`${number} became ${again.appl_no}`);
  return number;
}

/** Some 200 kB, each file another. */
async function upload(
  { browser, call, prove }: Person,
  { number, told, tally }: { number: string } & Pick<PeopleOptions, 'told' | 'tally'>,
): Promise<void> {
  await pause(codePauseMs);
  await prove('upload', number);
  const bytes = Buffer.from(
    readablePdf.replace('%%EOF', `% ${randomBytes(100_000).toString('hex')}\n%%EOF`),
  );
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = () => {
    const body = new FormData();
    body.append('slot', 'identity');
    body.append('applicationNumber', number);
    body.append('file', new File([bytes], 'identity.pdf'));
    return call('/los/uploadDocument', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body,
    });
  };
  await insist(send, { name: 'document', tally });
  told.documents.push({ number, sha256: createHash('sha256').update(bytes).digest('hex') });
}

/** Somebody applies and sends a document. */
export async function applyOnce(options: PeopleOptions): Promise<void> {
  const person = nextPerson(options);
  const number = await apply(person, options);
  await upload(person, { number, ...options });
}

/** Staff add a customer, who signs in, reads the account and signs out. */
export async function signInOnce(options: PeopleOptions & { deskToken: string }): Promise<void> {
  const { phone, browser, call, prove } = nextPerson(options);
  const added = await call('/desk/customers', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${options.deskToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ phone }),
  });
  options.told.customers.push(customerSchema.parse(added.body).data.customerId);
  await prove('sign-in');
  for (const path of ['/user/info', '/los/loans']) await browser.send('GET', path);
  await browser.send('POST', '/user/signout', { body: {} });
}

/** Does something again and again, by several people at a time, until it is stopped, which waits for those under way. */
export function keepDoing(
  act: () => Promise<void>,
  { people, name, tally }: { people: number; name: string; tally: PeopleOptions['tally'] },
): { stop: () => Promise<void> } {
  let isStopped = false;
  const one = async (): Promise<void> => {
    while (!isStopped) {
      tally.count(name);
      await act().catch((error: unknown) => {
        tally.fail(name, error);
        return pause(failurePauseMs);
      });
    }
  };
  const all = Array.from({ length: people }, one);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(all);
    },
  };
}
