import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@test/support/database/postgres-cluster';
import { startBalancer, type Balancer } from './balancer';
import { Instance } from './instance';
import { startMessageGateway, type MessageGateway } from './message-gateway';
import { pause } from './person';
import { siteSettings } from './site-settings';
import { freePort } from '../bench/processes';

const startTimeoutMs = 180_000;

/** Instances of the built site on one PostgreSQL and one folder of files, behind a balancer. */
export interface Fleet {
  instances: readonly Instance[];
  balancer: Balancer;
  gateway: MessageGateway;
  /** The address of the database itself, whatever way the instances take to it. */
  databaseUrl: string;
  /** The folder of uploaded files. */
  files: string;
  deskToken: string;
  untilReady: (instance: Instance) => Promise<void>;
}

export interface FleetOptions {
  count: number;
  /** The built tree that the instances are started from at first; this one by default. */
  release?: string | undefined;
  /** The address under which the instances reach the database. */
  wayTo?: (databaseUrl: string) => Promise<string>;
  /** Settings of one instance besides those that all share. */
  settingsOf?: (at: number) => Record<string, string>;
}

/** Starts the instances, does something with them, and leaves nothing behind. */
export async function withFleet(
  { count, release, wayTo, settingsOf }: FleetOptions,
  work: (fleet: Fleet) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-fleet-'));
  const files = join(folder, 'files');
  mkdirSync(files);
  const [cluster, gateway] = await Promise.all([startCluster(), startMessageGateway()]);
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const balancer = await startBalancer(ports);
  const { settings, deskToken } = siteSettings({
    databaseUrl: (await wayTo?.(cluster.url)) ?? cluster.url,
    siteUrl: balancer.origin,
    messagesUrl: gateway.url,
    files,
  });
  const instances = ports.map((port, at) => {
    const own = { DATA_DIR: join(folder, String(port)), ...settingsOf?.(at) };
    return new Instance(port, { ...settings, ...own });
  });

  const isReady = async ({ port }: Instance): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )) && balancer.isReady(port);

  async function untilReady(instance: Instance): Promise<void> {
    const deadline = performance.now() + startTimeoutMs;
    while (!(await isReady(instance))) {
      if (!instance.isRunning() || performance.now() > deadline)
        throw new Error(`The instance on ${instance.port} did not come up:\n${instance.said()}`);
      await pause(100);
    }
  }

  try {
    for (const instance of instances) instance.start(release);
    for (const instance of instances) await untilReady(instance);
    await work({
      instances,
      balancer,
      gateway,
      databaseUrl: cluster.url,
      files,
      deskToken,
      untilReady,
    });
  } finally {
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await balancer.close();
    gateway.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
