import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createFileScanner } from '@/backoffice/adapters/scanner/create-file-scanner';
import type { FileScanner } from '@/backoffice/adapters/scanner/file-scanner';
import { eicar, startClamdServer, type ClamdServer } from '@test/support/servers/clamd-server';
import { testEnv } from '@test/support/database/test-database';

const scannerAt = (settings: Record<string, string>): FileScanner => {
  const scanner = createFileScanner(testEnv({ CLAMD_TIMEOUT_MS: '10000', ...settings }));
  if (!scanner) throw new Error('No scanner is set up');
  return scanner;
};
const pieces = (...texts: (string | Buffer)[]) =>
  Readable.from(texts.map((text) => Buffer.from(text)));

describe('The scanner', () => {
  let daemon: ClamdServer;
  let scanner: FileScanner;
  beforeAll(async () => {
    daemon = await startClamdServer();
    scanner = scannerAt({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(daemon.port) });
  });
  afterAll(() => daemon.close());
  beforeEach(() => {
    daemon.scanned.length = 0;
    daemon.setBehaviour('scan');
  });

  it('is none where none is set up', () => {
    expect(createFileScanner(testEnv())).toBeNull();
  });

  it('is sent the whole file, piece by piece, and finds nothing', async () => {
    const bytes = Buffer.alloc(3_000_000, 5);
    expect(await scanner.scan(pieces(bytes.subarray(0, 1), '', bytes.subarray(1)))).toEqual({
      isClean: true,
    });
    expect(daemon.scanned.map((file) => file.equals(bytes))).toEqual([true]);
  });

  it('names what it found', async () => {
    expect(await scanner.scan(pieces(eicar.slice(0, 20), eicar.slice(20)))).toEqual({
      isClean: false,
      signature: 'Win.Test.EICAR_HDB-1',
    });
  });

  it.each([
    ['silent', 300, 'silent for 300 ms'],
    ['cut', 20_000, 'cut the connection|ECONNRESET|EPIPE'],
    ['error', 20_000, 'size limit exceeded|ECONNRESET|EPIPE'],
  ] as const)('gives no verdict when it is %s', async (mood, timeoutMs, reason) => {
    daemon.setBehaviour(mood);
    const scannerWithLimit = scannerAt({
      CLAMD_HOST: '127.0.0.1',
      CLAMD_PORT: String(daemon.port),
      CLAMD_TIMEOUT_MS: String(timeoutMs),
    });
    await expect(scannerWithLimit.scan(pieces(Buffer.alloc(8_000_000)))).rejects.toThrow(
      new RegExp(reason),
    );
  });

  it('gives no verdict on a file that cannot be read to its end', async () => {
    async function* broken() {
      yield Buffer.from('start');
      throw new Error('The disk is gone');
    }
    await expect(scanner.scan(Readable.from(broken()))).rejects.toThrow('The disk is gone');
    expect(daemon.scanned).toEqual([]);
  });

  it('gives no verdict when nobody listens', async () => {
    const gone = await startClamdServer();
    await gone.close();
    await expect(
      scannerAt({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(gone.port) }).scan(pieces('x')),
    ).rejects.toThrow('ECONNREFUSED');
  });

  it('is reached through a socket, too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
    const local = await startClamdServer(join(folder, 'clamd.ctl'));
    expect(
      await scannerAt({ CLAMD_SOCKET: join(folder, 'clamd.ctl') }).scan(pieces(eicar)),
    ).toMatchObject({ isClean: false });
    await local.close();
    rmSync(folder, { recursive: true });
  });
});
