import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@/contracts/locale';
import { timedRow, timesOf, type Call } from '../api-calls';
import { startServer } from '../processes';
import { percentile, type BenchmarkRow } from '../row';
import { measurePeakMemory } from '../start-up';

const callCount = 2_000;
const warmUpCount = 200;
const pageCount = 60;

interface EstatePages {
  data: { district: string; listed: string[] }[];
}

interface Options {
  data: Record<string, string>;
}

/** Items spread evenly over a list. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) =>
    items.slice(Math.floor((at * items.length) / count)).slice(0, 1),
  ).flat();

async function read<T>(origin: string, path: string): Promise<T> {
  const response = await fetch(`${origin}/api/v1/evaluation/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** The estates and buildings of all districts with their names, as the lists offer them. */
async function readPlaces(origin: string): Promise<{ id: string; name: string }[]> {
  const { data: districts } = await read<Options>(origin, 'districts');
  const places: { id: string; name: string }[] = [];
  for (const district of Object.keys(districts)) {
    const { data } = await read<Options>(origin, `estates?district=${district}`);
    places.push(...Object.entries(data).map(([id, name]) => ({ id, name })));
  }
  return places;
}

function callsOf(places: readonly { id: string; name: string }[]): {
  quotes: Call[];
  searches: Call[];
} {
  const asked = spread(places, callCount + warmUpCount);
  return {
    quotes: asked.map(({ id }, at) => ({
      path: 'quote',
      body: { estate: id, floor: 1 + ((at * 7) % 5), areaSqft: 300 + (at % 400), premium: 'paid' },
      mayFail: true,
    })),
    searches: asked.map(({ name }, at) => ({
      // Every third one lacks a letter.
      path: `address/search?q=${encodeURIComponent(at % 3 === 0 ? name.slice(0, 4) + name.slice(5) : name)}`,
    })),
  };
}

/** Milliseconds until each page is there that nobody asked for before. */
async function firstRenders(origin: string): Promise<number[]> {
  const { data } = await read<EstatePages>(origin, 'estate-pages');
  const estates = data.flatMap(({ district, listed }) =>
    listed.map((estate) => `${district}/${estate}`),
  );
  const times: number[] = [];
  for (const [at, estate] of spread(estates, pageCount).entries()) {
    const startedAt = performance.now();
    const response = await fetch(
      `${origin}/${locales[at % locales.length]}/online-property/${estate}`,
    );
    await response.text();
    if (!response.ok) throw new Error(`${estate}: ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  // The first pages bear what the compiler of a young process still has to do.
  return times.slice(pageCount / 4);
}

/** A fresh clone on an empty folder: its first start, its memory, and quotes, searches and pages of estates on the built-in catalogue. */
export async function benchBuiltInValuation(): Promise<BenchmarkRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-built-in-'));
  const startedAt = performance.now();
  const server = await startServer(['dist/server/main.mjs'], {
    env: { DATA_DIR: join(folder, 'data'), RATE_LIMIT_READS_PER_MINUTE: '1000000' },
    readyPath: '/en',
  });
  try {
    const { origin } = server;
    const firstPageSeconds = (performance.now() - startedAt) / 1_000;
    const rows: BenchmarkRow[] = [];
    const pid = server.child.pid ?? 0;
    const starting = await measurePeakMemory(pid, read(origin, 'address/search?q=Kornhill'));
    const ask = async (): Promise<void> => {
      rows.push(
        limited('first start on an empty folder to the first page', {
          value: firstPageSeconds,
          unit: 's',
          most: 8,
        }),
        limited('first start on an empty folder to the first search', {
          value: (performance.now() - startedAt) / 1_000,
          unit: 's',
          most: 11,
        }),
      );
      const { quotes, searches } = callsOf(await readPlaces(origin));
      const simple = Array.from({ length: callCount }, () => ({ path: 'areas' }));
      await timesOf(origin, { calls: quotes.slice(0, warmUpCount), connections: 1 });
      await timesOf(origin, { calls: searches.slice(0, warmUpCount), connections: 1 });
      const measure = (calls: readonly Call[]) =>
        timesOf(origin, { calls: calls.slice(warmUpCount), connections: 1 });
      const baseline = { name: 'the shortest call', times: await measure(simple) };
      const quoteTimes = await measure(quotes);
      const searchTimes = await measure(searches);
      rows.push(
        timedRow('quote of the built-in catalogue', quoteTimes, {
          share: 0.99,
          most: 20,
          baseline,
        }),
        timedRow('search of the built-in catalogue', searchTimes, {
          share: 0.99,
          most: 10,
          baseline,
        }),
      );
      const renders = await firstRenders(origin);
      rows.push(timedRow('first render of an estate’s page', renders, { share: 0.5, most: 60 }), {
        name: 'first render of an estate’s page p90',
        value: percentile(renders, 0.9),
        unit: 'ms',
      });
    };
    const peak = await measurePeakMemory(pid, ask());
    return [
      ...rows,
      limited('memory at the first start (PGlite)', { value: starting, unit: 'MiB', most: 650 }),
      limited('memory during these calls (PGlite)', { value: peak, unit: 'MiB', most: 900 }),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function limited(
  name: string,
  { value, unit, most }: { value: number; unit: string; most: number },
): BenchmarkRow {
  return { name, value, unit, target: `≤ ${most} ${unit}`, isTargetMet: value <= most };
}
