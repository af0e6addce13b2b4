import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile, type Row } from './row';
import { load } from './wrk';

const pagePath = '/en';
const searchesASecond = 20;
const rounds = 3;
const saturatedSeconds = 4;
const pagesASecond = 100;
const pacedSeconds = 8;

export interface SearchedServer {
  origin: string;
  search: (at: number) => Promise<void>;
}

/** Does the work while searches come in at a steady rate. */
async function whileSearching<T>({ search }: SearchedServer, work: () => Promise<T>): Promise<T> {
  const working = { isOver: false };
  const searching = (async () => {
    for (let at = 0; !working.isOver; at += 1) {
      void search(at);
      await pause(1000 / searchesASecond);
    }
  })();
  try {
    return await work();
  } finally {
    working.isOver = true;
    await searching;
  }
}

/** Milliseconds of each page asked for at a fixed rate, however long the one before takes. */
async function pacedTimes(url: string): Promise<number[]> {
  const startedAt = performance.now();
  const calls: Promise<number>[] = [];
  for (let at = 0; at < pagesASecond * pacedSeconds; at += 1) {
    const dueAt = startedAt + (at * 1000) / pagesASecond;
    const early = dueAt - performance.now();
    if (early > 0) await pause(early);
    const askedAt = performance.now();
    calls.push(
      fetch(url)
        .then((response) => response.arrayBuffer())
        .then(() => performance.now() - askedAt),
    );
  }
  return Promise.all(calls);
}

/**
 * Pages alone and while searches run: how many when nothing else holds the server back, and how long one takes at a fixed rate. Both are
 * measured in turns, because a shared machine is not equally fast from one minute to the next.
 */
export async function benchPagesDuringSearches(server: SearchedServer): Promise<Row[]> {
  const url = server.origin + pagePath;
  const saturate = async () => (await load(url, { seconds: saturatedSeconds })).requestsPerSecond;
  const alone: number[] = [];
  const together: number[] = [];
  const paced = { alone: [] as number[], together: [] as number[] };
  await saturate();
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await saturate());
    together.push(await whileSearching(server, saturate));
    paced.alone.push(...(await pacedTimes(url)));
    paced.together.push(...(await whileSearching(server, () => pacedTimes(url))));
  }
  const during = `${pagePath} during ${searchesASecond} searches a second`;
  const rate = { value: median(together), alone: median(alone) };
  const at = `${during}, ${pagesASecond} pages a second`;
  return [
    {
      name: `${during}, 32 connections`,
      value: rate.value,
      unit: 'req/s',
      baseline: { name: 'alone', value: rate.alone },
      target: '≥ 0.8 × alone',
      isMet: rate.value >= 0.8 * rate.alone,
    },
    {
      name: `${at}, p50`,
      value: median(paced.together),
      unit: 'ms',
      baseline: { name: 'alone', value: median(paced.alone) },
    },
    {
      name: `${at}, p99`,
      value: percentile(paced.together, 0.99),
      unit: 'ms',
      baseline: { name: 'alone', value: percentile(paced.alone, 0.99) },
    },
  ];
}
