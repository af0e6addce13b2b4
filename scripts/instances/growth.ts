import { readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Megabytes of memory that a process holds, and seconds of processor that it has used; Linux only. */
export function usageOf(processId: number): { residentMb: number; cpuSeconds: number } {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  const ticks = readFileSync(`/proc/${processId}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Fields 14 and 15, counted from the one after the name, in hundredths of a second.
  return {
    residentMb: kilobytes / 1_024,
    cpuSeconds: (Number(ticks[11]) + Number(ticks[12])) / 100,
  };
}

/** Megabytes of live and dead objects of JavaScript, and of buffers beside them, as METRICS_PORT tells. */
export async function heapOf(metricsPort: number): Promise<{ heapMb: number; externalMb: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1_024 ** 2;
  return {
    heapMb: megabytes('nodejs_heap_size_used_bytes'),
    externalMb: megabytes('nodejs_external_memory_bytes'),
  };
}

/** How much `y` grows with each unit of `x`, by least squares; 0 for fewer than two points. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const spread = points.reduce((sum, { x }) => sum + (x - middleX) ** 2, 0);
  if (!(spread > 0)) return 0;
  return points.reduce((sum, { x, y }) => sum + (x - middleX) * (y - middleY), 0) / spread;
}

/** The number of rows of each table. */
export async function countRows(databaseUrl: string): Promise<Map<string, number>> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; count: string }>(
      `select relname as name,
         (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text as count
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
    );
    return new Map(rows.map(({ name, count }) => [name, Number(count)]));
  } finally {
    await client.end();
  }
}
