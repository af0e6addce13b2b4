import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Answer } from './api';
import { applicantBrowser, receiptOf } from './applicant';
import { completeForm } from './application-form';
import type { RunningSite } from './site-process';

const messageSchema = z.object({ to: z.string(), text: z.string() });

/** What the site would have texted, oldest first. */
export function textsOf({ dataDir }: RunningSite): { to: string; text: string }[] {
  try {
    return readFileSync(join(dataDir, 'outbox.ndjson'), 'utf8').trim().split('\n').map((line) => messageSchema.parse(JSON.parse(line)));
  } catch {
    return [];
  }
}

async function eventually<T>(look: () => T | undefined, what: string): Promise<T> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There was no ${what}`);
}

/** The code that comes to a number after so many messages. */
export function codeFor(site: RunningSite, { to, after }: { to: string; after: number }): Promise<string> {
  return eventually(() => textsOf(site).slice(after).filter((message) => message.to === to).map(({ text }) => /^(\d{6})\b/.exec(text)?.[1]).find((code) => code !== undefined), 'code');
}

export interface SentApplication {
  number: string;
  /** Path and query of the link that was texted. */
  link: string;
}

/** An application of a number that nobody used before, sent to a running site, and the link for its papers. */
export async function sendApplication(site: RunningSite, phone: string): Promise<SentApplication> {
  const call = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(`${site.url}/api/v1${path}`, { ...init, headers: { ...Object(init?.headers), origin: site.url } });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text === '' ? null : JSON.parse(text) };
  };
  const before = textsOf(site).length;
  const kick = async (): Promise<void> => void (await codeFor(site, { to: phone, after: before }));
  const browser = applicantBrowser({ call, get sent() {
    return textsOf(site).slice(before).filter(({ to }) => to === phone).map((message, index) => ({ ...message, id: String(index) }));
  }, container: { outbox: { kick } } });
  const { reference } = await browser.begin();
  await browser.prove(reference, phone);
  const form = completeForm();
  const { appl_no: number } = receiptOf(await browser.submit({ form: { ...form, contact: { ...form.contact, phone } } }));
  await browser.send('POST', '/user/sendSMS', { body: { kind: 'upload-link', applicationNumber: number } });
  const link = await eventually(() => textsOf(site).slice(before).map(({ text }) => /https?:\/\/[^/\s]+(\/\S*\?link=[\w-]+)/.exec(text)?.[1]).find((path) => path !== undefined), 'link');
  return { number, link };
}
