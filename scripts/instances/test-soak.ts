// npm run test:soak: one instance on PostgreSQL serves pages, tools, applications with documents, sign-ins and messages for half an hour. Prints memory, processor, times of pages and rows of tables; code 1 where memory grows by more than 1 MB a minute after the first five, or anything is lost or doubled.
import { freePort } from '../bench/processes';
import { percentile } from '../bench/row';
import { everyday, listEstates } from './everyday';
import { withFleet } from './fleet';
import { countRows, heapOf, slopeOf, usageOf } from './growth';
import { applyOnce, keepDoing, signInOnce } from './people';
import { pause } from './person';
import { compareRecords } from './records';
import { findings, printPhases, printRecords } from './report';
import { Tally, type Told } from './tally';
import { startVisitors } from './visitors';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
/** With the people, some 60 % of a slow core. */
const perSecond = Number(process.env.SOAK_RATE ?? 100);
const people = Number(process.env.SOAK_PEOPLE ?? 1);
const warmMinutes = 5;
const mostGrowthMb = 1;
const minuteMs = 60_000;
const sampleMs = 5_000;
/** In which the outbox sends what waits. */
const deliveryMs = 10_000;

const metricsPort = await freePort();
const settings = { METRICS_PORT: String(metricsPort) };

await withFleet(
  { count: 1, release: process.env.SOAK_FROM, settingsOf: () => settings },
  async ({ instances, balancer, gateway, ...fleet }) => {
    const [instance] = instances;
    const usage = () => usageOf(instance?.processId ?? 0);
    const tally = new Tally();
    const told: Told = { applications: [], documents: [], customers: [] };
    const { origin } = balancer;
    const options = { origin, gateway, tally, told, deskToken: fleet.deskToken };
    const use = everyday({ origin, tally, estates: await listEstates(origin) });
    const load = [
      startVisitors(origin, { perSecond, tally }),
      keepDoing(use, { people, name: 'visitors of tools', tally }),
      keepDoing(() => applyOnce(options), { people, name: 'applications with a document', tally }),
      keepDoing(() => signInOnce(options), { people, name: 'sign-ins', tally }),
    ];
    const memory: { x: number; y: number }[] = [];
    let rows = new Map<string, number>();
    let before = usage();
    for (let minute = 1; minute <= minutes; minute += 1) {
      tally.begin(`minutes ${minute - ((minute - 1) % warmMinutes)} and the four after it`);
      const resident: number[] = [];
      const heap: number[] = [];
      const external: number[] = [];
      for (const endsAt = performance.now() + minuteMs; performance.now() < endsAt;) {
        await pause(sampleMs);
        resident.push(usage().residentMb);
        const { heapMb, externalMb } = await heapOf(metricsPort);
        heap.push(heapMb);
        external.push(externalMb);
      }
      const after = usage();
      // Between two collections memory rises by itself.
      const lowest = Math.min(...resident);
      const share = (after.cpuSeconds - before.cpuSeconds) / (minuteMs / 1_000);
      console.log(
        `Minute ${minute}: ${lowest.toFixed(0)} to ${Math.max(...resident).toFixed(0)} MB, ${percentile(resident, 0.5).toFixed(0)} MB in the middle, ${(share * 100).toFixed(0)} % of a core; at least ${Math.min(...heap).toFixed(0)} MB of objects and ${Math.min(...external).toFixed(0)} MB of buffers`,
      );
      if (minute > warmMinutes) memory.push({ x: minute, y: lowest });
      if (minute === warmMinutes) rows = await countRows(fleet.databaseUrl);
      before = after;
    }
    await Promise.all(load.map((each) => each.stop()));
    await pause(deliveryMs);
    const growth = slopeOf(memory);
    console.log(
      `\nMemory grew by ${growth.toFixed(2)} MB a minute after the first ${warmMinutes} (wanted: at most ${mostGrowthMb})`,
    );
    console.log(`\n| Table | rows after ${warmMinutes} minutes | at the end |\n|---|---|---|`);
    for (const [name, count] of await countRows(fleet.databaseUrl))
      if (count !== rows.get(name)) console.log(`| ${name} | ${rows.get(name) ?? ''} | ${count} |`);
    printPhases(tally);
    const records = await compareRecords(fleet.databaseUrl, {
      told,
      messages: gateway.messages,
      files: fleet.files,
    });
    const isWhole = printRecords({ tally, told, records }, findings);
    if (!isWhole || growth > mostGrowthMb) process.exitCode = 1;
  },
);
