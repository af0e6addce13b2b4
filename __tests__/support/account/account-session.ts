import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { challengeCookie } from '../otp/challenge-cookie';
import type { RunningSite } from '../site/site-process';

/** The customer of the seed data whose payment is overdue. */
export const demoCustomer = {
  phone: '5123 4567',
  e164: '+85251234567',
  name: 'Chan Tai Man',
  loanNumbers: /LN-\d{4}-DEM0/,
} as const;

/** The customer of the seed data with a revolving loan and nothing overdue. */
export const demoBorrower = {
  phone: '5123 4568',
  e164: '+85251234568',
  name: 'Lee Mei Ling',
} as const;

/** Text messages sent so far, oldest first. */
export function smsMessages(site: RunningSite): { to: string; text: string }[] {
  try {
    return readFileSync(join(site.dataDir, 'outbox.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { to: string; text: string });
  } catch {
    return [];
  }
}

/** Runs `act` and returns the code of the text message that it caused. */
export async function codeSentDuring(
  site: RunningSite,
  act: () => Promise<unknown>,
): Promise<string> {
  const before = smsMessages(site).length;
  await act();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const code = smsMessages(site)
      .slice(before)
      .map(({ text }) => /^(\d{6})\b/.exec(text)?.[1])
      .find((found) => found !== undefined);
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No code was sent');
}

/** Signs a customer in through the API, waiting if a code was sent recently; returns the session token. */
export async function signedInToken(
  site: RunningSite,
  phone: string = demoCustomer.e164,
): Promise<string> {
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${site.url}/api/v1/user/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        cookie: challengeCookie('signed-in'),
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ phone, purpose: 'sign-in', ...body }),
    });
  const send = async (): Promise<void> => {
    const { retryAfterSeconds } = (await (await post('sendOTP', {})).json()) as {
      retryAfterSeconds?: number;
    };
    if (retryAfterSeconds === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000));
    await post('sendOTP', {});
  };
  const code = await codeSentDuring(site, send);
  const answer = await post('signin', { code });
  const token = answer.headers
    .getSetCookie()
    .map((cookie) => /^(?:__Host-)?login_token=([^;]+)/.exec(cookie)?.[1])
    .find((found) => found !== undefined);
  if (token === undefined)
    throw new Error(`Nobody was signed in: ${answer.status} ${await answer.text()}`);
  return token;
}

/** Puts a session cookie into a browser context. */
export async function setSessionCookie(
  context: BrowserContext,
  { url, token }: { url: string; token: string },
): Promise<void> {
  await context.addCookies([
    { name: 'login_token', value: token, url, httpOnly: true, sameSite: 'Lax' },
  ]);
}

/** Signs in on the open page, using the keyboard only. */
export async function signInByKeyboard(
  page: Page,
  { site, phone }: { site: RunningSite; phone: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).focus();
  await page.keyboard.insertText(phone);
  const code = await codeSentDuring(site, () => page.keyboard.press('Enter'));
  await page.locator('#otp-code').waitFor();
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
}
