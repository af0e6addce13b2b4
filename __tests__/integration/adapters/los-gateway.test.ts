import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createHttpLosGateway } from '@/backoffice/adapters/los/http-los-gateway';
import type { LosApplication } from '@/backoffice/adapters/los/los-gateway';
import { completeForm } from '@test/support/application/application-form';

const application: LosApplication = {
  appl_no: 'HK-2026-7F3K9Q2M',
  product: 'first',
  loan_amount: 4_500_000,
  language: 'hk',
  phone: '+85291234567',
  received_at: '2026-11-16T04:00:00.000Z',
  promised_by: '2026-11-17T04:00:00.000Z',
  consents: { creditReference: true },
  campaign: { utm_source: 'radio' },
  co_applicants: [],
  form: completeForm(),
};

describe('The lender’s loan system', () => {
  let server: Server;
  let origin = '';
  let reply: { status: number; body: string } | 'silence';
  const seen: {
    method?: string;
    url?: string;
    headers: IncomingMessage['headers'];
    body: string;
  }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        if (reply !== 'silence')
          response
            .writeHead(reply.status, { 'content-type': 'application/json', location: '/elsewhere' })
            .end(reply.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    seen.length = 0;
  });
  const handOver = (url = `${origin}/los?v=1`) =>
    createHttpLosGateway({ url, token: 'bearer-token' }).handOver(application, {
      timeoutMs: reply === 'silence' ? 300 : 20_000,
    });
  const failure = (url?: string) =>
    handOver(url).then(
      (answer) => answer,
      (error: unknown) => error,
    );

  it('receives LOS.BODY with a key and a token, and accepts', async () => {
    reply = { status: 200, body: JSON.stringify({ LOS: { BODY: { appl_no: 'THEIRS-1' } } }) };
    expect(await handOver()).toEqual({ isAccepted: true });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/los?v=1',
        headers: {
          authorization: 'Bearer bearer-token',
          'content-type': 'application/json',
          'idempotency-key': 'HK-2026-7F3K9Q2M',
        },
      },
    ]);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ LOS: { BODY: application } });
  });

  it.each([200, 400, 422, 500])(
    'refuses with rtn_msg, whatever the status (%i)',
    async (status) => {
      reply = {
        status,
        body: JSON.stringify({ LOS: { BODY: { rtn_msg: 'Applied twice this week' } } }),
      };
      expect(await handOver()).toEqual({ isAccepted: false, message: 'Applied twice this week' });
    },
  );

  it.each([
    ['an error', 500, '{"LOS":{"BODY":{}}}'],
    ['a refusal without a word', 400, '{"error":"x"}'],
    ['a redirect', 302, '{"LOS":{"BODY":{}}}'],
    ['something that is no JSON', 200, '<html>down for maintenance</html>'],
    ['another shape', 200, '{"LOS":[]}'],
    ['nothing', 204, ''],
  ])('decides nothing with %s', async (_what, status, body) => {
    reply = { status, body };
    expect(await failure()).toBeInstanceOf(Error);
    expect(seen).toHaveLength(1);
  });

  it('decides nothing with an endless answer', async () => {
    reply = { status: 200, body: `{"LOS":{"BODY":{"x":"${'x'.repeat(1_100_000)}"}}}` };
    expect(await failure()).toEqual(new Error('The loan system answered more than a megabyte'));
  });

  it('decides nothing when it is silent, or not there, and the reason names nobody', async () => {
    reply = 'silence';
    for (const error of [await failure(), await failure('http://127.0.0.1:1/')]) {
      expect(String(error)).toMatch(/TimeoutError|fetch failed/);
      expect(String(error)).not.toMatch(/CHAN|91234567/);
    }
  });
});
