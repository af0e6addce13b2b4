import { createApi } from '@/backoffice/app';
import { createContainer } from '@/backoffice/container';
import { openDatabase } from '@/backoffice/db/client';
import { parsePhone } from '@/lib/phone';
import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import { startCluster } from '@test/support/database/postgres-cluster';
import { testEnv } from '@test/support/database/test-database';
import { signInAuditor, signInCrew } from '@test/support/staff/approver';
import { percentile, type BenchmarkRow } from '../row';
import { fillDesk, middleDays, type DeskSize, type FilledDesk } from './fill-desk';
import { fillWork, type FilledWork } from './fill-work';

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
/** `BENCH_APPLICATIONS=50000` fills PostgreSQL with fewer, and a tenth as many loans. */
const applications = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);
const sizes = {
  postgres: { applications, customers: applications / 10, loans: applications / 10 },
  pglite: { applications: Math.min(50_000, applications), customers: 5_000, loans: 5_000 },
} as const satisfies Record<string, DeskSize>;
/** `BENCH_ENGINES=pglite` measures one of the two alone. */
const engines = (process.env.BENCH_ENGINES ?? 'postgres,pglite').split(',');
const targetsMs = { postgres: 150, pglite: 400 } as const;
type Engine = keyof typeof sizes;

interface DeskCall {
  path: string;
  /** What is looked for. */
  q?: string;
  /** Whether nothing is to be found. */
  isEmpty?: boolean;
}

/** Every list of what grows, by what staff filter, sort and look for; `q` is part of a number. */
function callsFor({
  applicationNumber,
  loanNo,
  name,
  phone,
  idNumber,
  address,
  orderId,
  requestReference,
  messageId,
}: FilledDesk & FilledWork): Record<string, DeskCall> {
  const month = `from=${hongKongDay(new Date(Date.now() - 30 * dayMs))}`;
  const inMiddle = Date.now() - middleDays * dayMs;
  const [surname = ''] = name.split(' ');
  return {
    'applications, newest': { path: '/applications' },
    'applications, to be decided': { path: '/applications?state=in-assessment' },
    'applications, completed': { path: '/applications?state=completed' },
    'applications, rare state and product': {
      path: '/applications?state=needs-documents&product=fast-pass',
    },
    'applications, of a product': { path: '/applications?product=second' },
    'applications, of nobody': { path: '/applications?assignee=nobody' },
    'applications, of one': { path: '/applications?assignee=crew1%40lender.hk' },
    'applications, of a month': { path: `/applications?${month}` },
    'applications, from the middle': {
      path: `/applications?cursor=${inMiddle}.HK-2024-AAAAAAAA`,
    },
    // From the middle, because the oldest ones of all only take room.
    'applications, oldest': {
      path: `/applications?sort=oldest&cursor=${inMiddle - dayMs}.HK-2024-AAAAAAAA`,
    },
    'applications, due': { path: '/applications?sort=due' },
    'applications, number': { path: `/applications?q=${applicationNumber}` },
    'applications, end of a number': { path: `/applications?q=${applicationNumber.slice(-5)}` },
    'applications, no such number': { path: '/applications?q=ZZZZZZZ', isEmpty: true },
    'loans, newest': { path: '/loans' },
    'loans, overdue': { path: '/loans?arrears=any&sort=arrears' },
    'loans, over 90 days': { path: '/loans?arrears=over-90' },
    'loans, by balance': { path: '/loans?sort=balance' },
    'loans, next to be paid': { path: '/loans?sort=next-payment&state=active' },
    'loans, of a product': { path: '/loans?product=sme-loan&state=settled' },
    'loans, end of a number': { path: `/loans?q=${loanNo.slice(-5)}` },
    'loans, no such number': { path: '/loans?q=ZZZZZZZ', isEmpty: true },
    'customers, newest': { path: '/customers' },
    'customers, of a language': { path: '/customers?language=cn' },
    'customers, oldest': { path: `/customers?sort=oldest&cursor=${Date.now() - 30 * dayMs}.c` },
    'customers, number of a loan': { path: `/customers?q=${loanNo}` },
    'customers, no such number': { path: '/customers?q=ZZZZZZZ', isEmpty: true },
    'payments, newest': { path: '/payment-orders' },
    'payments, oldest': { path: '/payment-orders?sort=oldest' },
    'payments, due': { path: '/payment-orders?sort=due' },
    'payments, by amount': { path: '/payment-orders?sort=amount' },
    'payments, by amount, from the middle': {
      path: '/payment-orders?sort=amount&cursor=350000.PO-7FFFFFFF',
    },
    'payments, waiting, by amount': { path: '/payment-orders?sort=amount&state=waiting' },
    'payments, end of a number': { path: `/payment-orders?q=${orderId.slice(-5)}` },
    'payments, number of a loan': { path: `/payment-orders?q=${loanNo}` },
    'payments, no such number': { path: '/payment-orders?q=ZZZZZZZ', isEmpty: true },
    'approvals, newest': { path: '/approvals' },
    'approvals, oldest': { path: '/approvals?sort=oldest' },
    'approvals, waiting, by amount': { path: '/approvals?sort=amount&state=waiting' },
    'approvals, about a payment': { path: `/approvals?q=${orderId}` },
    'approvals, no such number': { path: '/approvals?q=ZZZZZZZ', isEmpty: true },
    'requests, due': { path: '/requests?sort=due' },
    'requests, number': { path: `/requests?q=${requestReference}` },
    'requests, number of a loan': { path: `/requests?q=${loanNo.slice(-5)}` },
    'requests, no such number': { path: '/requests?q=ZZZZZZZ', isEmpty: true },
    'messages out, newest': { path: '/outbox' },
    'messages out, due': { path: '/outbox?sort=due' },
    'messages out, number': { path: `/outbox?q=${messageId}` },
    'messages out, no such number': { path: '/outbox?q=zzzzzzz', isEmpty: true },
    today: { path: '/today' },
    'figures of today': { path: '/today/figures' },
    'search by name': { path: '/search', q: name },
    'search by the commonest surname': { path: '/search', q: surname },
    'search by phone': { path: '/search', q: parsePhone(phone) ?? phone },
    'search by identity card': { path: '/search', q: idNumber },
    'search by address': { path: '/search', q: address },
    'search by number': { path: '/search', q: applicationNumber },
    'search for nobody': { path: '/search', q: 'Zzyzx Quux', isEmpty: true },
  };
}

