import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../listen';

export interface SlowDatabase {
  /** The address of the database through this way. */
  url: string;
  /** Lets nothing through for a while, as a broken network does: nothing is refused, and what was sent arrives afterwards. */
  cut: (ms: number) => Promise<void>;
  close: () => void;
}

/** A way to a PostgreSQL server on which each answer takes `delayMs` longer. */
export async function startSlowDatabase(url: string, delayMs: number): Promise<SlowDatabase> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let whole: Promise<void> = Promise.resolve();

  /** Hands on what comes, in its order, half of the delay later, and not before the way is whole again. */
  function lead(from: Socket, to: Socket): void {
    let last: Promise<void> = Promise.resolve();
    const later = (act: () => void): void => {
      const due = new Promise((resolve) => setTimeout(resolve, delayMs / 2));
      last = Promise.all([last, due])
        .then(() => whole)
        .then(act);
    };
    sockets.add(from);
    from.on('data', (chunk) => later(() => void (to.destroyed || to.write(chunk))));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      later(() => to.destroy());
    });
  }

  const server = createServer((inward) => {
    const outward = connect(Number(port), hostname);
    lead(inward, outward);
    lead(outward, inward);
  });
  const own = await listen(server);
  return {
    url: url.replace(`:${port}/`, `:${own}/`),
    cut(ms) {
      whole = new Promise((resolve) => setTimeout(resolve, ms));
      return whole;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
