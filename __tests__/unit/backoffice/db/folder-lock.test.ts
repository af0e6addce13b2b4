import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '@/backoffice/db/folder-lock';
import { identityOf, isProcessAlive } from '@/backoffice/db/process-identity';

describe('The lock of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const path = () => join(folder, 'lock');
  const leave = (holder: object) => writeFileSync(path(), JSON.stringify(holder));
  const mine = identityOf(process.pid);

  it('names its holder and leaves nothing behind', () => {
    const lock = lockFolder(folder);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({
      pid: process.pid,
      host: hostname(),
    });
    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused to a second user, in one line', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that process, or set another DATA_DIR.`,
    );
    lock.release();
    lockFolder(folder).release();
  });

  it.each([
    ['of a number that nobody has', { ...mine, pid: 2_000_000_000 }],
    ['of a number that another process has now', { ...mine, startTicks: '1' }],
    [
      'from before the machine was started anew',
      { ...mine, bootId: '00000000-0000-0000-0000-000000000000' },
    ],
  ])('is taken over from a dead process %s', (_case, holder) => {
    leave(holder);
    const lock = lockFolder(folder);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual(mine);
    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
  });

  it('is taken over when it cannot be read', () => {
    writeFileSync(path(), '{"pid":');
    lockFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of another host holds while it gives signs of life, and no longer', () => {
    leave({ pid: 1, host: 'elsewhere', startTicks: '1', bootId: 'x' });
    expect(() => lockFolder(folder)).toThrow(`is in use by process 1 on elsewhere.`);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(path(), longAgo, longAgo);
    lockFolder(folder).release();
  });

  it('is not removed by a holder who has lost it', () => {
    const lock = lockFolder(folder);
    leave({ ...mine, pid: 1, startTicks: '2' });
    lock.release();
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});

describe('The identity of a process', () => {
  it('is running for this one', () => {
    expect(isProcessAlive(identityOf(process.pid))).toBe(true);
  });

  it('tells a process that is not ours to signal from one that is not there', () => {
    expect(isProcessAlive(identityOf(1))).toBe(true);
    expect(isProcessAlive({ ...identityOf(1), startTicks: '-1' })).toBe(false);
  });
});
