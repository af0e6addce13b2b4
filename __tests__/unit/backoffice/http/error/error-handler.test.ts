import { Hono } from 'hono';
import type { ApiEnv } from '@/backoffice/http/api-types';
import { createErrorHandler } from '@/backoffice/http/error/error-handler';
import { rejectField } from '@/backoffice/common/service-error';

function api() {
  const logged: object[] = [];
  const write = (level: string) => (details: object, message: string) =>
    void logged.push({ level, ...details, message });
  const app = new Hono<ApiEnv>();
  app.onError(
    createErrorHandler(
      { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') },
      { isHttps: false },
    ),
  );
  return { app, logged };
}

describe('A call that fails', () => {
  it('stands in the log with its cause when nobody foresaw it', async () => {
    const { app, logged } = api();
    const fault = new Error('fault');
    app.get('/fault', () => {
      throw fault;
    });
    expect((await app.request('/fault', {}, { requestId: 'r-1' })).status).toBe(500);
    expect(logged).toEqual([
      { level: 'error', requestId: 'r-1', path: '/fault', err: fault, message: 'API call failed' },
    ]);
  });

  it('stands there only for debugging when it was refused, with the names of its fields', async () => {
    const { app, logged } = api();
    app.get('/refused', () => rejectField('amount', 'tooBig', 5));
    expect((await app.request('/refused?amount=6', {}, { requestId: 'r-1' })).status).toBe(400);
    expect(logged).toEqual([
      {
        level: 'debug',
        requestId: 'r-1',
        path: '/refused',
        code: 'validation_failed',
        fields: ['amount'],
        message: 'API call refused',
      },
    ]);
  });
});
