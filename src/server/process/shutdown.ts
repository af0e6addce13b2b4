import type { Server } from 'node:http';
import type { Logger } from 'pino';

export interface ShutdownOptions {
  server: Server;
  logger: Logger;
  /** How long requests in flight may take. */
  graceMs: number;
  /** How long everything may take. */
  limitMs: number;
  /** Closes what the server used, after the last answer. */
  close: () => Promise<void>;
  exit: (code: number) => void;
}

/** Stops taking connections, lets requests in flight finish, then closes the rest; the grace period cuts requests off, a second signal or the limit ends it at once. */
export function createShutdown(options: ShutdownOptions): { isStopping: () => boolean; stop: (signal: string) => Promise<void> } {
  const { server, logger, graceMs, limitMs, close, exit } = options;
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    const limit = setTimeout(() => {
      logger.error({}, 'stopping took too long');
      exit(1);
    }, limitMs);
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(force);
    await close();
    clearTimeout(limit);
    exit(0);
  };
  return { isStopping: () => isStopping, stop };
}
