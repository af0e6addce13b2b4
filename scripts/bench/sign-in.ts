import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { dayMs } from '@/lib/hong-kong-day';
import { startServer, type RunningServer } from './processes';
import { percentile, type BenchmarkRow } from './row';

const customers = 60;
const deskToken = 'bench-0123456789-0123456789';
const targetMs = 300;
const lineSchema = z.object({ to: z.string(), text: z.string() });
const madeSchema = z.object({ data: z.object({ customerId: z.string() }) });

const json = { 'content-type': 'application/json' };

async function post(
  site: RunningServer,
  path: string,
  { body, headers = {} }: { body: object; headers?: Record<string, string> },
): Promise<Response> {
  const response = await fetch(`${site.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** A customer with two years of a mortgage. */
async function addCustomer(site: RunningServer, phone: string): Promise<void> {
  const headers = { authorization: `Bearer ${deskToken}` };
  const { data } = madeSchema.parse(
    await (await post(site, '/desk/customers', { body: { phone }, headers })).json(),
  );
  const startsOn = new Date(Date.now() - 730 * dayMs).toISOString().slice(0, 10);
  await post(site, '/desk/loans', {
    body: {
      customerId: data.customerId,
      kind: 'principalAndInterest',
      amount: 3_000_000,
      annualRate: 5.5,
      tenorMonths: 240,
      startsOn,
    },
    headers,
  });
}

async function codeFor(folder: string, phone: string): Promise<string> {
  const path = join(folder, 'outbox.ndjson');
  for (;;) {
    const lines = existsSync(path)
      ? readFileSync(path, 'utf8')
          .split('\n')
          .slice(0, -1)
          .map((line) => lineSchema.parse(JSON.parse(line)))
      : [];
    const code = /^\d{6}/.exec(lines.findLast(({ to }) => to === phone)?.text ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** From sending the code to holding details and loans, in milliseconds. */
async function signIn(
  site: RunningServer,
  { phone, code, headers }: { phone: string; code: string; headers: Record<string, string> },
): Promise<number> {
  const startedAt = performance.now();
  const answer = await post(site, '/user/signin', {
    body: { phone, code, purpose: 'sign-in' },
    headers,
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const read = async (path: string): Promise<void> => {
    const response = await fetch(`${site.origin}/api/v1${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  await Promise.all([read('/user/info'), read('/los/loans')]);
  return performance.now() - startedAt;
}

/** Signing in on the embedded database: one customer after another, each for the first time. */
export async function benchSignIn(): Promise<BenchmarkRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sign-in-'));
  const site = await startServer(['dist/server/main.mjs'], {
    env: {
      DATA_DIR: folder,
      DESK_TOKEN: `bench:${deskToken}`,
      RATE_LIMIT_WRITES_PER_MINUTE: '100000',
      SMS_BUDGET_NETWORK_PER_HOUR: '100000',
      SEED_DEMO: 'false',
    },
    readyPath: '/readyz',
  });
  try {
    const times: number[] = [];
    for (let index = 0; index < customers; index += 1) {
      const phone = `+85261${String(index).padStart(6, '0')}`;
      await addCustomer(site, phone);
      const sent = await post(site, '/user/sendOTP', { body: { phone, purpose: 'sign-in' } });
      const headers = {
        cookie: sent.headers.getSetCookie()[0]?.split(';')[0] ?? '',
        'sec-fetch-site': 'same-origin',
      };
      times.push(await signIn(site, { phone, code: await codeFor(folder, phone), headers }));
    }
    const p95 = percentile(times, 0.95);
    return [
      {
        name: `sign-in to first data, p50 of ${customers}`,
        value: percentile(times, 0.5),
        unit: 'ms',
      },
      {
        name: `sign-in to first data, p95 of ${customers}`,
        value: p95,
        unit: 'ms',
        target: `≤ ${targetMs}`,
        isTargetMet: p95 <= targetMs,
      },
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
