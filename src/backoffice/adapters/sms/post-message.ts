import { SendRefused } from '../send-refused';

export interface PostOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
}

const worthRepeating = new Set([408, 425, 429]);

/** Posts to a provider. 4xx means refused for good, but for time-out, too early and too many; redirects are not followed, because they would carry the message elsewhere. */
export async function postMessage({ url, headers, body, timeoutMs }: PostOptions): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  if (answer.ok) return;
  const reason = `The provider answered ${answer.status}`;
  throw answer.status >= 400 && answer.status < 500 && !worthRepeating.has(answer.status) ? new SendRefused(reason) : new Error(reason);
}
