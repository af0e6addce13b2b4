import { rmSync, writeFileSync } from 'node:fs';
import type { Fleet } from '../fleet';
import { pause } from '../person';
import type { SlowDatabase } from './slow-database';
import type { Tally } from '../tally';

const minuteMs = 60_000;
const cutMs = 10_000;
const diskFullMs = 15_000;
/** A full disk or a broken network comes where the instance that was killed is back. */
const otherFaultAfterMs = 35_000;

export interface FaultOptions {
  fleet: Fleet;
  tally: Tally;
  database: Pick<SlowDatabase, 'cut'>;
  /** The file that fills the disk of one instance. */
  diskFull: string;
}

/**
 * One minute of a run: an instance is killed and started again at once, as a supervisor does; each second minute of five the network to
 * the database breaks, and each fourth a disk is full. Resolves with the seconds until each fault was over.
 */
export async function faultsOfMinute(
  minute: number,
  { fleet, tally, database, diskFull }: FaultOptions,
): Promise<{ name: string; seconds: number }[]> {
  const { instances, untilReady } = fleet;
  const startedAt = performance.now();
  const until = (ms: number) => pause(Math.max(0, startedAt + ms - performance.now()));
  const lasted: { name: string; seconds: number }[] = [];
  async function during(name: string, fault: () => Promise<void>): Promise<void> {
    const begunAt = performance.now();
    tally.begin(name);
    await fault();
    tally.begin('calm');
    lasted.push({ name, seconds: (performance.now() - begunAt) / 1_000 });
  }

  const killed = instances[minute % instances.length];
  if (killed)
    await during('an instance killed, until it is back', async () => {
      await killed.stop('SIGKILL');
      killed.start();
      await untilReady(killed);
    });
  await until(otherFaultAfterMs);
  if (minute % 5 === 1)
    await during('no way to the database for 10 s, until all are ready', async () => {
      await database.cut(cutMs);
      for (const instance of instances) await untilReady(instance);
    });
  if (minute % 5 === 3)
    await during('the disk of one instance full for 15 s', async () => {
      writeFileSync(diskFull, '');
      await pause(diskFullMs);
      rmSync(diskFull);
    });
  await until(minuteMs);
  return lasted;
}
