import { accessSync, constants, statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
const neededBytes = 6 * 1024 ** 3;

/**
 * Lets `os.tmpdir()` and child processes use a folder in memory where the machine has one with 6 GiB free: tests make
 * hundreds of databases of some hundred small files, which take six times as long on a disk. `TMPDIR` is kept if set.
 */
export function useFastTemporaryFolder() {
  if (process.env.TMPDIR) return;
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize >= neededBytes) process.env.TMPDIR = inMemory;
  } catch {
    // No such folder: the usual one serves.
  }
}
