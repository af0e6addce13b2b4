// npm run test:rolling: replaces three instances on one PostgreSQL, one after another, while pages are read and people apply, upload and sign in. Counts failed requests, and lost and doubled records; code 1 unless all are 0.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@test/support/database/postgres-cluster';
import { startBalancer, type Balancer } from './balancer';
import { Instance } from './instance';
import { startMessageGateway } from './message-gateway';
import { applyOnce, keepDoing, signInOnce } from './people';
import { pause } from './person';
import { compareRecords } from './records';
import { printReport } from './report';
import { siteSettings } from './site-settings';
import { Tally, type Told } from './tally';
import { startVisitors } from './visitors';
import { freePort } from '../bench/processes';

/** Pages a second, which two slow cores bear besides the people; the goal on a quiet machine is 500. */
const perSecond = Number(process.env.ROLLING_RATE ?? 50);
/** How often each instance is replaced. */
const rounds = Number(process.env.ROLLING_ROUNDS ?? 1);
const people = Number(process.env.ROLLING_PEOPLE ?? 2);
const startTimeoutMs = 180_000;
/** Before the first and after the last instance is replaced. */
const calmMs = 5_000;
/** In which the outbox sends what waits. */
const deliveryMs = 10_000;

async function untilReady(balancer: Balancer, instance: Instance): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  while (!balancer.isReady(instance.port)) {
    if (!instance.isRunning() || performance.now() > deadline)
      throw new Error(`The instance on ${instance.port} did not come up:\n${instance.said()}`);
    await pause(100);
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-rolling-'));
  const files = join(folder, 'files');
  mkdirSync(files);
  const [cluster, gateway] = await Promise.all([startCluster(), startMessageGateway()]);
  const ports = [await freePort(), await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  const { settings, deskToken } = siteSettings({
    databaseUrl: cluster.url,
    siteUrl: balancer.origin,
    messagesUrl: gateway.url,
    files,
  });
  const instances = ports.map(
    (port) => new Instance(port, { ...settings, DATA_DIR: join(folder, String(port)) }),
  );
  try {
    for (const instance of instances) instance.start();
    for (const instance of instances) await untilReady(balancer, instance);
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
    for (let round = 0; round < rounds; round += 1)
      for (const instance of instances) {
        const endedAt = performance.now();
        const code = await instance.stop();
        if (code !== 0) tally.fail('end of an instance', `code ${code}`);
        instance.start();
        await untilReady(balancer, instance);
        console.log(
          `Replaced the instance on ${instance.port} in ${((performance.now() - endedAt) / 1_000).toFixed(1)} s`,
        );
      }
    await pause(calmMs);
    await Promise.all(load.map((each) => each.stop()));
    const seconds = (performance.now() - startedAt) / 1_000;
    await pause(deliveryMs);
    const records = await compareRecords(cluster.url, { told, messages: gateway.messages, files });
    const isGood = printReport({ tally, told, records, seconds, perSecond, cores: cpus().length });
    if (!isGood) {
      for (const instance of instances) console.log(instance.said());
      process.exitCode = 1;
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await balancer.close();
    gateway.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
