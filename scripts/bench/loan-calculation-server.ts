import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from '@/backoffice/app';
import { createContainer } from '@/backoffice/container';
import { openDatabase } from '@/backoffice/db/client';
import { parseEnv } from '@/config/env.server';

const noop = () => undefined;

async function createApiApp() {
  const env = {
    ...parseEnv({ DATA_DIR: 'memory://' }),
    DESK_TOKEN: [],
    SESSION_SECRET: ['of nobody'],
    DATA_ENCRYPTION_KEY: [{ version: '1', key: Buffer.alloc(32) }],
  };
  const database = await openDatabase({ env, onConnectionError: noop });
  const api = createApi(
    await createContainer({
      env,
      log: { error: noop, warn: noop, info: noop, debug: noop },
      database,
    }),
  );
  return (request: Request) => api.fetch(request, { clientAddress: '127.0.0.1' });
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
