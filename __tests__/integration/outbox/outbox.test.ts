import { createOutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import { PermanentSendError } from '@/backoffice/adapters/permanent-send-error';
import type { SmsMessage } from '@/backoffice/adapters/sms/sms-sender';
import type { Delivery } from '@/backoffice/domains/outbox/outbox.model';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { engines } from '@test/support/database/test-database';
import { createOtpClient } from '@test/support/otp/otp-client';

describe.each(engines)('The outbox on %s', (engine) => {
  let api: TestApi;
  let visitor: ReturnType<typeof createOtpClient>;
  let fault: Error | null = null;
  const tried: SmsMessage[] = [];
  const sms = {
    send: async (message: SmsMessage) => {
      tried.push(message);
      if (fault) throw fault;
    },
  };
  beforeAll(async () => {
    api = await startTestApi(engine, {}, { sms });
    visitor = createOtpClient(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate otp_code, otp_sending, otp_failure, outbox',
    );
    tried.length = 0;
    api.log.length = 0;
    fault = null;
    api.setNow('2026-11-16T04:00:00Z');
  });
  const rows = async () =>
    (
      await api.testDatabase.database.pool.query(
        'select recipient, payload, attempts, delivered_at, abandoned_at, dead_at from outbox order by created_at',
      )
    ).rows;
  const work = () => api.container.outbox.runNow();
  const over = { recipient: null, payload: null };

  it('wipes a message once it is delivered', async () => {
    await visitor.send();
    await work();
    expect(tried).toHaveLength(1);
    expect(await rows()).toEqual([
      {
        ...over,
        attempts: 1,
        delivered_at: new Date('2026-11-16T04:00:00Z'),
        abandoned_at: null,
        dead_at: null,
      },
    ]);
    await work();
    expect(tried).toHaveLength(1);
  });

  it('holds nothing readable while a message waits, and tries again with growing pauses and the same id', async () => {
    fault = new Error('The provider answered 503');
    await visitor.send();
    for (const instant of ['04:00:00', '04:00:04', '04:00:06', '04:00:15', '04:00:18']) {
      api.setNow(`2026-11-16T${instant}Z`);
      await work();
    }
    expect(tried).toHaveLength(3);
    expect(new Set(tried.map(({ id }) => id)).size).toBe(1);
    const [waiting] = await rows();
    expect(waiting).toMatchObject({
      recipient: expect.stringMatching(/^1\.[\w-]+$/),
      payload: expect.stringMatching(/^1\.[\w-]+$/),
      attempts: 3,
      delivered_at: null,
    });
    fault = null;
    api.setNow('2026-11-16T04:00:42Z');
    await work();
    expect(await rows()).toEqual([
      {
        ...over,
        attempts: 4,
        delivered_at: new Date('2026-11-16T04:00:42Z'),
        abandoned_at: null,
        dead_at: null,
      },
    ]);
    expect(JSON.stringify(api.log)).toContain('The provider answered 503');
    expect(JSON.stringify(api.log)).not.toMatch(
      new RegExp(`91234567|${/^\d{6}/.exec(tried[0]?.text ?? '')?.[0]}`),
    );
  });

  it('never sends a code after its five minutes', async () => {
    fault = new Error('The provider answered 503');
    await visitor.send();
    await work();
    fault = null;
    api.setNow('2026-11-16T04:05:00Z');
    await work();
    expect(tried).toHaveLength(1);
    expect(await rows()).toEqual([
      {
        ...over,
        attempts: 1,
        delivered_at: null,
        abandoned_at: null,
        dead_at: new Date('2026-11-16T04:05:00Z'),
      },
    ]);
  });

  it('keeps a message that was refused for good until staff look at it', async () => {
    fault = new PermanentSendError('The provider answered 400');
    await visitor.send();
    await work();
    api.setNow('2026-11-16T04:01:00Z');
    await work();
    expect(tried).toHaveLength(1);
    expect(await rows()).toMatchObject([
      {
        payload: expect.any(String),
        delivered_at: null,
        dead_at: new Date('2026-11-16T04:00:00Z'),
      },
    ]);
  });

  it('drops a code that waits when a newer one takes its place', async () => {
    fault = new Error('The provider answered 503');
    await visitor.send();
    await work();
    fault = null;
    api.setNow('2026-11-16T04:01:00Z');
    await visitor.send();
    await work();
    expect(await rows()).toMatchObject([
      { ...over, delivered_at: null },
      { ...over, delivered_at: new Date('2026-11-16T04:01:00Z') },
    ]);
    expect(new Set(tried.map(({ id }) => id)).size).toBe(2);
  });

  it('carries mail with its subject and the address for answers', async () => {
    const { container } = api;
    await container.outbox.enqueueMessage(createOutboxRepository(api.testDatabase.database.db), {
      id: 'mail-1',
      kind: 'contact',
      channel: 'mail',
      to: 'desk@lender.example',
      subject: '查詢',
      text: 'A question',
      replyTo: 'amy@example.com',
      createdAt: new Date('2026-11-16T04:00:00Z'),
      expiresAt: null,
    });
    expect(JSON.stringify(await rows())).not.toMatch(/lender|question/);
    await work();
    expect(api.mailed).toEqual([
      {
        id: 'mail-1',
        to: 'desk@lender.example',
        subject: '查詢',
        text: 'A question',
        replyTo: 'amy@example.com',
      },
    ]);
    expect(await rows()).toMatchObject([
      { ...over, attempts: 1, delivered_at: new Date('2026-11-16T04:00:00Z') },
    ]);
  });

  it('lets the messages of a channel wait until somebody carries them, and hands them over as they were written', async () => {
    const { container } = api;
    await container.outbox.enqueueMessage(createOutboxRepository(api.testDatabase.database.db), {
      id: 'los-1',
      kind: 'handover',
      channel: 'los',
      to: 'HK-2026-00000000',
      text: '{"LOS":{}}',
      createdAt: new Date('2026-11-16T04:00:00Z'),
      expiresAt: null,
    });
    await work();
    expect(await rows()).toMatchObject([{ attempts: 0, delivered_at: null, abandoned_at: null }]);
    const carried: Delivery[] = [];
    container.outbox.registerChannel('los', async (delivery) => void carried.push(delivery));
    await work();
    expect(carried).toEqual([
      { id: 'los-1', to: 'HK-2026-00000000', payload: '{"LOS":{}}', attempts: 1 },
    ]);
  });

  it('gives each message to one worker', async () => {
    fault = new Error('The provider answered 503');
    const numbers = Array.from(
      { length: 25 },
      (_, index) => `9123 45${String(index).padStart(2, '0')}`,
    );
    for (const phone of numbers) await visitor.send({ phone });
    await work();
    api.setNow('2026-11-16T04:00:30Z');
    const outbox = createOutboxRepository(api.testDatabase.database.db);
    const claims = await Promise.all(
      Array.from({ length: 4 }, () =>
        outbox.claimDue({
          now: new Date('2026-11-16T04:00:30Z'),
          leaseMs: 60_000,
          channel: 'sms',
          limit: 10,
        }),
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(25);
    expect(
      await outbox.claimDue({
        now: new Date('2026-11-16T04:01:29Z'),
        leaseMs: 60_000,
        channel: 'sms',
        limit: 10,
      }),
    ).toEqual([]);
    expect(
      await outbox.claimDue({
        now: new Date('2026-11-16T04:01:30Z'),
        leaseMs: 60_000,
        channel: 'sms',
        limit: 30,
      }),
    ).toHaveLength(25);
  });
});

describe('A code', () => {
  it('is refused, not let through, when calls cannot be counted', async () => {
    const api = await startTestApi('postgres');
    const visitor = createOtpClient(api);
    await api.testDatabase.database.pool.query('alter table rate_limit rename to rate_limit_away');
    expect(await visitor.send()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await visitor.verify('123456')).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    await api.close();
  });

  it('is limited by address', async () => {
    const api = await startTestApi('postgres', { RATE_LIMIT_WRITES_PER_MINUTE: '2' });
    const visitor = createOtpClient(api);
    await visitor.verify('123456');
    await visitor.verify('123456');
    const answer = await visitor.send();
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await api.close();
  });
});