/** Whether it names something that is there, or something that is not. */
const isLookUp = ({ path, q }: DeskCall): boolean => q !== undefined || path.includes('?q=');

const isNothing = (body: unknown): boolean => {
  const { data } = Object(body);
  const rows = Array.isArray(data)
    ? data
    : [...(data.customers ?? []), ...(data.applications ?? [])];
  return rows.length === 0;
};

async function measure(engine: Engine, url: string): Promise<BenchmarkRow[]> {
  const env = testEnv(url === '' ? { DATA_DIR: 'memory://' } : { DATABASE_URL: url });
  const database = await openDatabase({ env, onConnectionError: () => undefined });
  const silent = () => undefined;
  const container = await createContainer({
    env,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
    database,
    sms: { send: async () => undefined },
  });
  try {
    const startedAt = performance.now();
    const size = sizes[engine];
    // A scan that begins where the last one was would find rows that only take room.
    if (engine === 'pglite') await database.pool.query('set synchronize_seqscans = off');
    const filled = {
      ...(await fillDesk(database, env, size)),
      ...(await fillWork(database.pool)),
    };
    console.log(`${engine} filled in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    const [crew] = await signInCrew(container, 1);
    const auditor = await signInAuditor(container);
    const api = createApi(container);
    const call = async ({ path, q }: DeskCall): Promise<unknown> => {
      const request = new Request(`http://localhost/api/v1/desk${path}`, {
        method: q === undefined ? 'GET' : 'POST',
        headers: {
          cookie: `__Host-desk_token=${path.startsWith('/outbox') ? auditor : crew}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        ...(q === undefined ? {} : { body: JSON.stringify({ q }) }),
      });
      const answer = await api.fetch(request, { clientAddress: '203.0.113.7' });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
      return JSON.parse(text);
    };
    const rows: BenchmarkRow[] = [];
    for (const [name, one] of Object.entries(callsFor(filled))) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = performance.now();
        const body = await call(one);
        times.push(performance.now() - before);
        if (isLookUp(one) && isNothing(body) !== (one.isEmpty ?? false))
          throw new Error(`${name} found ${one.isEmpty ? 'something' : 'nothing'}`);
      }
      const value = percentile(times, 0.95);
      console.log(`${name}: ${Math.round(value)} ms`);
      const most = targetsMs[engine];
      rows.push({
        name: `${name}, p95, ${size.applications.toLocaleString('en')} applications, ${engine}`,
        value,
        unit: 'ms',
        target: `≤ ${most} ms`,
        isTargetMet: value <= most,
      });
    }
    return rows;
  } finally {
    await container.close();
  }
}

/** Lists and searches of the desk through its API, without the network: a million applications on PostgreSQL, 50,000 in the embedded database. */
export async function benchDeskLists(): Promise<BenchmarkRow[]> {
  const embedded = engines.includes('pglite') ? () => measure('pglite', '') : async () => [];
  if (!engines.includes('postgres')) return embedded();
  const cluster = await startCluster();
  try {
    const url = `${cluster.url}?options=-c%20synchronize_seqscans%3Doff%20-c%20max_parallel_workers_per_gather%3D0`;
    const rows = await measure('postgres', url);
    return [...rows, ...(await embedded())];
  } finally {
    await cluster.stop();
  }
}
