import { Agent, get } from 'node:http';
import { contentPaths, localisedPath } from '@/config/paths';
import type { Tally } from './tally';

const paths = [
  ...Object.values(contentPaths).flatMap((path) =>
    (['en', 'hk', 'cn'] as const).map((locale) => localisedPath(locale, path)),
  ),
  '/api/v1/site/navs?lang=en',
  '/locales/hk/common.json',
];
/** More than this at a time means that the machine does not keep up: the next is then left out, and said. */
const mostAtATime = 200;
/** Counted where a page is left out. */
export const leftOut = 'pages left out, because the machine did not keep up';

/** Reads a page, whole, and counts a failure unless it is answered 200. */
function read(
  origin: string,
  { path, agent, tally }: { path: string; agent: Agent; tally: Tally },
): Promise<void> {
  return new Promise((resolve) => {
    const page = tally.page();
    const fail = (why: unknown): void => {
      page.failed(path, why);
      resolve();
    };
    get(
      origin + path,
      { agent, headers: { 'accept-encoding': 'gzip', 'accept-language': 'en' } },
      (answer) => {
        answer.on('error', fail);
        answer.on('end', () => {
          if (answer.statusCode !== 200)
            return fail([answer.statusCode, answer.headers['x-balancer']].flat().join(' '));
          page.answered();
          resolve();
        });
        answer.resume();
      },
    ).on('error', fail);
  });
}

export interface VisitorsOptions {
  perSecond: number;
  tally: Tally;
}

/** Asks for `perSecond` pages and answers a second, whether those before were answered or not. Stopping waits for the last. */
export function startVisitors(
  origin: string,
  { perSecond, tally }: VisitorsOptions,
): { stop: () => Promise<void> } {
  const agent = new Agent({ keepAlive: true });
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  let due = 0;
  const timer = setInterval(() => {
    const wanted = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    for (; due < wanted; due += 1) {
      if (open.size >= mostAtATime) {
        tally.count(leftOut);
        continue;
      }
      const reading = read(origin, { path: paths[due % paths.length] ?? '/en', agent, tally });
      open.add(reading);
      void reading.then(() => open.delete(reading));
    }
  }, 10);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}
