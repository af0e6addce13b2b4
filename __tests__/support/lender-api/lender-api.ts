import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCall, type Answer, type Call } from './call';
import { contentRoutes, type Route, type Routes } from './content-routes';
import { customerRoutes } from './customer-routes';
import { isConnectionFault, loosenesses, type ConnectionFault, type Habit } from './looseness';

export interface LenderApi extends Lender {
  /** Its origin, for `API_BASE_URL`. */
  url: string;
  close: () => Promise<void>;
}

const pattern = (call: string): RegExp =>
  new RegExp(`^${call.replaceAll(/[.+?()]/g, '\\$&').replaceAll('*', '[^/]+')}$`);

/** The entry that names this call: an exact name goes before one with `*`. */
function find<T>(entries: Iterable<readonly [string, T]>, name: string): T | undefined {
  const found = [...entries].filter(([call]) => pattern(call).test(name));
  return (found.find(([call]) => call === name) ?? found[0])?.[1];
}

const unknown: Route = () => ({
  status: 404,
  body: 'Cannot find that',
  headers: { 'content-type': 'text/plain' },
});

export interface Lender {
  /** Every call so far, in order. */
  calls: readonly Call[];
  /** Sets the habits of every call. */
  behave: (...habits: readonly Habit[]) => void;
  /** Sets what is different for one call, such as `GET /site/navs`; `*` stands for one segment. */
  loosen: (call: string, ...habits: readonly Habit[]) => void;
  /** Sets the whole answer of one call. */
  answer: (call: string, answer: Answer) => void;
  /** Takes back what `loosen` and `answer` set. */
  tidy: () => void;
  /** What it answers, and how the connection then fails. */
  serve: (call: Call) => { answer: Answer; fault?: ConnectionFault | undefined };
}

/**
 * A lender's API made by somebody who read only the specification: it shares no code with the site. Each habit can be switched on for
 * all calls or for one.
 */
export function createLender(): Lender {
  const routes: Routes = { ...contentRoutes, ...customerRoutes() };
  const calls: Call[] = [];
  let usual: readonly Habit[] = [];
  const special = new Map<string, readonly Habit[]>();
  const fixed = new Map<string, Answer>();
  return {
    calls,
    behave: (...habits) => void (usual = habits),
    loosen: (call, ...habits) => void special.set(call, habits),
    answer: (call, answer) => void fixed.set(call, answer),
    tidy() {
      special.clear();
      fixed.clear();
    },
    serve(call) {
      calls.push(call);
      const name = `${call.method} ${call.path}`;
      const set = find(fixed, name);
      if (set) return { answer: set };
      const habits = find(special, name) ?? usual;
      let answer = (find(Object.entries(routes), name) ?? unknown)(call);
      for (const habit of habits)
        if (!isConnectionFault(habit)) answer = loosenesses[habit](answer);
      return { answer, fault: habits.find(isConnectionFault) };
    },
  };
}

/** The same on a port of this machine. */
export async function startLenderApi({ port = 0 }: { port?: number } = {}): Promise<LenderApi> {
  const lender = createLender();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { answer, fault } = lender.serve(await readCall(request));
    if (fault) fail(response, { fault, answer });
    else send(response, answer);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    ...lender,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

export const textOf = (body: unknown): string =>
  typeof body === 'string' ? body : JSON.stringify(body);

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(textOf(body));
}

function fail(
  response: ServerResponse,
  { fault, answer }: { fault: ConnectionFault; answer: Answer },
): void {
  if (fault === 'silent') return;
  if (fault === 'down') return void response.destroy();
  const text = textOf(answer.body);
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.write(text.slice(0, text.length / 2));
  response.destroy();
}
