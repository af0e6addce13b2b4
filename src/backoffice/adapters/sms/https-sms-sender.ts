import { postMessage } from './post-message';
import type { SmsSender } from './sms-sender';

export interface HttpsGatewayOptions {
  url: string;
  token: string;
  from: string | undefined;
  timeoutMs: number;
}

/** Any gateway that takes JSON with a bearer token; the message's id lets it drop repeats. */
export function createHttpsSmsSender({
  url,
  token,
  from,
  timeoutMs,
}: HttpsGatewayOptions): SmsSender {
  return {
    send: ({ id, to, text }) =>
      postMessage({
        url,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
        body: JSON.stringify({ id, from, to, text }),
        timeoutMs,
      }),
  };
}
