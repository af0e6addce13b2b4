import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export interface LoadResult {
  requestsPerSecond: number;
  p99Ms: number;
}

/** A bounded load of 32 connections from one thread of wrk (Debian package `wrk`). */
export async function runLoadTest(
  url: string,
  {
    seconds,
    headers = {},
    connections = 32,
  }: { seconds: number; headers?: Record<string, string>; connections?: number },
): Promise<LoadResult> {
  const { stdout } = await execFileAsync('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not always answer 2xx:\n${stdout}`);
  const p99 = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99?.[1]) * (milliseconds[p99?.[2] ?? 'ms'] ?? 1),
  };
}
