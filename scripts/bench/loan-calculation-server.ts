import { setTimeout } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from '@/backoffice/app';
import { createContainer } from '@/backoffice/container';
import type { Container } from '@/backoffice/container-parts';
import { openDatabase } from '@/backoffice/db/client';
import { parseEnv } from '@/config/env.server';

const noop = () => undefined;

async function createApiApp() {
  const env = {
    ...parseEnv({ DATA_DIR: 'memory://', SEED_DEMO: 'false' }),
    DESK_TOKEN: [],
    SESSION_SECRET: ['of nobody'],
    DATA_ENCRYPTION_KEY: [{ version: '1', key: Buffer.alloc(32) }],
  };
  const database = await openDatabase({ env, onConnectionError: noop });
  const container = await createContainer({
    env,
    log: { error: noop, warn: noop, info: noop, debug: noop },
    database,
  });
  await settled(container);
  const api = createApi(container);
  return (request: Request) => api.fetch(request, { clientAddress: '127.0.0.1' });
}

/** An instance that has just started runs every job once, which is not what is measured. */
async function settled({ jobs }: Container): Promise<void> {
  const isIdle = async (): Promise<boolean> =>
    (await jobs.list()).every(
      ({ isRunning, lastStartedAt }) => lastStartedAt !== null && !isRunning,
    );
  while (!(await isIdle())) await setTimeout(500);
}

function createBareApp() {
  const app = new Hono();
  app.get('/api/v1/loan-cal/:paymentType', (context) =>
    context.json({ paymentType: context.req.param('paymentType') }),
  );
  return (request: Request) => app.fetch(request);
}

const isBare = process.argv[2] === 'bare';
const fetch = isBare ? createBareApp() : await createApiApp();
// The site shares its process with Next and so leaves the global objects alone; the bare route has every advantage.
serve({
  fetch,
  hostname: '127.0.0.1',
  port: Number(process.env.PORT),
  overrideGlobalObjects: isBare,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
