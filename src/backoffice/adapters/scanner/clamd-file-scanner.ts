import { once } from 'node:events';
import { createConnection, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { byteChunks } from '@/backoffice/common/byte-chunks';
import type { FileScanner, ScanVerdict } from './file-scanner';

export interface ClamdOptions {
  /** `{ host, port }`, or `{ path }` of its socket. */
  address: NetConnectOpts;
  /** Time without data after which the scan fails. */
  timeoutMs: number;
}

const maxResponseBytes = 4_096;

/** ClamAV's daemon by its INSTREAM command (clamd(8)): chunks with their length in four bytes, a chunk of length 0 ends the file. */
export function createClamdFileScanner({ address, timeoutMs }: ClamdOptions): FileScanner {
  return {
    async scan(bytes) {
      const socket = createConnection(address);
      try {
        const response = readResponse(socket, timeoutMs);
        await Promise.race([sendFile(socket, bytes), response]);
        return parseVerdict(await response);
      } finally {
        bytes.destroy();
        socket.destroy();
      }
    },
  };
}

async function sendFile(socket: Socket, bytes: Readable): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of byteChunks(bytes)) {
    const part = Buffer.from(chunk);
    if (part.length === 0) continue;
    await write(socket, lengthPrefix(part.length));
    await write(socket, part);
  }
  await write(socket, lengthPrefix(0));
}

function lengthPrefix(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

/** The answer up to its NUL byte. Rejects when the connection breaks, ends early or times out. */
function readResponse(socket: Socket, timeoutMs: number): Promise<string> {
  const response = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setTimeout(timeoutMs, () =>
      reject(new Error(`The scanner was silent for ${timeoutMs} ms`)),
    );
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
      else if (text.length > maxResponseBytes) reject(new Error('The scanner answered too much'));
    });
    socket.on('error', reject);
    socket.once('close', () => reject(new Error('The scanner cut the connection')));
  });
  // The answer may reject while the file is still being sent; the error is raised where it is awaited below.
  response.catch(() => undefined);
  return response;
}

function parseVerdict(response: string): ScanVerdict {
  const text = response.trim().replace(/^stream: /, '');
  if (text === 'OK') return { isClean: true };
  const signature = /^(.+) FOUND$/.exec(text)?.[1];
  if (signature !== undefined) return { isClean: false, signature };
  throw new Error(`The scanner answered ${text.slice(0, 100)}`);
}
