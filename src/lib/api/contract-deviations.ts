import { processGlobal } from '@/config/process-global';
import type { Deviation } from './tolerant-reader';

/** Told once of each way in which the API's answers differ from the contract. */
export type DeviationSink = (deviation: Deviation & { endpoint: string }) => void;

const sharedSink = processGlobal<DeviationSink>('site.deviations');
const maxRemembered = 1_000;
const known = new Set<string>();

/** Registers who is told, such as the log. */
export function provideDeviationSink(sink: DeviationSink | undefined): void {
  sharedSink.set(sink);
  known.clear();
}

/** Tells the sink, if there is one, of what it has not been told yet. Positions in lists count as the same place. */
export function reportDeviations(endpoint: string, deviations: readonly Deviation[]): void {
  const sink = sharedSink.get();
  if (!sink) return;
  for (const deviation of deviations) {
    const key = `${endpoint} ${deviation.path.replace(/\d+/g, '#')} ${deviation.problem}`;
    if (known.has(key) || known.size >= maxRemembered) continue;
    known.add(key);
    sink({ endpoint, ...deviation });
  }
}
