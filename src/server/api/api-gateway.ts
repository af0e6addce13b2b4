import { Hono } from 'hono';
import type { ApiCall, SiteApi } from './site-api';

export interface ApiGatewayState {
  isAccepting: () => boolean;
}

/** The API gateway: liveness (no dependencies checked), readiness (checks the database, fails once shutdown has begun) and `/api/v1/*`. */
export function createApiGateway(
  api: SiteApi,
  state: ApiGatewayState,
): Hono<{ Bindings: ApiCall }> {
  const app = new Hono<{ Bindings: ApiCall }>();
  app.get('/healthz', (context) =>
    context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
  );
  app.get('/readyz', async (context) => {
    const isReady = state.isAccepting() && (await api.isReady().catch(() => false));
    return context.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503, {
      'cache-control': 'no-store',
    });
  });
  app.all('/api/v1/*', (context) => api.fetch(context.req.raw, context.env));
  return app;
}
