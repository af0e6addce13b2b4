import { createServer, type AddressInfo, type Socket } from 'node:net';

export type ClamdBehaviour = 'scan' | 'silent' | 'cut' | 'error';

export interface ClamdServer {
  port: number;
  /** Files received completely. */
  scanned: Buffer[];
  setBehaviour: (mood: ClamdBehaviour) => void;
  close: () => Promise<void>;
}

/** The test file of the anti-virus industry, in two halves so that this source is not taken for it (eicar.org). */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** A small daemon that speaks clamd's INSTREAM command and knows one signature. `at` is a port (0 takes any) or the path of a socket. */
export async function startClamdServer(at: number | string = 0): Promise<ClamdServer> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let behaviour: ClamdBehaviour = 'scan';
  const server = createServer((socket) => {
    sockets.add(socket);
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      if (behaviour === 'cut') return void socket.destroy();
      if (behaviour === 'silent') return;
      if (behaviour === 'error') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      bytes = Buffer.concat([bytes, chunk]);
      const file = completeFile(bytes);
      if (file === null) return;
      scanned.push(file);
      socket.end(file.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) =>
    typeof at === 'number' ? server.listen(at, '127.0.0.1', resolve) : server.listen(at, resolve),
  );
  const address: AddressInfo | string | null = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    scanned,
    setBehaviour: (next) => void (behaviour = next),
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

const command = Buffer.from('zINSTREAM\0');

/** The file once the terminating zero-length chunk has arrived; null before. */
function completeFile(bytes: Buffer): Buffer | null {
  if (bytes.length < command.length) return null;
  if (!bytes.subarray(0, command.length).equals(command))
    throw new Error('Not the INSTREAM command');
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    if (at + 4 + length > bytes.length) return null;
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
