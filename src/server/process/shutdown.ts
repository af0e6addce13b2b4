import type { Server } from 'node:http';
import type { Logger } from 'pino';

export interface ShutdownOptions {
  server: Server;
  logger: Logger;
  /** Time in which everything is still answered, until balancers have seen that this instance is not ready any more. */
  drainMs: number;
  /** Time for requests in flight to complete after that. */
  graceMs: number;
  /** Time limit of all that follows the drain. */
  timeoutMs: number;
  /** Disposes of the server's resources after the last response. */
  close: () => Promise<void>;
  exit: (code: number) => void;
}

const idleCheckMs = 100;

/** Shuts down in steps: waits until load balancers stop sending requests, stops accepting connections, lets requests in flight finish, then closes the rest. Requests still running after the grace period are cut off; a second signal or the time limit ends the process at once. */
export function createShutdown(options: ShutdownOptions): {
  isStopping: () => boolean;
  stop: (signal: string) => Promise<void>;
} {
  const { server, logger, drainMs, graceMs, timeoutMs, close, exit } = options;
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
    const timeoutTimer = setTimeout(() => {
      logger.error({}, 'stopping took too long');
      exit(1);
    }, timeoutMs);
    const graceTimer = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that answers now is kept alive afterwards, and would hold up the end until it is idle for long.
    const idleTimer = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearInterval(idleTimer);
    clearTimeout(graceTimer);
    await close();
    clearTimeout(timeoutTimer);
    exit(0);
  };
  return { isStopping: () => isStopping, stop };
}
