import { Hono } from 'hono';
import type { ApiCall, SiteApi } from './site-api';

export interface FrontState {
  isAccepting: () => boolean;
}

/** Health, readiness and the API. Liveness asks nothing of anyone; readiness asks the database and stops when shutdown begins. */
export function createFront(api: SiteApi, state: FrontState): Hono<{ Bindings: ApiCall }> {
  const app = new Hono<{ Bindings: ApiCall }>();
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const isReady = state.isAccepting() && (await api.isReady().catch(() => false));
    return context.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.all('/api/v1/*', (context) => api.fetch(context.req.raw, context.env));
  return app;
}
