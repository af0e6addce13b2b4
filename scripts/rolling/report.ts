import type { Records } from './records';
import type { Tally, Told } from './tally';

export interface Report {
  tally: Tally;
  told: Told;
  records: Records;
  seconds: number;
  perSecond: number;
  cores: number;
}

const shown = 20;

/** Prints the counts and the first of what went wrong; true where nothing did. */
export function printReport({ tally, told, records, seconds, perSecond, cores }: Report): boolean {
  const { failures } = tally;
  const requests = [...tally.asked].filter(([name]) => name === 'pages' || name.includes(' /'));
  const total = requests.reduce((sum, [, count]) => sum + count, 0);
  const left = tally.asked.get('pages left out, because the machine did not keep up') ?? 0;
  console.log(
    `\n${total} requests in ${seconds.toFixed(0)} s on ${cores} cores (${perSecond} pages a second wanted, ${left} left out because the machine did not keep up)`,
  );
  for (const [name, count] of tally.asked) console.log(`${String(count).padStart(8)}  ${name}`);
  console.log(
    `Told as done: ${told.applications.length} applications, ${told.documents.length} documents, ${told.customers.length} customers`,
  );
  const lines = {
    'failed requests': failures.map(({ what, why }) => `${what}: ${why}`),
    lost: records.lost,
    doubled: records.doubled,
  };
  for (const [name, found] of Object.entries(lines)) {
    console.log(`${String(found.length).padStart(8)}  ${name}`);
    for (const line of found.slice(0, shown)) console.log(`          ${line}`);
  }
  const isTried = [told.applications, told.documents, told.customers].every(
    (done) => done.length > 0,
  );
  if (!isTried) console.log('Nothing is shown: nobody got to the end of what they did.');
  return isTried && Object.values(lines).every((found) => found.length === 0);
}
