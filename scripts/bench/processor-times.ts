import { readFileSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const connections = 32;
const turnMs = 250;

/** Nanoseconds of processor that all threads of a process have used; Linux only. */
function processorNs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
    return sum + Number(ns);
  }, 0);
}

const requestOf = (path: string, headers: Readonly<Record<string, string>>): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Sends one request and resolves when its answer has come as a whole. */
function ask(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let left: number | undefined;
    const read = (part: Buffer): void => {
      if (left === undefined) {
        const head = part.toString('latin1');
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        const body = head.indexOf('\r\n\r\n') + 4;
        if (!head.startsWith('HTTP/1.1 200') || !length) return reject(new Error(head));
        left = Number(length) + body;
      }
      left -= part.length;
      if (left > 0) return;
      socket.off('data', read);
      resolve();
    };
    socket.on('data', read);
    socket.write(request);
  });
}

/**
 * Microseconds of processor that a server takes for each of two requests, which take turns of a quarter of a second: in a minute a shared
 * machine grows slower or faster by a sixth, in half a second it does not.
 */
export async function processorTimes(
  { port, pid, path, seconds }: { port: number; pid: number; path: string; seconds: number },
  requests: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>],
): Promise<[number, number]> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const sums = requests.map((headers) => ({ text: requestOf(path, headers), ns: 0, answers: 0 }));
  for (let turn = 0; turn < (seconds * 1_000) / turnMs; turn += 1) {
    // One, other, other, one: what a turn leaves behind meets both as often.
    const sum = sums[Number(turn % 4 === 1 || turn % 4 === 2)];
    if (!sum) continue;
    let isOver = false;
    const before = processorNs(pid);
    const asking = sockets.map(async (socket) => {
      while (!isOver) {
        await ask(socket, sum.text);
        sum.answers += 1;
      }
    });
    await pause(turnMs);
    isOver = true;
    await Promise.all(asking);
    sum.ns += processorNs(pid) - before;
  }
  for (const socket of sockets) socket.destroy();
  const [one = Number.NaN, other = Number.NaN] = sums.map(
    ({ ns, answers }) => ns / answers / 1_000,
  );
  return [one, other];
}
