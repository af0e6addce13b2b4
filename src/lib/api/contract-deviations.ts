import { processGlobal } from '@/config/process-global';
import type { Deviation } from './tolerant-reader';

/** Receives each kind of deviation from the contract once. */
export type DeviationSink = (deviation: Deviation & { endpoint: string }) => void;

const sharedSink = processGlobal<DeviationSink>('site.deviations');
const maxRemembered = 1_000;
const known = new Set<string>();

/** Registers the receiver, such as the log. */
export function provideDeviationSink(sink: DeviationSink | undefined): void {
  sharedSink.set(sink);
  known.clear();
}

/** Passes deviations that were not reported yet to the receiver. List indexes are ignored in the comparison. */
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
