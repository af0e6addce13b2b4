import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseOpenError } from './database-open-error';
import { errorCode } from './error-code';
import {
  identityOf,
  isProcessAlive,
  type ProcessIdentity,
  processIdentitySchema,
} from './process-identity';

export interface FolderLock {
  release: () => void;
}

const heartbeatMs = 5_000;
const staleAfterMs = 20_000;

/**
 * Makes this process the only user of a data folder until it releases or dies. A lock left by a dead process is taken over; of another
 * host or container, whose processes cannot be seen, once it has been silent for 20 seconds. Throws `DatabaseOpenError` naming the holder.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const ownIdentity = JSON.stringify(identityOf(process.pid));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(path, ownIdentity)) return startHeartbeat(path, ownIdentity);
    const found = read(path);
    if (found === null) continue;
    const holder = parse(found);
    if (holder && isHeld(path, holder)) throw new DatabaseOpenError(heldMessage(folder, holder));
    removeStale(path, found);
  }
  throw new DatabaseOpenError(
    `The data folder ${folder} is being locked by another process; try again.`,
  );
}

function startHeartbeat(path: string, ownIdentity: string): FolderLock {
  const heartbeat = setInterval(() => touch(path), heartbeatMs).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (read(path) === ownIdentity) unlinkSync(path);
    },
  };
}

function isHeld(path: string, holder: ProcessIdentity): boolean {
  if (holder.host === hostname()) return isProcessAlive(holder);
  return Date.now() - modifiedAt(path) < staleAfterMs;
}

function heldMessage(folder: string, holder: ProcessIdentity): string {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
  return `The data folder ${folder} is in use by process ${holder.pid}${where}. Stop that process, or set another DATA_DIR.`;
}

/** A link appears whole or not at all; it fails when the name is taken. */
function create(path: string, content: string): boolean {
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, content, { mode: 0o600 });
  try {
    linkSync(temporaryPath, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(temporaryPath);
  }
}

/** Another process may have replaced the stale lock by its own in the meantime: then that one is put back. */
function removeStale(path: string, stale: string): void {
  const quarantinePath = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, quarantinePath);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (read(quarantinePath) === stale) unlinkSync(quarantinePath);
  else renameSync(quarantinePath, path);
}

function parse(content: string): ProcessIdentity | null {
  try {
    return processIdentitySchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A missed beat only matters to other hosts, and the next one makes up for it. */
function touch(path: string): void {
  const now = new Date();
  utimes(path, now, now, () => undefined);
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
