import {
  Agent,
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { listen } from './listen';

export interface Balancer {
  origin: string;
  /** Whether the balancer sends requests to the instance on this port. */
  isReady: (port: number) => boolean;
  close: () => Promise<void>;
}

interface Backend {
  port: number;
  isReady: boolean;
  agent: Agent;
}

const probeIntervalMs = 500;
const probeTimeoutMs = 10_000;

/** Takes turns between the instances whose `/readyz` answers 200, over kept connections. It never sends a request twice: what an instance drops is a failure. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const backends = ports.map((each) => ({
    port: each,
    isReady: false,
    agent: new Agent({ keepAlive: true, maxFreeSockets: 64 }),
  }));
  let turn = 0;
  const next = (): Backend | undefined => {
    const ready = backends.filter(({ isReady }) => isReady);
    return ready[turn++ % ready.length];
  };
  const server = createServer((incoming, outgoing) => {
    const backend = next();
    if (!backend) return refuse(outgoing, { code: 503, why: 'no instance is ready' });
    hand(incoming, outgoing, backend);
  });
  // A visitor's connection that it ended for resting would count as a failure of an instance.
  server.keepAliveTimeout = 0;
  const probes = backends.map((backend) => keepProbing(backend));
  const address = await listen(server);
  return {
    origin: `http://localhost:${address}`,
    isReady: (asked) => backends.some((each) => each.port === asked && each.isReady),
    async close() {
      for (const stop of probes) stop();
      await closeServer(server);
      for (const { agent } of backends) agent.destroy();
    },
  };
}

function refuse(outgoing: ServerResponse, { code, why }: { code: number; why: string }): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(code, { 'x-balancer': why.replaceAll(/[^\x20-\x7e]/g, ' ') });
  outgoing.end();
}

/** What concerns one connection alone. */
function withoutHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = { ...headers };
  delete passed.connection;
  delete passed['keep-alive'];
  return passed;
}

function hand(incoming: IncomingMessage, outgoing: ServerResponse, { port, agent }: Backend): void {
  const { method, url } = incoming;
  const headers = withoutHopHeaders(incoming.headers);
  const behind = ask({ host: '127.0.0.1', port, method, path: url, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...withoutHopHeaders(answer.headers),
      'x-balancer': `${port}`,
    });
    answer.on('error', () => outgoing.destroy()).pipe(outgoing);
  });
  behind.on('error', (error) =>
    refuse(outgoing, {
      code: 502,
      why: `${port} ${behind.reusedSocket ? 'kept' : 'new'} ${error.message}`,
    }),
  );
  outgoing.on('close', () => behind.destroy());
  incoming.pipe(behind);
}

function keepProbing(backend: Backend): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const probe = async (): Promise<void> => {
    backend.isReady = await fetch(`http://127.0.0.1:${backend.port}/readyz`, {
      signal: AbortSignal.timeout(probeTimeoutMs),
      headers: { connection: 'close' },
    }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!isStopped) timer = setTimeout(() => void probe(), probeIntervalMs);
  };
  void probe();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
