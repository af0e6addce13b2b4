import { percentile } from '../bench/row';
import type { Records } from './records';
import type { Phase, Tally, Told } from './tally';

interface Outcome {
  tally: Tally;
  told: Told;
  records: Records;
}

const shown = 20;

const found = ({ tally, records }: Outcome) => ({
  failed: tally.failures.map(({ what, why, phase }) => `${what}: ${why} (${phase})`),
  lost: records.lost,
  doubled: records.doubled,
  'stored without an answer': records.untold,
  'messages sent twice': records.repeatedMessages,
});
export type Finding = keyof ReturnType<typeof found>;
/** Everything that may go wrong. */
export const findings: readonly Finding[] = [
  'failed',
  'lost',
  'doubled',
  'stored without an answer',
  'messages sent twice',
];

/** Prints what was asked, what was told, and the first of what went wrong; true where people got to the end and nothing `refused` was found. */
export function printRecords(outcome: Outcome, refused: readonly Finding[]): boolean {
  const { tally, told } = outcome;
  for (const [name, count] of tally.asked) console.log(`${String(count).padStart(8)}  ${name}`);
  console.log(
    `Told as done: ${told.applications.length} applications, ${told.documents.length} documents, ${told.customers.length} customers`,
  );
  const lines = found(outcome);
  for (const name of findings) {
    console.log(`${String(lines[name].length).padStart(8)}  ${name}`);
    for (const line of lines[name].slice(0, shown)) console.log(`          ${line}`);
  }
  const isTried = [told.applications, told.documents, told.customers].every(
    (done) => done.length > 0,
  );
  if (!isTried) console.log('Nothing is shown: nobody got to the end of what they did.');
  return isTried && refused.every((name) => lines[name].length === 0);
}

/** Prints how many pages and steps of people failed in each phase, and how long a page took. */
export function printPhases(
  { phases, failures }: Tally,
  lasted: readonly { name: string; seconds: number }[] = [],
): void {
  const row = ({ name, times, failed }: Phase): string => {
    const seconds = lasted.filter((each) => each.name === name).map((each) => each.seconds);
    const ofPeople = failures.filter(({ phase, what }) => phase === name && !what.startsWith('/'));
    const [usual, most] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0));
    return `| ${name} | ${seconds.length === 0 ? '' : `${seconds.length}, ${percentile(seconds, 0.5).toFixed(0)} s (at most ${Math.max(...seconds).toFixed(0)})`} | ${times.length + failed} | ${failed} | ${ofPeople.length} | ${usual}, ${most} ms |`;
  };
  console.log(
    '\n| | times, seconds | pages | failed | steps of people that failed | page p50, p99 |\n|---|---|---|---|---|---|',
  );
  for (const phase of phases) if (phase.times.length + phase.failed > 0) console.log(row(phase));
}
