import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { TestResponse } from '../api/test-api';
import { applicantBrowser, receiptOf, type ApplicantBrowser } from './applicant';
import { completeForm } from './application-form';
import type { RunningSite } from '../site/site-process';

const messageSchema = z.object({ to: z.string(), text: z.string() });

/** Text messages that the site would have sent, oldest first. */
export function smsMessagesOf({ dataDir }: RunningSite): { to: string; text: string }[] {
  try {
    return readFileSync(join(dataDir, 'outbox.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => messageSchema.parse(JSON.parse(line)));
  } catch {
    return [];
  }
}

async function waitFor<T>(probe: () => T | undefined, what: string): Promise<T> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const found = probe();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There was no ${what}`);
}

/** Waits for the code sent to a number after the first `after` messages. */
export function codeFor(
  site: RunningSite,
  { to, after }: { to: string; after: number },
): Promise<string> {
  return waitFor(
    () =>
      smsMessagesOf(site)
        .slice(after)
        .filter((message) => message.to === to)
        .map(({ text }) => /^(\d{6})\b/.exec(text)?.[1])
        .find((code) => code !== undefined),
    'code',
  );
}

export interface SubmittedApplication {
  number: string;
  /** Path and query of the upload link in the text message. */
  link: string;
}

/** An applicant's browser, as `applicantBrowser`, on a running site; its code is the first one that is sent to the phone number from now on. */
export function applicantOf(site: RunningSite, phone: string): ApplicantBrowser {
  const call = async (path: string, init?: RequestInit): Promise<TestResponse> => {
    const response = await fetch(`${site.url}/api/v1${path}`, {
      ...init,
      headers: { ...Object(init?.headers), origin: site.url },
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  const before = smsMessagesOf(site).length;
  const runNow = async (): Promise<void> =>
    void (await codeFor(site, { to: phone, after: before }));
  return applicantBrowser({
    call,
    get sent() {
      return smsMessagesOf(site)
        .slice(before)
        .filter(({ to }) => to === phone)
        .map((message, index) => ({ ...message, id: String(index) }));
    },
    container: { outbox: { runNow } },
  });
}

/** Submits an application from an unused phone number to a running site and returns the link for uploading its documents. */
export async function submitApplication(
  site: RunningSite,
  phone: string,
): Promise<SubmittedApplication> {
  const before = smsMessagesOf(site).length;
  const browser = applicantOf(site, phone);
  const { reference } = await browser.begin();
  await browser.prove(reference, phone);
  const form = completeForm();
  const { appl_no: number } = receiptOf(
    await browser.submit({ form: { ...form, contact: { ...form.contact, phone } } }),
  );
  await browser.send('POST', '/user/sendSMS', {
    body: { kind: 'upload-link', applicationNumber: number },
  });
  const link = await waitFor(
    () =>
      smsMessagesOf(site)
        .slice(before)
        .map(({ text }) => /https?:\/\/[^/\s]+(\/\S*\?link=[\w-]+)/.exec(text)?.[1])
        .find((path) => path !== undefined),
    'link',
  );
  return { number, link };
}
