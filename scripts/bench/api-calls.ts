import { percentile, type BenchmarkRow } from './row';

/** A call of the valuation; with a body it is posted. */
export interface Call {
  path: string;
  body?: object;
  /** Whether an answer that leads to a person will do, too. */
  mayFail?: boolean;
}

/** Throws where the answer is no success. */
export async function callApi(
  origin: string,
  { path, body, mayFail = false }: Call,
): Promise<void> {
  const init = body
    ? {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    : {};
  const response = await fetch(`${origin}/api/v1/evaluation/${path}`, init);
  const text = await response.text();
  if (!response.ok || (!mayFail && text.startsWith('{"success":0')))
    throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
}

/** Milliseconds of each call over HTTP, with a fixed number of connections. */
export async function timesOf(
  origin: string,
  { calls, connections }: { calls: readonly Call[]; connections: number },
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
      const startedAt = performance.now();
      await callApi(origin, call);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return times;
}

/** A share of the times that has to stay within a limit. */
export function timedRow(
  name: string,
  times: readonly number[],
  {
    share,
    most: maxMs,
    baseline,
  }: { share: number; most: number; baseline?: { name: string; times: readonly number[] } },
): BenchmarkRow {
  const value = percentile(times, share);
  return {
    name: `${name} p${share * 100}`,
    value,
    unit: 'ms',
    target: `≤ ${maxMs}`,
    isTargetMet: value <= maxMs,
    ...(baseline
      ? { baseline: { name: baseline.name, value: percentile(baseline.times, share) } }
      : {}),
  };
}
