import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile, type BenchmarkRow } from '../row';
import { runLoadTest } from '../wrk';

const pagePath = '/en';
const searchesPerSecond = 20;
const roundCount = 3;
const saturatedSeconds = 4;
const pagesPerSecond = 100;
const pacedSeconds = 8;

export interface SearchedServer {
  origin: string;
  search: (at: number) => Promise<void>;
}

/** Runs the work while searches arrive at a constant rate. */
async function whileSearching<T>({ search }: SearchedServer, work: () => Promise<T>): Promise<T> {
  const state = { isOver: false };
  const searchLoop = (async () => {
    for (let at = 0; !state.isOver; at += 1) {
      void search(at);
      await pause(1000 / searchesPerSecond);
    }
  })();
  try {
    return await work();
  } finally {
    state.isOver = true;
    await searchLoop;
  }
}

/** Response times in milliseconds of pages requested at a constant rate, independent of earlier responses. */
async function pacedTimes(url: string): Promise<number[]> {
  const startedAt = performance.now();
  const calls: Promise<number>[] = [];
  for (let at = 0; at < pagesPerSecond * pacedSeconds; at += 1) {
    const dueAt = startedAt + (at * 1000) / pagesPerSecond;
    const remainingMs = dueAt - performance.now();
    if (remainingMs > 0) await pause(remainingMs);
    const requestedAt = performance.now();
    calls.push(
      fetch(url)
        .then((response) => response.arrayBuffer())
        .then(() => performance.now() - requestedAt),
    );
  }
  return Promise.all(calls);
}

/**
 * Pages alone and while searches run: how many when nothing else holds the server back, and how long one takes at a fixed rate. Both are
 * measured in turns, because a shared machine is not equally fast from one minute to the next.
 */
export async function benchPagesDuringSearches(server: SearchedServer): Promise<BenchmarkRow[]> {
  const url = server.origin + pagePath;
  const saturate = async () =>
    (await runLoadTest(url, { seconds: saturatedSeconds })).requestsPerSecond;
  const alone: number[] = [];
  const together: number[] = [];
  const paced = { alone: [] as number[], together: [] as number[] };
  await saturate();
  for (let round = 0; round < roundCount; round += 1) {
    alone.push(await saturate());
    together.push(await whileSearching(server, saturate));
    paced.alone.push(...(await pacedTimes(url)));
    paced.together.push(...(await whileSearching(server, () => pacedTimes(url))));
  }
  const during = `${pagePath} during ${searchesPerSecond} searches a second`;
  const rate = { value: median(together), alone: median(alone) };
  const at = `${during}, ${pagesPerSecond} pages a second`;
  return [
    {
      name: `${during}, 32 connections`,
      value: rate.value,
      unit: 'req/s',
      baseline: { name: 'alone', value: rate.alone },
      target: '≥ 0.8 × alone',
      isTargetMet: rate.value >= 0.8 * rate.alone,
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
