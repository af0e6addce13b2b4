import { PermanentSendError } from '../permanent-send-error';

export interface PostOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
}

const retryableStatuses = new Set([408, 425, 429]);

/**
 * Posts a message to a provider. 4xx is a permanent failure, except 408, 425 and 429; redirects are not followed, because they would
 * send the message to another host.
 */
export async function postMessage({ url, headers, body, timeoutMs }: PostOptions): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const reason = `The provider answered ${response.status}`;
  throw response.status >= 400 && response.status < 500 && !retryableStatuses.has(response.status)
    ? new PermanentSendError(reason)
    : new Error(reason);
}
