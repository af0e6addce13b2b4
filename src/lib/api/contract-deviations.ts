import type { Deviation } from './tolerant-reader';

/** Told once of each way in which the API's answers differ from the contract. */
export type DeviationSink = (deviation: Deviation & { endpoint: string }) => void;

const sinkSymbol = Symbol.for('site.deviations');
const maxRemembered = 1_000;
const known = new Set<string>();

/** Registers who is told, such as the log. Next's bundle and the server are separate module graphs that share only `globalThis`. */
export function provideDeviationSink(sink: DeviationSink | undefined): void {
  Reflect.set(globalThis, sinkSymbol, sink);
  known.clear();
}

/** Tells the sink, if there is one, of what it has not been told yet. Positions in lists count as the same place. */
export function reportDeviations(endpoint: string, deviations: readonly Deviation[]): void {
  const sink: unknown = Reflect.get(globalThis, sinkSymbol);
  if (typeof sink !== 'function') return;
  for (const deviation of deviations) {
    const key = `${endpoint} ${deviation.path.replace(/\d+/g, '#')} ${deviation.problem}`;
    if (known.has(key) || known.size >= maxRemembered) continue;
    known.add(key);
    (sink as DeviationSink)({ endpoint, ...deviation });
  }
}
