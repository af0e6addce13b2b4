import type { TestResponse } from '@test/support/api/test-api';
import { applicantBrowser, type ApplicantBrowser } from '@test/support/application/applicant';
import type { MessageGateway } from './message-gateway';
import type { Tally, Told } from './tally';

export interface PeopleOptions {
  origin: string;
  gateway: MessageGateway;
  tally: Tally;
  told: Told;
}

/** Somebody with a phone, a network and a browser of their own. */
export interface Person {
  phone: string;
  browser: ApplicantBrowser;
  /** Calls the API; throws unless it answers 2xx. */
  call: (path: string, init?: RequestInit) => Promise<TestResponse>;
  /** Verifies the phone for something, by the code that comes to it. */
  prove: (purpose: 'apply' | 'upload' | 'sign-in', operationId?: string) => Promise<void>;
}

const codeTimeoutMs = 30_000;
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

let people = 0;

export function nextPerson({ origin, gateway, tally }: PeopleOptions): Person {
  people += 1;
  const phone = `+85261${String(people).padStart(6, '0')}`;
  const network = `198.51.${people >> 8}.${people & 255}`;

  async function call(path: string, init?: RequestInit): Promise<TestResponse> {
    const name = `${init?.method ?? 'GET'} ${path.replace(/\?.*/, '')}`;
    tally.count(name);
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', network);
    const response = await fetch(`${origin}/api/v1${path}`, { ...init, headers });
    const text = await response.text();
    if (!response.ok) {
      const why = response.headers.get('x-balancer') ?? text.slice(0, 200);
      throw new Error(`${name}: ${response.status} ${why}`);
    }
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  }

  const browser = applicantBrowser({
    call,
    sent: [],
    container: { outbox: { runNow: () => Promise.resolve() } },
  });
  const messages = (): string[] =>
    gateway.messages.filter(({ to }) => to === phone).map(({ text }) => text);

  async function prove(purpose: string, operationId?: string): Promise<void> {
    const before = messages().length;
    const about = { phone, purpose, operationId };
    const sent = await browser.send('POST', '/user/sendOTP', { body: about });
    if (!sent.text.includes('"success":true')) throw new Error(`${purpose}: ${sent.text}`);
    const deadline = performance.now() + codeTimeoutMs;
    let code: string | undefined;
    while (!code) {
      if (performance.now() > deadline) throw new Error(`${purpose}: no code came`);
      await pause(20);
      code = messages()
        .slice(before)
        .map((text) => /^\d{6}/.exec(text)?.[0])
        .find((found) => found !== undefined);
    }
    const answer = await browser.send('POST', '/user/signin', { body: { ...about, code } });
    if (!answer.text.includes('"success":true')) throw new Error(`${purpose}: ${answer.text}`);
  }

  return { phone, browser, call, prove };
}
