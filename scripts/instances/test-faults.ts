// npm run test:faults: three instances on one PostgreSQL whose every answer takes 5 ms longer; one has a clock two minutes ahead. An instance is killed each minute, the network to the database breaks and a disk is full. Counts what visitors and applicants see; code 1 where something that they were told is lost, or anything is doubled.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultsOfMinute } from './faults/faults';
import { withFleet } from './fleet';
import { applyOnce, keepDoing, signInOnce } from './people';
import { pause } from './person';
import { compareRecords } from './records';
import { printPhases, printRecords } from './report';
import { startSlowDatabase, type SlowDatabase } from './faults/slow-database';
import { Tally, type Told } from './tally';
import { startVisitors } from './visitors';

const minutes = Number(process.env.FAULT_MINUTES ?? 30);
const perSecond = Number(process.env.FAULT_RATE ?? 30);
const people = Number(process.env.FAULT_PEOPLE ?? 2);
const delayMs = 5;
const clockAheadMs = 120_000;
/** In which the outbox sends what waits. */
const deliveryMs = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'site-faults-'));
const diskFull = join(folder, 'full');
const preload = (name: string) =>
  `--import ${pathToFileURL(join(import.meta.dirname, 'faults', name)).href}`;
const faulty: Record<string, string>[] = [
  {},
  { NODE_OPTIONS: preload('shift-clock.mjs'), CLOCK_AHEAD_MS: String(clockAheadMs) },
  { NODE_OPTIONS: preload('fill-disk.mjs'), DISK_FULL_FLAG: diskFull },
];
let database: SlowDatabase | undefined;

await withFleet(
  {
    count: faulty.length,
    wayTo: async (url) => (database = await startSlowDatabase(url, delayMs)).url,
    settingsOf: (at) => faulty[at] ?? {},
  },
  async (fleet) => {
    if (!database) throw new Error('There is no way to the database');
    const { balancer, gateway, deskToken, databaseUrl, files } = fleet;
    const tally = new Tally();
    const told: Told = { applications: [], documents: [], customers: [] };
    const options = { origin: balancer.origin, gateway, tally, told, deskToken };
    const load = [
      startVisitors(balancer.origin, { perSecond, tally }),
      keepDoing(() => applyOnce(options), { people, name: 'applications with a document', tally }),
      keepDoing(() => signInOnce(options), { people: 1, name: 'sign-ins', tally }),
    ];
    const lasted: { name: string; seconds: number }[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      const faults = await faultsOfMinute(minute, { fleet, tally, database, diskFull });
      for (const { name, seconds } of faults)
        console.log(`Minute ${minute + 1}: ${name}: ${seconds.toFixed(1)} s`);
      lasted.push(...faults);
    }
    await Promise.all(load.map((each) => each.stop()));
    await pause(deliveryMs);
    const records = await compareRecords(databaseUrl, { told, messages: gateway.messages, files });
    printPhases(tally, lasted);
    if (!printRecords({ tally, told, records }, ['lost', 'doubled'])) process.exitCode = 1;
  },
);
database?.close();
rmSync(folder, { recursive: true, force: true });
