import { connect, createServer, type Socket } from 'node:net';

export interface CuttableDatabase {
  /** The address of the database through this way. */
  url: string;
  /** Ends every connection and refuses new ones, as a server that was stopped does. */
  cut: () => Promise<void>;
}

/** A way to a PostgreSQL server that a test can cut. */
export async function cuttableDatabase(url: string): Promise<CuttableDatabase> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((inward) => {
    const outward = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return {
    url: url.replace(`:${port}/`, `:${address.port}/`),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
