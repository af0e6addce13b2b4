import { postMessage } from './post-message';
import type { SmsSender } from './sms-sender';

export interface TwilioOptions {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** A number, a registered name, or a messaging service (MG…). */
  from: string;
  timeoutMs: number;
}

/** Twilio's Messages resource, API version 2010-04-01. */
export function createTwilioSmsSender({
  baseUrl,
  accountSid,
  authToken,
  from,
  timeoutMs,
}: TwilioOptions): SmsSender {
  const sender: Record<string, string> = /^MG[0-9a-fA-F]{32}$/.test(from)
    ? { MessagingServiceSid: from }
    : { From: from };
  return {
    send: ({ to, text }) =>
      postMessage({
        url: `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        headers: {
          Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: to, ...sender, Body: text }).toString(),
        timeoutMs,
      }),
  };
}
