import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { errorCode } from './error-code';

/** Names a process beyond its number, which the system gives away again; `startTicks` and `bootId` are known on Linux. */
export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  startTicks: z.string().nullable(),
  bootId: z.string().nullable(),
});
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

export function identityOf(pid: number): ProcessIdentity {
  return {
    pid,
    host: hostname(),
    startTicks: startTicksOf(pid),
    bootId: readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
  };
}

/** True while that very process runs on this host. */
export function isProcessAlive(identity: ProcessIdentity): boolean {
  if (!exists(identity.pid)) return false;
  const now = identityOf(identity.pid);
  return now.startTicks === identity.startTicks && now.bootId === identity.bootId;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Field 22 of `/proc/pid/stat`, counted behind the command name, which may hold blanks and brackets (proc(5)). */
function startTicksOf(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
