// npm run test:rolling: replaces three instances on one PostgreSQL, one after another, while pages are read and people apply, upload and sign in. Counts failed requests, and lost and doubled records; code 1 unless all are 0.
import { cpus } from 'node:os';
import { withFleet, type Fleet } from './fleet';
import { applyOnce, keepDoing, signInOnce } from './people';
import { pause } from './person';
import { compareRecords } from './records';
import { findings, printPhases, printRecords } from './report';
import { Tally, type Told } from './tally';
import { leftOut, startVisitors } from './visitors';

/** Pages a second, which two slow cores bear besides the people; the goal on a quiet machine is 500. */
const perSecond = Number(process.env.ROLLING_RATE ?? 50);
/** How often each instance is replaced. */
const rounds = Number(process.env.ROLLING_ROUNDS ?? 1);
const people = Number(process.env.ROLLING_PEOPLE ?? 2);
/** A built tree of the release before, which the instances are replaced from; this tree without it. */
const release = process.env.ROLLING_FROM;
/** Before the first and after the last instance is replaced. */
const calmMs = 5_000;
/** In which the outbox sends what waits. */
const deliveryMs = 10_000;

async function replaceAll({ instances, untilReady }: Fleet, tally: Tally): Promise<void> {
  for (const instance of instances) {
    const endedAt = performance.now();
    const code = await instance.stop();
    if (code !== 0) tally.fail('end of an instance', `code ${code}`);
    instance.start();
    await untilReady(instance);
    console.log(
      `Replaced the instance on ${instance.port} in ${((performance.now() - endedAt) / 1_000).toFixed(1)} s`,
    );
  }
}

await withFleet({ count: 3, release }, async (fleet) => {
  const { balancer, gateway, deskToken, databaseUrl, files, instances } = fleet;
  const tally = new Tally();
  const told: Told = { applications: [], documents: [], customers: [] };
  const options = { origin: balancer.origin, gateway, tally, told, deskToken };
  const startedAt = performance.now();
  const load = [
    startVisitors(balancer.origin, { perSecond, tally }),
    keepDoing(() => applyOnce(options), { people, name: 'applications with a document', tally }),
    keepDoing(() => signInOnce(options), { people: 1, name: 'sign-ins', tally }),
  ];
  await pause(calmMs);
  for (let round = 0; round < rounds; round += 1) await replaceAll(fleet, tally);
  await pause(calmMs);
  await Promise.all(load.map((each) => each.stop()));
  const seconds = (performance.now() - startedAt) / 1_000;
  await pause(deliveryMs);
  const records = await compareRecords(databaseUrl, { told, messages: gateway.messages, files });
  const left = tally.asked.get(leftOut) ?? 0;
  console.log(
    `\n${seconds.toFixed(0)} s on ${cpus().length} cores, ${perSecond} pages a second wanted, ${left} left out because the machine did not keep up`,
  );
  printPhases(tally);
  const isGood = printRecords({ tally, told, records }, findings);
  if (!isGood) {
    for (const instance of instances) console.log(instance.said());
    process.exitCode = 1;
  }
});
