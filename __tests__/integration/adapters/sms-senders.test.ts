import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpsSmsSender } from '@/backoffice/adapters/sms/https-sms-sender';
import { createOutboxFileSmsSender } from '@/backoffice/adapters/sms/outbox-file-sms-sender';
import { PermanentSendError } from '@/backoffice/adapters/permanent-send-error';
import { createTwilioSmsSender } from '@/backoffice/adapters/sms/twilio-sms-sender';

const message = {
  id: 'm-1',
  to: '+85291234567',
  text: '123456 is your code & more\n@site.example #123456',
};
const accountSid = `AC${'0123456789abcdef'.repeat(2)}`;

/** A busy machine takes its time: only a test of silence gives up early. */
const enough = 20_000;

interface Seen {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

describe('Text messages over the network', () => {
  let server: Server;
  let origin = '';
  let status: number | 'silence' = 201;
  const seen: Seen[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        if (status !== 'silence')
          response
            .writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' })
            .end('{}');
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
    status = 201;
  });
  const twilio = (from = '+85230000000') =>
    createTwilioSmsSender({
      baseUrl: origin,
      accountSid,
      authToken: 'secret-token',
      from,
      timeoutMs: enough,
    });
  const gateway = (timeoutMs = enough) =>
    createHttpsSmsSender({
      url: `${origin}/send?v=1`,
      token: 'bearer-token',
      from: 'HarbourKey',
      timeoutMs,
    });

  it('go to Twilio as its Messages resource takes them', async () => {
    await twilio().send(message);
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ]);
    expect(
      Buffer.from(seen[0]?.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString(),
    ).toBe(`${accountSid}:secret-token`);
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      To: message.to,
      From: '+85230000000',
      Body: message.text,
    });
  });

  it('go through a messaging service of Twilio', async () => {
    const service = `MG${'0123456789abcdef'.repeat(2)}`;
    await twilio(service).send(message);
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      To: message.to,
      MessagingServiceSid: service,
      Body: message.text,
    });
  });

  it('go to a gateway as JSON with a bearer token', async () => {
    status = 204;
    await gateway().send(message);
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/send?v=1',
        headers: {
          authorization: 'Bearer bearer-token',
          'content-type': 'application/json',
          'idempotency-key': 'm-1',
        },
      },
    ]);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      id: 'm-1',
      from: 'HarbourKey',
      to: message.to,
      text: message.text,
    });
  });

  const failure = async (sender: {
    send: (one: typeof message) => Promise<void>;
  }): Promise<unknown> =>
    sender.send(message).then(
      () => 'sent',
      (error: unknown) => error,
    );

  it.each([400, 401, 403, 404, 422])('are given up at %i', async (code) => {
    status = code;
    for (const sender of [twilio(), gateway()])
      expect(await failure(sender)).toEqual(
        new PermanentSendError(`The provider answered ${code}`),
      );
    for (const sender of [twilio(), gateway()])
      expect(await failure(sender)).toBeInstanceOf(PermanentSendError);
  });

  it.each([302, 408, 429, 500, 502, 503])('are tried again after %i', async (code) => {
    status = code;
    for (const sender of [twilio(), gateway()]) {
      const error = await failure(sender);
      expect(error).toEqual(new Error(`The provider answered ${code}`));
      expect(error).not.toBeInstanceOf(PermanentSendError);
    }
    expect(seen).toHaveLength(2);
  });

  it('are tried again when nobody answers in time, or at all', async () => {
    status = 'silence';
    const silent = await failure(gateway(300));
    const nobody = await failure(
      createHttpsSmsSender({
        url: 'http://127.0.0.1:1/',
        token: 'bearer-token',
        from: undefined,
        timeoutMs: enough,
      }),
    );
    for (const error of [silent, nobody]) {
      expect(error).not.toBe('sent');
      expect(error).not.toBeInstanceOf(PermanentSendError);
      expect(String(error)).not.toMatch(/91234567|123456 is/);
    }
  });
});

describe('Text messages of the trial mode', () => {
  it('stand in a file for its owner only, and the log does not repeat them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-outbox-'));
    const path = join(folder, 'data', 'outbox.ndjson');
    const log: unknown[] = [];
    const write = (details: object, text: string) => void log.push({ ...details, text });
    const sender = createOutboxFileSmsSender({
      path,
      log: { debug: write, info: write, warn: write, error: write },
      now: () => new Date('2026-11-16T04:00:00Z'),
    });
    await sender.send(message);
    await sender.send({ ...message, to: '+8613812345678' });
    const lines = readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      { at: '2026-11-16T04:00:00.000Z', channel: 'sms', to: message.to, text: message.text },
      expect.objectContaining({ to: '+8613812345678' }),
    ]);
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toMatch(/123456|91234567/);
    rmSync(folder, { recursive: true });
  });
});
