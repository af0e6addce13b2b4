import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { loggablePath } from '@/server/http/route-pattern';
import { logAccess } from '@/server/http/access-log';
import { standIn } from '@test/support/backoffice/service-tools';

describe('A logged path', () => {
  it.each([
    ['/en/rmb-loan', '/en/rmb-loan'],
    ['/en?phone=91234567&utm_source=x', '/en'],
    ['/en/upload-document/Zk3v9QpLw8RtYx2NbVc1', '/en/upload-document/:id'],
    ['/en/upload-document/AbcDefGhIjkLmNopQrSt', '/en/upload-document/:id'],
    ['/api/v1/los/increaseCreditLimit', '/api/v1/los/increaseCreditLimit'],
    ['/api/v1/los/internetWithdrawal?x=1', '/api/v1/los/internetWithdrawal'],
    ['/api/v1/desk/customers/7/phone', '/api/v1/desk/customers/:id/phone'],
    ['/api/v1/desk/loans/LN-2026-7F3K', '/api/v1/desk/loans/:loanNo'],
    ['/api/v1/unknown/0b0a3a10-1111-4222-8333-444455556666', '/api/v1/unknown/:id'],
    [
      '/api/v1/desk/notifications/0b0a3a10-1111-4222-8333-444455556666',
      '/api/v1/desk/notifications/:id',
    ],
    ['/en/terms-and-conditions', '/en/terms-and-conditions'],
    [
      '/api/v1/site/section-page-entries/pymt-holiday',
      '/api/v1/site/section-page-entries/pymt-holiday',
    ],
    ['/hk/preview/BuyNowSellLater', '/hk/preview/BuyNowSellLater'],
  ])('of %s is %s', (url, path) => {
    expect(loggablePath(url)).toBe(path);
  });

  it('is bounded', () => {
    expect(loggablePath(`/${'a/'.repeat(5_000)}`)).toHaveLength(200);
  });
});

describe('The access log', () => {
  const run = (writableFinished: boolean) => {
    const lines: [object, string][] = [];
    const logger = standIn<Logger>({
      info: (details: object, message?: string) => void lines.push([details, message ?? '']),
    });
    const response = Object.assign(new EventEmitter(), {
      statusCode: 200,
      writableFinished,
    }) as unknown as ServerResponse;
    const request = {
      method: 'GET',
      url: '/en?phone=91234567',
      headers: { cookie: 'login_token=secret', 'user-agent': 'Browser' },
      socket: { remoteAddress: '203.0.113.5' },
    } as unknown as IncomingMessage;
    logAccess(logger, { request, response, requestId: 'r1', startedAt: performance.now() });
    response.emit('close');
    response.emit('close');
    return lines;
  };

  it('writes one line, without query, address, cookie or agent', () => {
    const lines = run(true);
    expect(lines).toEqual([
      [
        { requestId: 'r1', method: 'GET', path: '/en', status: 200, ms: expect.any(Number) },
        'request',
      ],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/91234567|secret|Browser|203\.0/);
  });

  it('tells an aborted request from a finished one', () => {
    expect(run(false).map(([, message]) => message)).toEqual(['request aborted']);
  });
});
